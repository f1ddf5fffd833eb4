import type { JSX } from 'preact';
import type { HabitId } from '@/domain/habit';
import { messages } from '@/i18n/current';
import type { Occupant } from '@/tools/tool';
import { Button } from '@/ui/button';
import './occupants.css';

export interface OccupantsProps {
  readonly occupants: readonly Occupant[];
  readonly onArchive: (habitId: HabitId) => void;
}

/** The habits on the seats, when none is free: to put one away makes room. */
export function Occupants({ occupants, onArchive }: OccupantsProps): JSX.Element {
  const text = messages.value.coach.refused;
  return (
    <ul class="occupants" aria-label={text.occupants}>
      {occupants.map(({ habitId, sentence }) => (
        <li key={habitId}>
          <span class="own">{sentence}</span>
          <Button tone="tonal" size="small" onClick={() => onArchive(habitId)}>
            <span aria-hidden="true">{text.archive}</span>
            <span class="visually-hidden">{text.archiveName(sentence)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
