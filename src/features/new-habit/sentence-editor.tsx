import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import { MarkedField } from './marked-field';
import type { NewHabitModel } from './new-habit-model';
import type { SentenceProblem } from './sentence-choice';
import { AvoidanceHint, problemText } from './sentence-hint';
import './sentence-editor.css';

/** The chosen sentence as a field, in its own place; the rules look on. */
export function SentenceEditor({ model }: { readonly model: NewHabitModel }): JSX.Element {
  const text = messages.value.newHabit;
  const { choice, finder } = model;
  const draft = choice.draft.value ?? '';
  const problem = choice.problem.value;
  return (
    <div class="sentence-editor">
      <MarkedField
        id="sentence"
        label={text.editName}
        isLabelHidden
        isOwn
        takesFocus
        initial={choice.draft.peek() ?? ''}
        text={draft}
        hits={finder.hitsIn(draft)}
        onInput={(words) => choice.write(words)}
        onEnter={() => choice.keepDraft()}
        onEscape={() => choice.dropDraft()}
      >
        {problem === null ? text.fits : <DraftHint problem={problem} />}
      </MarkedField>
      <div class="actions">
        <Button tone="tonal" size="small" isDisabled={problem !== null} onClick={() => choice.keepDraft()}>
          {text.editDone}
        </Button>
        <Button tone="quiet" size="small" onClick={() => choice.dropDraft()}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}

function DraftHint({ problem }: { readonly problem: SentenceProblem }): JSX.Element {
  if (problem.kind === 'text') return <>{problemText(problem.problem)}</>;
  return <AvoidanceHint hit={problem.hit} advice={messages.value.newHabit.editAvoidance} />;
}
