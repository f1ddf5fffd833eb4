import type { ComponentChild, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AvoidanceHit } from '@/domain/avoidance-keywords';
import { cleanText, countGraphemes, TEXT_LIMITS } from '@/domain/text-limits';
import { messages } from '@/i18n/current';
import './marked-field.css';

export interface MarkedFieldProps {
  readonly id: string;
  readonly label: string;
  /** Shown only to screen readers where the place speaks for itself. */
  readonly isLabelHidden?: boolean;
  /** What the field begins with; it is never written to again, which would break syllables being composed. */
  readonly initial: string;
  /** As it stands in the field now. */
  readonly text: string;
  readonly hits: readonly AvoidanceHit[];
  readonly isOwn?: boolean;
  readonly takesFocus?: boolean;
  readonly onInput: (text: string) => void;
  readonly onEnter: () => void;
  readonly onEscape?: () => void;
  /** What is to be said about the text; its place is kept free. */
  readonly children: ComponentChild;
}

/** A field of one sentence that marks words in its text: they stand in a copy of the text behind the real one. */
export function MarkedField(props: MarkedFieldProps): JSX.Element {
  const { id, label, isLabelHidden = false, text, hits, isOwn = false, takesFocus = false } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = field.current;
    if (!takesFocus || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [takesFocus]);
  const { max } = TEXT_LIMITS.framedText;
  const count = countGraphemes(cleanText(text));
  const { newHabit } = messages.value;
  return (
    <div class={isOwn ? 'marked-field marked-field--own' : 'marked-field'}>
      <div class="marked-field__head">
        <label for={id} class={isLabelHidden ? 'visually-hidden' : undefined}>
          {label}
        </label>
        <span id={`${id}-count`} class="marked-field__count" data-over={count > max}>
          <span aria-hidden="true">{newHabit.count(count, max)}</span>
          <span class="visually-hidden">{newHabit.countName(count, max)}</span>
        </span>
      </div>
      <div class="marked-field__box">
        <div class="marked-field__copy" aria-hidden="true">
          {marked(text, hits)}
          {'\u200B'}
        </div>
        <textarea
          ref={field}
          id={id}
          rows={1}
          defaultValue={props.initial}
          autocomplete="off"
          enterkeyhint="done"
          aria-describedby={`${id}-hint ${id}-count`}
          aria-invalid={hits.length > 0 || count > max}
          onInput={(event) => props.onInput(event.currentTarget.value)}
          onBeforeInput={(event) => {
            if (event.inputType !== 'insertLineBreak' && event.inputType !== 'insertParagraph') return;
            event.preventDefault();
            props.onEnter();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.isComposing) props.onEscape?.();
          }}
        />
      </div>
      <p id={`${id}-hint`} class="marked-field__hint" role="status">
        {props.children}
      </p>
    </div>
  );
}

function marked(text: string, hits: readonly AvoidanceHit[]): readonly ComponentChild[] {
  const pieces: ComponentChild[] = [];
  let at = 0;
  for (const { start, end } of [...hits].sort((a, b) => a.start - b.start)) {
    // Two patterns may find the same words.
    if (start < at) continue;
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...pieces, text.slice(at)];
}
