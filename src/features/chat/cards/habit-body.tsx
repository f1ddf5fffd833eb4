import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { HabitProposal } from '@/tools/proposal';
import { Icon } from '@/ui/icon';
import { Seats } from '@/ui/seats';
import { Fact, Facts } from './facts';

/** A habit as it would be stored, what it costs, and what to read before. */
export function HabitBody({ proposal }: { readonly proposal: HabitProposal }): JSX.Element {
  const text = messages.value.coach.proposal.addHabit;
  const { seat, type, sameHabit, safety } = proposal;
  const usual = proposal.doses.find((dose) => !dose.isMinimum);
  const minimum = proposal.doses.find((dose) => dose.isMinimum);
  const when = [proposal.anchorWhen, proposal.anchorAfterWhat].filter((anchor) => anchor !== null);
  return (
    <>
      <p class="tool-card__sentence own">{proposal.framedText}</p>
      <Facts>
        {when.length > 0 && <Fact name={text.when}>{when.join(', ')}</Fact>}
        {usual && <Fact name={text.dose}>{usual.doseText}</Fact>}
        {minimum && <Fact name={text.minimum}>{minimum.doseText}</Fact>}
        <Fact name={text.seat}>
          <span class="tool-card__seat">
            <Seats
              taken={seat.number - 1}
              limit={seat.limit}
              isAdding
              label={text.seats(seat.number, seat.limit)}
            />
            <span>{text.seatOf(type, seat.number)}</span>
          </span>
        </Fact>
      </Facts>
      {sameHabit !== null && (
        <p class="tool-card__note">
          <Icon name="info" size={16} />
          <span>{text.sameHabit(sameHabit)}</span>
        </p>
      )}
      {safety !== null && (
        <p class="tool-card__note tool-card__note--care">
          <Icon name="care" size={16} />
          <span>{safety}</span>
        </p>
      )}
    </>
  );
}
