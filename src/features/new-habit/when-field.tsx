import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { HabitDetails } from './habit-details';
import { TextLine } from './text-line';
import './when-field.css';

/** The moment it hangs on: one of a few, in the person's own words, or left open. */
export function WhenField({ details }: { readonly details: HabitDetails }): JSX.Element {
  const text = messages.value.newHabit;
  const { anchor } = details.current.value;
  const isChosen = (chip: string): boolean => anchor.kind === 'chip' && anchor.text === chip;
  return (
    <section class="when-field" aria-labelledby="when-title">
      <div class="when-field__head">
        <h2 id="when-title">{text.when}</h2>
        <p class="meta">{text.whenNote}</p>
      </div>
      <div class="when-field__chips">
        {details.defaults.value.anchors.map((chip) => (
          <Chip
            key={chip}
            label={chip}
            isChosen={isChosen(chip)}
            onTap={() =>
              details.change({ anchor: isChosen(chip) ? { kind: 'open' } : { kind: 'chip', text: chip } })
            }
          />
        ))}
        <Chip
          label={text.ownWhen}
          isChosen={anchor.kind === 'own'}
          onTap={() =>
            details.change({ anchor: anchor.kind === 'own' ? { kind: 'open' } : { kind: 'own', text: '' } })
          }
        />
      </div>
      {anchor.kind === 'own' && (
        <TextLine
          key={details.key.value}
          id="own-when"
          label={text.whenName}
          isLabelHidden
          takesFocus
          initial={anchor.text}
          problem={details.problems.value.anchor}
          onInput={(words) => details.change({ anchor: { kind: 'own', text: words } })}
        />
      )}
    </section>
  );
}

interface ChipProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onTap: () => void;
}

function Chip({ label, isChosen, onTap }: ChipProps): JSX.Element {
  return (
    <button type="button" class="when-field__chip" aria-pressed={isChosen} onClick={onTap}>
      {label}
    </button>
  );
}
