import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TextProblem } from '@/domain/text-limits';
import { problemText } from './sentence-hint';
import './text-line.css';

export interface TextLineProps {
  readonly id: string;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly note?: string;
  /** What the field begins with; give it another key to begin anew. */
  readonly initial: string;
  /** Stands for an emptied field. */
  readonly placeholder?: string;
  readonly problem: TextProblem | null;
  readonly takesFocus?: boolean;
  readonly onInput: (text: string) => void;
}

/** A short text on one line, with what is wrong with it below. */
export function TextLine(props: TextLineProps): JSX.Element {
  const { id, label, isLabelHidden = false, note, placeholder, problem, takesFocus = false } = props;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <div class="text-line">
      <label for={id} class={isLabelHidden ? 'visually-hidden' : 'text-line__label'}>
        {label}
        {note !== undefined && <span> · {note}</span>}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        autocomplete="off"
        enterkeyhint="done"
        defaultValue={props.initial}
        placeholder={placeholder}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      {problem !== null && (
        <p id={`${id}-problem`} class="text-line__problem" role="status">
          {problemText(problem)}
        </p>
      )}
    </div>
  );
}
