import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import type { Occupant } from './habit-saving';
import './seat-sheet.css';

export interface SeatSheetProps {
  readonly occupants: readonly Occupant[];
  readonly onArchive: (occupant: Occupant) => void;
  readonly onClose: () => void;
}

/** All seats are taken: which habit may rest for the new one? */
export function SeatSheet({ occupants, onArchive, onClose }: SeatSheetProps): JSX.Element {
  const { newHabit, common } = messages.value;
  const { full } = newHabit;
  return (
    <Sheet label={full.title} onClose={onClose}>
      <h2 class="seat-sheet__title">{full.title}</h2>
      <p class="lead-note">{full.note}</p>
      <ul class="rows seat-sheet__list">
        {occupants.map((occupant) => (
          <li key={occupant.habitId} class="seat-sheet__row">
            <p class="own">{occupant.sentence}</p>
            <button
              type="button"
              class="button button--tonal button--small"
              aria-label={full.archiveName(occupant.sentence)}
              onClick={() => onArchive(occupant)}
            >
              {full.archive}
            </button>
          </li>
        ))}
      </ul>
      <Button tone="quiet" onClick={onClose}>
        {common.close}
      </Button>
    </Sheet>
  );
}
