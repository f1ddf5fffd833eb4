import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import './tool-card.css';

/** Sets the model's claim right: the form of a refusal, since nothing was stored either. */
export function NothingSavedCard(): JSX.Element {
  const { nothingSaved, refused } = messages.value.coach;
  return (
    <section class="tool-card tool-card--refused" aria-label={refused.nothingSavedTitle}>
      <p class="tool-card__kind">
        <Icon name="info" size={20} />
        <span>{refused.nothingSavedTitle}</span>
      </p>
      <p class="tool-card__reason">{nothingSaved}</p>
    </section>
  );
}
