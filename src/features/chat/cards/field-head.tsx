import type { JSX } from 'preact';
import type { TextLength } from './text-length';

export interface FieldHeadProps {
  /** Of the field that this names. */
  readonly fieldId: string;
  readonly label: string;
  readonly length: TextLength;
  /** Of the length in words, which describes the field. */
  readonly lengthId: string;
}

/** The name of a field on the left, the room in it on the right. */
export function FieldHead({ fieldId, label, length, lengthId }: FieldHeadProps): JSX.Element {
  return (
    <p class="card-field__head">
      <label for={fieldId}>{label}</label>
      <span class="card-field__length" aria-hidden="true" {...(length.isOver && { 'data-over': true })}>
        {length.shown}
      </span>
      <span class="visually-hidden" id={lengthId}>
        {length.spoken}
      </span>
    </p>
  );
}
