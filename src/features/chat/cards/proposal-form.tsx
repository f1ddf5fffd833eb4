import type { JSX } from 'preact';
import { argumentsOf } from '@/coach/pin-card';
import type { OpenProposal } from '@/coach/coach-event';
import type { LocalDay } from '@/domain/local-day';
import type { ToolErr } from '@/tools/tool';
import { CheckInFields } from './check-in-fields';
import { EditForm } from './edit-form';
import { dayChoice, EntryFields } from './entry-fields';
import { HabitFields, usualDose } from './habit-fields';

export interface ProposalFormProps {
  readonly card: OpenProposal;
  readonly today: LocalDay | null;
  readonly onAmend: (args: Readonly<Record<string, unknown>>) => Promise<ToolErr | null>;
  readonly onClose: () => void;
}

const DOSES = { done: 'default', minimal: 'minimal', skip: 'skip' } as const;

/** The card as a small form; its fields are named as the tool's arguments are. */
export function ProposalForm({ card, today, ...on }: ProposalFormProps): JSX.Element | null {
  const { proposal } = card;
  const args = argumentsOf(card.call);
  switch (proposal.tool) {
    case 'add_habit': {
      const initial = {
        framed_text: proposal.framedText,
        anchor_when: proposal.anchorWhen ?? '',
        anchor_after_what: proposal.anchorAfterWhat ?? '',
        dose_text: usualDose(proposal),
      };
      return (
        <EditForm args={args} initial={initial} {...on}>
          <HabitFields initial={initial} />
        </EditForm>
      );
    }
    case 'log_tracker_entry': {
      const day = dayChoice(proposal, today);
      const initial = { value: String(proposal.value), note: proposal.note ?? '', day };
      return (
        // "Today" in the call may be another day by now: unless it is changed, the day is the one on the card.
        <EditForm args={{ ...args, day: proposal.day }} initial={initial} {...on}>
          <EntryFields proposal={proposal} initial={initial} />
        </EditForm>
      );
    }
    case 'check_in_habit': {
      const initial = { dose: DOSES[proposal.answer] };
      return (
        <EditForm args={{ ...args, day: proposal.day }} initial={initial} {...on}>
          <CheckInFields initial={initial} />
        </EditForm>
      );
    }
    case 'archive_habit':
      return null;
  }
}
