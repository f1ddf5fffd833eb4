import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import { AskCoach, sentencesNote } from './ask-coach';
import type { NewHabitModel } from './new-habit-model';
import { SentenceEditor } from './sentence-editor';
import type { Sentence } from './sentence-choice';
import './sentence-list.css';

/** Sentences to choose from, whose they are, and ways to better ones. */
export function SentenceList({ model }: { readonly model: NewHabitModel }): JSX.Element {
  const text = messages.value.newHabit;
  const { finder, choice } = model;
  const sentences = choice.sentences.value;
  const chosen = choice.chosen.value;
  const list = useFocusAfterEditing(choice.draft.value !== null);
  return (
    <section class="sentence-list" aria-labelledby="sentences-title">
      <div class="sentence-list__head">
        <h2 id="sentences-title">{text.candidates}</h2>
        <AskCoach model={model} />
      </div>
      {sentences.length === 0 ? (
        <p class="sentence-list__empty">
          {model.urgent.value.length > 0 ? text.peopleFirst : text.nothingYet}
        </p>
      ) : (
        <fieldset ref={list} class="card rows" aria-busy={finder.isAsking.value}>
          <legend class="visually-hidden">{text.candidatesName}</legend>
          {sentences.map((sentence) =>
            sentence === chosen && choice.draft.value !== null ? (
              <SentenceEditor key="editor" model={model} />
            ) : (
              <SentenceOption
                key={sentence.framedText}
                sentence={sentence}
                note={noteOf(sentence, finder.found.value.origin)}
                isChosen={sentence === chosen}
                onChoose={() => choice.choose(sentence.framedText)}
              />
            ),
          )}
        </fieldset>
      )}
      <div class="sentence-list__foot">
        <p class="meta" role="status">
          {sentencesNote(model)}
        </p>
        {chosen !== null && choice.draft.value === null && (
          <Button tone="text" size="small" onClick={() => choice.edit()}>
            {text.edit}
          </Button>
        )}
      </div>
    </section>
  );
}

interface SentenceOptionProps {
  readonly sentence: Sentence;
  readonly note: string | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function SentenceOption({ sentence, note, isChosen, onChoose }: SentenceOptionProps): JSX.Element {
  const level = messages.value.newHabit.level[sentence.frameLevel];
  return (
    <label class="sentence-option">
      <input
        type="radio"
        class="visually-hidden"
        name="sentence"
        checked={isChosen}
        onChange={onChoose}
        onClick={onChoose}
      />
      <span class="sentence-option__text own">{sentence.framedText}</span>
      <span class="meta">{note === null ? level : `${level} · ${note}`}</span>
      <i class="sentence-option__dot" />
    </label>
  );
}

/** Said row by row only where the rows differ. */
function noteOf({ source }: Sentence, origin: string): string | null {
  const { by } = messages.value.newHabit;
  if (source === 'own') return by.own;
  return origin === 'mixed' ? by[source] : null;
}

/** The field is gone when it is closed: the sentence in its place takes the focus. */
function useFocusAfterEditing(isEditing: boolean) {
  const list = useRef<HTMLFieldSetElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    const hasEnded = wasEditing.current && !isEditing;
    wasEditing.current = isEditing;
    if (hasEnded && document.activeElement === document.body)
      list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isEditing]);
  return list;
}
