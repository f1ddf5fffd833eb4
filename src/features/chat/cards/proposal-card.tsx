import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { HabitId } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';
import type { ToolErr } from '@/tools/tool';
import type { ItemOf } from '../chat-item';
import { OpenCard } from './open-card';
import { ProposalForm } from './proposal-form';
import { proposalWords } from './proposal-words';
import { SettledLine } from './settled-line';
import { useKeptFocus } from './use-kept-focus';
import './tool-card.css';

export interface ProposalCardProps {
  readonly item: ItemOf<'proposal'>;
  /** The current day where it is known, for 오늘 and 어제. */
  readonly today: LocalDay | null;
  readonly onAnswer: (isAccepted: boolean) => void;
  /** Resolves with why the change can't be taken, or with null when the card shows it. */
  readonly onAmend: (args: Readonly<Record<string, unknown>>) => Promise<ToolErr | null>;
  readonly onArchive: (habitId: HabitId) => void;
  readonly onUndo: () => void;
  readonly onReopen: () => void;
}

/** One proposal through its life: open, being edited, or folded into one line. */
export function ProposalCard({ item, today, ...on }: ProposalCardProps): JSX.Element {
  const { card, state } = item;
  const isEditing = useSignal(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const isOpen = state.kind === 'open' || state.kind === 'saving';
  const isForm = state.kind === 'open' && isEditing.value;
  const section = useKeptFocus<HTMLElement>(isForm ? 'form' : isOpen ? 'open' : state.kind);
  const wasForm = useRef(false);
  useLayoutEffect(() => {
    if (wasForm.current && !isForm) {
      isEditing.value = false;
      editButton.current?.focus();
    }
    wasForm.current = isForm;
  }, [isForm]);

  const words = proposalWords(card.proposal, today);
  return (
    <section
      ref={section}
      tabIndex={-1}
      class={isOpen ? 'tool-card' : 'tool-card tool-card--settled'}
      data-state={state.kind}
      aria-label={words.label}
    >
      {isForm && (
        <ProposalForm
          card={card}
          today={today}
          onAmend={on.onAmend}
          onClose={() => (isEditing.value = false)}
        />
      )}
      {isOpen && !isForm && (
        <OpenCard
          proposal={card.proposal}
          state={state}
          today={today}
          editButton={editButton}
          onAnswer={on.onAnswer}
          onEdit={() => (isEditing.value = true)}
          onArchive={on.onArchive}
        />
      )}
      {!isOpen && <SettledLine words={words} state={state} onUndo={on.onUndo} onReopen={on.onReopen} />}
    </section>
  );
}
