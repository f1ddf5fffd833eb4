import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { HabitProposal } from '@/tools/habit-proposal';
import { Button } from '@/ui/button';
import { useFocusAfterButton } from '@/ui/focus-after-button';
import { Icon } from '@/ui/icon';
import type { ItemOf } from './chat-item';
import { Seats } from './seats';
import { settledText, type SettledState } from './settled-text';
import './tool-card.css';

export interface ProposalCardProps {
  readonly item: ItemOf<'proposal'>;
  readonly onAnswer: (isAccepted: boolean) => void;
  readonly onUndo: () => void;
}

/** What would be stored, in sentences; once answered it folds into one line. */
export function ProposalCard({ item, onAnswer, onUndo }: ProposalCardProps): JSX.Element {
  const text = messages.value.coach.proposal;
  const { proposal } = item.card;
  const { state } = item;
  if (state.kind !== 'open' && state.kind !== 'saving') {
    return <SettledCard sentence={proposal.framedText} state={state} onUndo={onUndo} />;
  }
  const isSaving = state.kind === 'saving';
  return (
    <section class="tool-card" aria-label={text.label}>
      <p class="tool-card__kind">
        <Icon name={proposal.type === 'break' ? 'swap' : 'plus'} size={20} />
        <span>{text[proposal.type]}</span>
      </p>
      <p class="tool-card__sentence own">{proposal.framedText}</p>
      <Facts proposal={proposal} />
      {proposal.safety !== null && (
        <p class="tool-card__care">
          <Icon name="care" size={16} />
          <span>{proposal.safety}</span>
        </p>
      )}
      <div class="tool-card__buttons">
        <Button tone="primary" isDisabled={isSaving} onClick={() => onAnswer(true)}>
          {isSaving ? text.saving : text.add}
        </Button>
        <Button tone="quiet" isDisabled={isSaving} onClick={() => onAnswer(false)}>
          {text.cancel}
        </Button>
      </div>
    </section>
  );
}

function Facts({ proposal }: { readonly proposal: HabitProposal }): JSX.Element {
  const text = messages.value.coach.proposal;
  const usual = proposal.doses.find((dose) => !dose.isMinimum);
  const minimum = proposal.doses.find((dose) => dose.isMinimum);
  const when = [proposal.anchorWhen, proposal.anchorAfterWhat].filter((anchor) => anchor !== null);
  return (
    <dl class="tool-card__facts">
      {when.length > 0 && <Fact name={text.when} value={when.join(', ')} />}
      {usual && <Fact name={text.dose} value={usual.doseText} />}
      {minimum && <Fact name={text.minimum} value={minimum.doseText} />}
      <dt>{text.seat}</dt>
      <dd class="tool-card__seat">
        <Seats type={proposal.type} seat={proposal.seat.number} limit={proposal.seat.limit} />
      </dd>
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): JSX.Element {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

interface SettledCardProps {
  readonly sentence: string;
  readonly state: SettledState;
  readonly onUndo: () => void;
}

function SettledCard({ sentence, state, onUndo }: SettledCardProps): JSX.Element {
  const text = messages.value.coach.proposal;
  return (
    <section
      ref={useFocusAfterButton<HTMLElement>()}
      tabIndex={-1}
      class="tool-card tool-card--settled"
      data-state={state.kind}
      aria-label={text.label}
    >
      <Icon name={state.kind === 'saved' ? 'check' : 'info'} size={20} />
      <p>{settledText(sentence, state)}</p>
      {state.kind === 'saved' && (
        <Button tone="text" size="small" onClick={onUndo}>
          {text.undo}
        </Button>
      )}
    </section>
  );
}
