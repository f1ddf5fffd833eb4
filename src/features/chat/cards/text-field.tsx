import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { TEXT_LIMITS, type TextField as Limit } from '@/domain/text-limits';
import { FieldHead } from './field-head';
import { GrowingText } from './growing-text';
import { textLength } from './text-length';

export interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly initial: string;
  /** Whose limit the text has to keep. */
  readonly limit: Limit;
}

/** A short text with its length. */
export function TextField({ label, name, initial, limit }: TextFieldProps): JSX.Element {
  const id = useId();
  const text = useSignal(initial);
  const length = textLength(text.value, TEXT_LIMITS[limit].max);
  return (
    <div>
      <FieldHead fieldId={id} label={label} length={length} lengthId={`${id}-length`} />
      <GrowingText
        id={id}
        name={name}
        initial={initial}
        text={text.value}
        isInvalid={length.isOver}
        describedBy={`${id}-length`}
        onInput={(typed) => (text.value = typed)}
      />
    </div>
  );
}
