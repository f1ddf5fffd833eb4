import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { ProposalWords } from './proposal-words';
import { settledText, type SettledState } from './settled-text';

export interface SettledLineProps {
  readonly words: ProposalWords;
  readonly state: SettledState;
  readonly onUndo: () => void;
  readonly onReopen: () => void;
}

/** An answered card in one line, with the way back: undo what was saved, look again at what was not. */
export function SettledLine({ words, state, onUndo, onReopen }: SettledLineProps): JSX.Element {
  const text = messages.value.coach.proposal;
  const isOpenAgain = state.kind === 'expired' || state.kind === 'failed';
  return (
    <>
      <Icon name={state.kind === 'saved' ? 'check' : 'info'} size={20} />
      <p>{settledText(words, state)}</p>
      {state.kind === 'saved' && (
        <Button tone="text" size="small" onClick={onUndo}>
          {text.undo}
        </Button>
      )}
      {isOpenAgain && (
        <Button tone="text" size="small" onClick={onReopen}>
          {text.reopen}
        </Button>
      )}
    </>
  );
}
