import type { LocalDay } from '@/domain/local-day';
import { locale, messages } from '@/i18n/current';
import { trackerTexts } from '@/i18n/tracker-texts';
import type { EntryProposal, Proposal } from '@/tools/proposal';
import { dayName, dayWord } from './day-name';

/** What a card says around its facts, whatever it proposes. */
export interface ProposalWords {
  readonly label: string;
  readonly question: string;
  /** What it is about, in one line. */
  readonly subject: string;
  readonly yes: string;
  readonly saved: string;
  readonly declined: string;
}

export function proposalWords(proposal: Proposal, today: LocalDay | null): ProposalWords {
  const { addHabit, entry, checkIn, archive } = messages.value.coach.proposal;
  switch (proposal.tool) {
    case 'add_habit': {
      const { label, yes, declined } = addHabit;
      const subject = proposal.framedText;
      const question = addHabit.question[proposal.type];
      return { label, question, subject, yes, saved: addHabit.saved(subject), declined };
    }
    case 'log_tracker_entry': {
      const { label, question, yes, declined } = entry;
      const subject = entryText(proposal);
      const isToday = dayWord(proposal, today) === 'today';
      const saved = entry.saved(subject, isToday ? null : dayName(proposal, today));
      return { label, question, subject, yes, saved, declined };
    }
    case 'check_in_habit': {
      const { label, question, yes, declined } = checkIn;
      const subject = `${proposal.sentence}, ${messages.value.today.mark[proposal.answer]}`;
      const saved = checkIn.saved(proposal.sentence, proposal.answer);
      return { label, question, subject, yes, saved, declined };
    }
    case 'archive_habit': {
      const { label, question, yes, declined } = archive;
      return {
        label,
        question,
        subject: proposal.sentence,
        yes,
        saved: archive.saved(proposal.sentence),
        declined,
      };
    }
  }
}

/** `물 5잔` */
export function entryText({ tracker, value }: Pick<EntryProposal, 'tracker' | 'value'>): string {
  const text = trackerTexts[locale.value];
  return `${text.name(tracker)} ${text.value(tracker, value)}`;
}
