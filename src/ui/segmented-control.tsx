import type { JSX } from 'preact';
import './segmented-control.css';

export interface SegmentedControlProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
}

/** A few choices side by side: native radios, so arrow keys and screen readers work as everywhere. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>): JSX.Element {
  const { legend, name, value, options, onChange } = props;
  return (
    <fieldset class="segmented">
      <legend>{legend}</legend>
      <div class="segmented__track">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              class="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
