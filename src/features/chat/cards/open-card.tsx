import type { JSX, RefObject } from 'preact';
import { useId } from 'preact/hooks';
import type { HabitId } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';
import { messages } from '@/i18n/current';
import type { Proposal } from '@/tools/proposal';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { CardState } from '../chat-item';
import { ObstacleNote } from './obstacle-note';
import { ProposalBody } from './proposal-body';
import { proposalIcon } from './proposal-icon';
import { proposalWords } from './proposal-words';

export interface OpenCardProps {
  readonly proposal: Proposal;
  readonly state: Extract<CardState, { kind: 'open' | 'saving' }>;
  readonly today: LocalDay | null;
  /** Where the focus comes back to after editing. */
  readonly editButton: RefObject<HTMLButtonElement | null>;
  readonly onAnswer: (isAccepted: boolean) => void;
  readonly onEdit: () => void;
  readonly onArchive: (habitId: HabitId) => void;
}

/** What would be stored, in sentences, and the yes that stores it. One tap disables every button. */
export function OpenCard({ proposal, state, today, ...on }: OpenCardProps): JSX.Element {
  const text = messages.value.coach.proposal;
  const words = proposalWords(proposal, today);
  const reasonId = useId();
  const obstacle = state.kind === 'open' ? state.obstacle : null;
  const isSaving = state.kind === 'saving';
  return (
    <>
      <p class="tool-card__kind">
        <Icon name={proposalIcon(proposal)} size={20} />
        <span>{words.question}</span>
      </p>
      <ProposalBody proposal={proposal} today={today} />
      {obstacle && <ObstacleNote id={reasonId} obstacle={obstacle} onArchive={on.onArchive} />}
      <div class="tool-card__buttons">
        <button
          type="button"
          class="button button--primary button--medium"
          disabled={isSaving}
          {...(obstacle && { 'aria-disabled': true, 'aria-describedby': reasonId })}
          onClick={() => {
            if (!obstacle) on.onAnswer(true);
          }}
        >
          {isSaving ? text.saving : words.yes}
        </button>
        {proposal.tool !== 'archive_habit' && (
          <button
            ref={on.editButton}
            type="button"
            class="button button--plain button--medium"
            disabled={isSaving}
            onClick={on.onEdit}
          >
            {text.edit}
          </button>
        )}
        <Button tone="quiet" isDisabled={isSaving} onClick={() => on.onAnswer(false)}>
          {text.cancel}
        </Button>
      </div>
    </>
  );
}
