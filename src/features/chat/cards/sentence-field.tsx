import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { detectAvoidanceKeywords } from '@/domain/avoidance-keywords';
import { TEXT_LIMITS } from '@/domain/text-limits';
import { FieldHead } from './field-head';
import { GrowingText } from './growing-text';
import { textLength } from './text-length';

export interface SentenceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly initial: string;
}

/** The person's sentence, with words that say what not to do underlined as they are typed. */
export function SentenceField({ label, name, initial }: SentenceFieldProps): JSX.Element {
  const id = useId();
  const text = useSignal(initial);
  const length = textLength(text.value, TEXT_LIMITS.framedText.max);
  const hits = detectAvoidanceKeywords(text.value, bundledAvoidancePatterns);
  const [first] = hits;
  return (
    <div>
      <FieldHead fieldId={id} label={label} length={length} lengthId={`${id}-length`} />
      <GrowingText
        id={id}
        name={name}
        initial={initial}
        text={text.value}
        ranges={hits}
        isOwn
        isInvalid={length.isOver || first !== undefined}
        describedBy={`${id}-length ${id}-hint`}
        onInput={(typed) => (text.value = typed)}
      />
      <p class="card-field__hint" id={`${id}-hint`} aria-live="polite">
        {first && (
          <>
            <b>{first.keyword}</b> · {first.suggestion}
          </>
        )}
      </p>
    </div>
  );
}
