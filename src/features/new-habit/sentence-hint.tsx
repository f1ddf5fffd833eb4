import type { JSX } from 'preact';
import type { AvoidanceHit } from '@/domain/avoidance-keywords';
import type { TextProblem } from '@/domain/text-limits';
import { messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import './sentence-hint.css';

/** Why a field's text can't stay as it is, in a word to the person. */
export function problemText(problem: TextProblem): string {
  const { tooLong, broken, empty } = messages.value.newHabit;
  switch (problem.kind) {
    case 'too_long':
      return tooLong(problem.count - problem.max);
    case 'broken':
      return broken;
    case 'empty':
      return empty;
  }
}

/** The word that says what not to do, and what to do about it. */
export function AvoidanceHint({
  hit,
  advice,
}: {
  readonly hit: AvoidanceHit;
  readonly advice: string;
}): JSX.Element {
  return (
    <span class="sentence-hint">
      <Icon name="info" size={20} />
      <span>
        <b>{hit.keyword}</b>
        {advice}
      </span>
    </span>
  );
}
