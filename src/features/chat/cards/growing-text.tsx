import type { JSX } from 'preact';
import { MarkedText, type MarkedRange } from './marked-text';
import './card-field.css';

export interface GrowingTextProps {
  readonly id: string;
  readonly name: string;
  readonly initial: string;
  /** As it stands in the field now. */
  readonly text: string;
  /** Words of it to underline. */
  readonly ranges?: readonly MarkedRange[];
  /** The person's own sentence, in its own letters. */
  readonly isOwn?: boolean;
  readonly isInvalid: boolean;
  /** Ids of what is said about it. */
  readonly describedBy: string;
  readonly onInput: (text: string) => void;
}

/**
 * A field for one line of text that wraps rather than hides any of it. A copy of the text behind the field makes it as
 * high as its text and carries the underlining. Never controlled: writing to it during a composition breaks syllables
 * apart.
 */
export function GrowingText({ id, name, initial, text, ...props }: GrowingTextProps): JSX.Element {
  const { ranges = [], isOwn = false } = props;
  return (
    <div class={isOwn ? 'card-field__box card-field__box--own' : 'card-field__box'}>
      <p class="card-field__copy" aria-hidden="true">
        <MarkedText text={text} ranges={ranges} />{' '}
      </p>
      <textarea
        id={id}
        rows={1}
        name={name}
        defaultValue={initial}
        autocomplete="off"
        enterkeyhint="done"
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
    </div>
  );
}
