import type { CheckIn } from './check-in';
import type { HabitId } from './habit';
import type { LocalDay } from './local-day';

/** What the coach wrote after the person's yes, with what it takes to undo exactly that. */
export type Deed =
  | { readonly kind: 'add_habit'; readonly habitId: HabitId; readonly sentence: string }
  | {
      readonly kind: 'log_tracker_entry';
      readonly entryId: string;
      readonly trackerId: string;
      readonly day: LocalDay;
      readonly value: number;
    }
  | {
      readonly kind: 'check_in_habit';
      readonly sentence: string;
      readonly checkIn: CheckIn;
      /** The day's answer before; null: there was none. */
      readonly before: CheckIn | null;
    }
  | { readonly kind: 'archive_habit'; readonly habitId: HabitId; readonly sentence: string };

export interface Activity {
  readonly id: string;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The proposal behind it: one proposal, one activity. */
  readonly proposalKey: string;
  readonly deed: Deed;
  /** Epoch milliseconds; null while it stands. */
  readonly undoneAt: number | null;
}
