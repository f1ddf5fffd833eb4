import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { ItemOf } from './chat-item';
import './tool-card.css';

export interface RefusedCardProps {
  readonly item: ItemOf<'refused'>;
  readonly onUseAlternative: () => void;
}

/** An outline, never red: what was not saved, the word and why, and a sentence that would fit. */
export function RefusedCard({ item, onUseAlternative }: RefusedCardProps): JSX.Element {
  const text = messages.value.coach.refused;
  const { error, isOfferOpen } = item;
  return (
    <section class="tool-card tool-card--refused" data-code={error.code} aria-label={text.label}>
      <p class="tool-card__kind">
        <Icon name="info" size={20} />
        <span>{text.title}</span>
      </p>
      <p class="tool-card__reason">
        <Marked text={error.reason} word={error.keyword} />
      </p>
      {isOfferOpen && error.alternative && (
        <div class="tool-card__offer">
          <p class="own">{error.alternative.framedText}</p>
          <Button tone="tonal" size="small" onClick={onUseAlternative}>
            {text.useThis}
          </Button>
        </div>
      )}
    </section>
  );
}

function Marked({ text, word }: { readonly text: string; readonly word: string | undefined }): JSX.Element {
  const start = word ? text.indexOf(word) : -1;
  if (!word || start < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, start)}
      <mark>{word}</mark>
      {text.slice(start + word.length)}
    </>
  );
}
