import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { ModelEntry } from '@/llm/model/model-entry';

type Family = ModelEntry['family'];

const families: readonly (readonly [family: Family, name: string])[] = [
  ['gemma4', 'Gemma 4'],
  ['functiongemma', 'FunctionGemma'],
  ['gemma3', 'Gemma 3'],
];

export interface FamilyFieldProps {
  readonly id: string;
  readonly value: Family;
  readonly onChange: (family: Family) => void;
}

/** Which prompt language a file speaks: its makers' names. */
export function FamilyField({ id, value, onChange }: FamilyFieldProps): JSX.Element {
  return (
    <div class="model-field">
      <label for={id}>{messages.value.model.own.family}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = families.find(([family]) => family === currentTarget.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {families.map(([family, name]) => (
          <option key={family} value={family}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
