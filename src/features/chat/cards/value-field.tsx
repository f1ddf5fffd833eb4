import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Tracker } from '@/domain/tracker';
import { judgeValue } from '@/domain/tracker-entry';
import { locale } from '@/i18n/current';
import { trackerTexts } from '@/i18n/tracker-texts';
import { SegmentedControl } from '@/ui/segmented-control';
import './card-field.css';

export interface ValueFieldProps {
  readonly label: string;
  readonly tracker: Tracker;
  readonly initial: string;
}

/** A tracker's value: yes or no, or a number with what it comes to in the tracker's unit beside it. */
export function ValueField(props: ValueFieldProps): JSX.Element {
  return props.tracker.kind === 'yes_no' ? <YesNo {...props} /> : <NumberField {...props} />;
}

function NumberField({ label, tracker, initial }: ValueFieldProps): JSX.Element {
  const id = useId();
  const typed = useSignal(initial);
  const value = readNumber(typed.value);
  const isAllowed = value !== null && judgeValue(tracker, value) === null;
  return (
    <div>
      <p class="card-field__head">
        <label for={id}>{label}</label>
        <span class="card-field__length" id={`${id}-unit`}>
          {value !== null && trackerTexts[locale.value].value(tracker, value)}
        </span>
      </p>
      <input
        id={id}
        class="card-field__input"
        type="text"
        inputmode="decimal"
        name="value"
        defaultValue={initial}
        autocomplete="off"
        enterkeyhint="done"
        aria-describedby={`${id}-unit`}
        aria-invalid={!isAllowed}
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
    </div>
  );
}

function YesNo({ label, tracker, initial }: ValueFieldProps): JSX.Element {
  const value = useSignal(initial);
  const options = [1, 0].map((number) => ({
    value: String(number),
    label: trackerTexts[locale.value].value(tracker, number),
  }));
  return (
    <SegmentedControl
      legend={label}
      name="value"
      value={value.value}
      options={options}
      onChange={(next) => (value.value = next)}
    />
  );
}

/** Null while what is typed isn't a number. */
function readNumber(typed: string): number | null {
  const digits = typed.trim();
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}
