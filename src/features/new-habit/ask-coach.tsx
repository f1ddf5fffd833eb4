import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Button, LinkButton } from '@/ui/button';
import type { NewHabitModel } from './new-habit-model';
import './ask-coach.css';

/** The model is asked on a tap only: each question takes it seconds. */
export function AskCoach({ model }: { readonly model: NewHabitModel }): JSX.Element | null {
  const text = messages.value.newHabit;
  const { finder } = model;
  if (finder.isAsking.value) {
    return (
      <Button tone="plain" size="small" onClick={() => finder.stop()}>
        {text.stop}
      </Button>
    );
  }
  if (!finder.isAskable()) return null;
  if (isOff(model)) {
    return (
      <LinkButton tone="text" size="small" href="/model">
        {text.turnOn}
      </LinkButton>
    );
  }
  const left = model.left.value;
  if (model.modelStatus.value.kind !== 'ready' || left === 0) return null;
  return (
    <Button tone="text" size="small" onClick={() => void finder.ask()}>
      {finder.isAnswered.value ? (
        <span>
          {text.again} <span class="ask-coach__left">{text.left(left)}</span>
        </span>
      ) : (
        text.ask
      )}
    </Button>
  );
}

/** Whose sentences these are, what the coach is doing, or why it can't be asked. */
export function sentencesNote(model: NewHabitModel): string {
  const { finder, choice, modelStatus, left } = model;
  const text = messages.value.newHabit;
  const notice = finder.notice.value;
  if (finder.isAsking.value) return text.asking;
  if (notice !== null) return text.notice[notice];
  if (choice.sentences.value.length === 0) return '';
  const source = text.source[finder.found.value.origin];
  if (!finder.isAskable() || finder.isAnswered.value) return source;
  if (isOff(model)) return text.off;
  if (left.value === 0) return text.noneLeft;
  if (modelStatus.value.kind === 'loading') return text.loading;
  return modelStatus.value.kind === 'generating' ? text.busy : source;
}

function isOff({ modelStatus }: NewHabitModel): boolean {
  return modelStatus.value.kind === 'resting' || modelStatus.value.kind === 'failed';
}
