import type { JSX } from 'preact';
import type { HabitType } from '@/domain/habit';
import { messages } from '@/i18n/current';

export interface SeatsProps {
  readonly type: HabitType;
  /** The seat this habit would take, from 1. */
  readonly seat: number;
  readonly limit: number;
}

/** The few places for habits of a kind: taken, half for the one being added, free. */
export function Seats({ type, seat, limit }: SeatsProps): JSX.Element {
  const text = messages.value.coach.proposal;
  return (
    <>
      <span class="seats" role="img" aria-label={text.seats(seat, limit)}>
        {Array.from({ length: limit }, (_, index) => (
          <i
            key={index}
            class="seat"
            data-state={index + 1 < seat ? 'taken' : index + 1 === seat ? 'new' : 'free'}
          />
        ))}
      </span>
      <span>{text.seatOf(type, seat)}</span>
    </>
  );
}
