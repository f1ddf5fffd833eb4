import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { SunMark } from '@/ui/sun-mark';
import type { HabitDetails } from './habit-details';
import { TextLine } from './text-line';
import './dose-fields.css';

const DOSES = [
  { dose: 'usual', mark: 'done' },
  { dose: 'minimal', mark: 'minimal' },
] as const;

/** How much on a usual day, and how little still counts. */
export function DoseFields({ details }: { readonly details: HabitDetails }): JSX.Element {
  const text = messages.value.newHabit;
  const defaults = details.defaults.value;
  return (
    <section class="dose-fields" aria-labelledby="dose-title">
      <h2 id="dose-title">{text.dose}</h2>
      <div class="card rows">
        {DOSES.map(({ dose, mark }) => (
          <div key={dose} class="dose-fields__row">
            <SunMark state={mark} size={20} />
            <TextLine
              key={`${details.key.value} ${defaults[dose]}`}
              id={`dose-${dose}`}
              label={text[dose]}
              {...(dose === 'minimal' && { note: text.minimalNote })}
              initial={details.current.peek()[dose]}
              placeholder={defaults[dose]}
              problem={details.problems.value[dose]}
              onInput={(words) => details.change({ [dose]: words })}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
