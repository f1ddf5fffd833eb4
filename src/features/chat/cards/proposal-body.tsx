import type { JSX } from 'preact';
import type { LocalDay } from '@/domain/local-day';
import type { Proposal } from '@/tools/proposal';
import { ArchiveBody } from './archive-body';
import { CheckInBody } from './check-in-body';
import { EntryBody } from './entry-body';
import { HabitBody } from './habit-body';

export interface ProposalBodyProps {
  readonly proposal: Proposal;
  readonly today: LocalDay | null;
}

export function ProposalBody({ proposal, today }: ProposalBodyProps): JSX.Element {
  switch (proposal.tool) {
    case 'add_habit':
      return <HabitBody proposal={proposal} />;
    case 'log_tracker_entry':
      return <EntryBody proposal={proposal} today={today} />;
    case 'check_in_habit':
      return <CheckInBody proposal={proposal} today={today} />;
    case 'archive_habit':
      return <ArchiveBody proposal={proposal} />;
  }
}
