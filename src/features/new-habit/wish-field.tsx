import type { JSX } from 'preact';
import { judgeText } from '@/domain/text-limits';
import { messages } from '@/i18n/current';
import { MarkedField } from './marked-field';
import { AvoidanceHint, problemText } from './sentence-hint';
import type { SentenceFinder } from './sentence-finder';

/** What is on the person's mind, as they would say it; what it needs is said at each pause. */
export function WishField({ finder }: { readonly finder: SentenceFinder }): JSX.Element {
  const text = messages.value.newHabit;
  return (
    <MarkedField
      id="wish"
      label={text.wish}
      initial={finder.wish.peek()}
      text={finder.wish.value}
      hits={finder.hitsIn(finder.wish.value)}
      onInput={(words) => finder.write(words)}
      onEnter={() => finder.settle()}
    >
      <WishHint finder={finder} />
    </MarkedField>
  );
}

function WishHint({ finder }: { readonly finder: SentenceFinder }): JSX.Element {
  const text = messages.value.newHabit;
  const wish = finder.settled.value;
  const problem = judgeText('framedText', wish);
  if (problem !== null && problem.kind !== 'empty') return <>{problemText(problem)}</>;
  const [hit] = finder.hitsIn(wish);
  return hit ? <AvoidanceHint hit={hit} advice={text.avoidance} /> : <>{text.hint}</>;
}
