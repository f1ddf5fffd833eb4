import type { JSX } from 'preact';
import type { HabitId } from '@/domain/habit';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { ItemOf } from '../chat-item';
import { MarkedText, rangeOf } from './marked-text';
import { Occupants } from './occupants';
import { refusedTitle } from './refused-title';
import { useKeptFocus } from './use-kept-focus';
import './tool-card.css';

export interface RefusedCardProps {
  readonly item: ItemOf<'refused'>;
  readonly onUseAlternative: () => void;
  readonly onArchive: (habitId: HabitId) => void;
}

/** An outline, never red: what was not done, the word and why, and a way on. */
export function RefusedCard({ item, onUseAlternative, onArchive }: RefusedCardProps): JSX.Element {
  const text = messages.value.coach.refused;
  const { call, error, isOfferOpen } = item;
  const { reason, keyword, alternative, hint, occupants = [] } = error;
  const section = useKeptFocus<HTMLElement>(isOfferOpen ? 'open' : 'closed');
  return (
    <section
      ref={section}
      tabIndex={-1}
      class="tool-card tool-card--refused"
      data-code={error.code}
      aria-label={call.name === 'add_habit' ? text.habitLabel : text.label}
    >
      <p class="tool-card__kind">
        <Icon name="info" size={20} />
        <span>{refusedTitle(call)}</span>
      </p>
      <p class="tool-card__reason">
        <MarkedText text={reason} ranges={rangeOf(reason, keyword)} />
      </p>
      {!alternative && hint !== undefined && <p class="tool-card__hint">{hint}</p>}
      {isOfferOpen && alternative && (
        <div class="tool-card__offer">
          <p class="own">{alternative.framedText}</p>
          <Button tone="tonal" size="small" onClick={onUseAlternative}>
            {text.useThis}
          </Button>
        </div>
      )}
      {isOfferOpen && occupants.length > 0 && (
        <div class="tool-card__occupants">
          <Occupants occupants={occupants} onArchive={onArchive} />
        </div>
      )}
    </section>
  );
}
