import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { LlmStatus } from '@/llm/llm-service';

type StateWord = 'ready' | 'loading' | 'resting' | 'none';

/** The model's state in one word; leads to the model's own screen. */
export function ModelState({
  status,
  isChosen,
}: {
  readonly status: LlmStatus;
  readonly isChosen: boolean;
}): JSX.Element {
  const text = messages.value.coach.state;
  const word = stateWord(status, isChosen);
  return (
    <a class="model-state" data-state={word} href="/model" aria-label={text.label(text[word])}>
      {text[word]}
    </a>
  );
}

function stateWord(status: LlmStatus, isChosen: boolean): StateWord {
  switch (status.kind) {
    case 'ready':
    case 'generating':
      return 'ready';
    case 'loading':
      return 'loading';
    case 'failed':
      return 'none';
    case 'resting':
      return isChosen ? 'resting' : 'none';
  }
}
