import type { JSX } from 'preact';
import type { LocalDay } from '@/domain/local-day';
import { messages } from '@/i18n/current';
import type { CheckInProposal } from '@/tools/proposal';
import { Icon } from '@/ui/icon';
import { SunMark } from '@/ui/sun-mark';
import { dayName } from './day-name';
import { Fact, Facts } from './facts';

export interface CheckInBodyProps {
  readonly proposal: CheckInProposal;
  readonly today: LocalDay | null;
}

/** The day's answer for a habit, with its sun, and the answer it takes the place of. */
export function CheckInBody({ proposal, today }: CheckInBodyProps): JSX.Element {
  const { day: dayLabel, checkIn: text, addHabit } = messages.value.coach.proposal;
  const marks = messages.value.today.mark;
  const { sentence, answer, doseText, before } = proposal;
  return (
    <>
      <p class="tool-card__sentence own">{sentence}</p>
      <Facts>
        <Fact name={text.mark}>
          <span class="tool-card__mark">
            <SunMark state={answer} size={20} />
            <b>{marks[answer]}</b>
          </span>
        </Fact>
        {doseText !== null && (
          <Fact name={answer === 'minimal' ? addHabit.minimum : addHabit.dose}>{doseText}</Fact>
        )}
        <Fact name={dayLabel}>{dayName(proposal, today)}</Fact>
      </Facts>
      {before !== null && before !== answer && (
        <p class="tool-card__note">
          <Icon name="info" size={16} />
          <span>{text.replaces(marks[before])}</span>
        </p>
      )}
    </>
  );
}
