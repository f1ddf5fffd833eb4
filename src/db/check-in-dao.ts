import type { CheckIn } from '@/domain/check-in';
import type { HabitId } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';
import type { AppDatabase } from './schema';

export type PutOutcome = 'written' | 'no_such_habit';

export class CheckInDao {
  readonly #db: AppDatabase;

  constructor(db: AppDatabase) {
    this.#db = db;
  }

  /** Writes the day's answer, replacing an earlier one; nothing for a habit that is gone (deleted in another tab). */
  async put(checkIn: CheckIn): Promise<PutOutcome> {
    const { habits, checkIns } = this.#db;
    return this.#db.transaction('rw', habits, checkIns, async (): Promise<PutOutcome> => {
      if ((await habits.get(checkIn.habitId)) === undefined) return 'no_such_habit';
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
