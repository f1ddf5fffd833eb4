import type { CheckIn } from '@/domain/check-in';
import type { Clock } from '@/domain/clock';
import type { HabitId } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';
import { deedOf, writeDown, type CoachStamp } from './coach-stamp';
import type { AppDatabase } from './schema';

export type PutOutcome = 'written' | 'no_such_habit';

export class CheckInDao {
  readonly #db: AppDatabase;
  readonly #clock: Clock;

  constructor(db: AppDatabase, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Writes the day's answer, replacing an earlier one; nothing for a habit that is gone (deleted in another tab).
   * With a stamp it is the coach's doing: written down, only once, and not for an archived habit either.
   */
  async put(checkIn: CheckIn, stamp?: CoachStamp): Promise<PutOutcome> {
    const { habits, checkIns, activities } = this.#db;
    return this.#db.transaction('rw', habits, checkIns, activities, async (): Promise<PutOutcome> => {
      if (stamp && (await deedOf(this.#db, stamp)) !== null) return 'written';
      const habit = await habits.get(checkIn.habitId);
      if (habit === undefined) return 'no_such_habit';
      if (stamp) {
        if (habit.status === 'archived') return 'no_such_habit';
        const before = (await checkIns.get([checkIn.habitId, checkIn.day])) ?? null;
        const deed = { kind: 'check_in_habit', sentence: habit.frameFramedText, checkIn, before } as const;
        await writeDown(this.#db, this.#clock, stamp, deed);
      }
      await checkIns.put(checkIn);
      return 'written';
    });
  }

  /** Back to "not answered yet". */
  async remove(habitId: HabitId, day: LocalDay): Promise<void> {
    await this.#db.checkIns.delete([habitId, day]);
  }

  /** All answers from `first` to `last`, both included, by day. */
  async listBetween(first: LocalDay, last: LocalDay): Promise<readonly CheckIn[]> {
    return this.#db.checkIns.where('day').between(first, last, true, true).toArray();
  }
}
