import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { ArchiveProposal } from '@/tools/proposal';
import { Icon } from '@/ui/icon';
import { Seats } from '@/ui/seats';
import { Fact, Facts } from './facts';

/** A habit to be put away: what stays, and the seat that it frees. */
export function ArchiveBody({ proposal }: { readonly proposal: ArchiveProposal }): JSX.Element {
  const { archive: text, addHabit } = messages.value.coach.proposal;
  const { sentence, type, seats } = proposal;
  return (
    <>
      <p class="tool-card__sentence own">{sentence}</p>
      <Facts>
        <Fact name={addHabit.seat}>
          <span class="tool-card__seat">
            <Seats taken={seats.taken} limit={seats.limit} label={text.seats(seats.taken, seats.limit)} />
            <span>{text.freed(type)}</span>
          </span>
        </Fact>
      </Facts>
      <p class="tool-card__note">
        <Icon name="info" size={16} />
        <span>{text.keeps}</span>
      </p>
    </>
  );
}
