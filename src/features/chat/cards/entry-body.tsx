import type { JSX } from 'preact';
import type { LocalDay } from '@/domain/local-day';
import { locale, messages } from '@/i18n/current';
import { trackerTexts } from '@/i18n/tracker-texts';
import type { EntryProposal } from '@/tools/proposal';
import { dayName, dayWord } from './day-name';
import { Fact, Facts } from './facts';

export interface EntryBodyProps {
  readonly proposal: EntryProposal;
  readonly today: LocalDay | null;
}

/** A value to be recorded, and what it makes of the day. */
export function EntryBody({ proposal, today }: EntryBodyProps): JSX.Element {
  const { day: dayLabel, entry: text } = messages.value.coach.proposal;
  const tracker = trackerTexts[locale.value];
  const { tracker: of, value, note, before, after } = proposal;
  return (
    <>
      <p class="tool-card__value">
        <span>{tracker.name(of)}</span> <b>{tracker.value(of, value)}</b>
      </p>
      <Facts>
        <Fact name={dayLabel}>{dayName(proposal, today)}</Fact>
        {note !== null && <Fact name={text.note}>{note}</Fact>}
        {of.kind === 'count' && (
          <Fact name={text.total}>
            {text.totalOf(tracker.value(of, after), dayWord(proposal, today) === 'today')}
          </Fact>
        )}
        {of.kind !== 'count' && before !== null && (
          <Fact name={text.before}>{tracker.value(of, before)}</Fact>
        )}
      </Facts>
    </>
  );
}
