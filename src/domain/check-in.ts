import type { HabitId } from './habit';
import type { LocalDay } from './local-day';

/** `done` the default dose, `minimal` the smallest one (kept as well), `skip` a planned rest, `missed` neither. */
export type CheckInKind = 'done' | 'minimal' | 'skip' | 'missed';

/** A person's answer for one habit on one local day; there is at most one. */
export interface CheckIn {
  readonly habitId: HabitId;
  readonly day: LocalDay;
  readonly kind: CheckInKind;
  /** Epoch milliseconds of the answer. */
  readonly at: number;
}
