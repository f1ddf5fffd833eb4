import type { JSX } from 'preact';
import './seats.css';

export interface SeatsProps {
  readonly taken: number;
  readonly limit: number;
  /** One more is about to be taken. */
  readonly isAdding?: boolean;
  /** Said aloud in place of the dots. */
  readonly label: string;
}

/** A few places: taken, half for the one being added, free. */
export function Seats({ taken, limit, isAdding = false, label }: SeatsProps): JSX.Element {
  const stateOf = (index: number): string => {
    if (index < taken) return 'taken';
    return isAdding && index === taken ? 'new' : 'free';
  };
  return (
    <span class="seats" role="img" aria-label={label}>
      {Array.from({ length: limit }, (_, index) => (
        <i key={index} class="seat" data-state={stateOf(index)} />
      ))}
    </span>
  );
}
