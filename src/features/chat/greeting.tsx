import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';

/** The empty conversation: what this is for, and a few things to say. */
export function Greeting({
  isOff,
  onPick,
}: {
  readonly isOff: boolean;
  readonly onPick: (text: string) => void;
}): JSX.Element {
  const text = messages.value.coach;
  return (
    <div class="greeting">
      <h2 class="lead">{text.greetingTitle}</h2>
      <p class="lead-note">{text.greetingNote}</p>
      {!isOff && (
        <ul class="card rows" aria-label={text.suggestionsLabel}>
          {text.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" class="row" onClick={() => onPick(suggestion)}>
                <span class="row__main">{suggestion}</span>
                <Icon name="next" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
