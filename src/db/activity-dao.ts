import type { Activity } from '@/domain/activity';
import type { CheckIn } from '@/domain/check-in';
import type { Clock } from '@/domain/clock';
import type { HabitDao } from './habit-dao';
import type { AppDatabase } from './schema';

/**
 * `changed`: something was built on it since, so it stays. `no_seat`: the archived habit's seat is taken.
 * `not_found`: what was written is gone already.
 */
export type UndoOutcome = 'undone' | 'changed' | 'no_seat' | 'not_found';

/** What the coach did, and the way back from each of it. */
export class ActivityDao {
  readonly #db: AppDatabase;
  readonly #clock: Clock;
  readonly #habitDao: Pick<HabitDao, 'removeInserted' | 'restore'>;

  constructor(db: AppDatabase, clock: Clock, habitDao: Pick<HabitDao, 'removeInserted' | 'restore'>) {
    this.#db = db;
    this.#clock = clock;
    this.#habitDao = habitDao;
  }

  /** Newest first. */
  async list(userId: string, limit: number): Promise<readonly Activity[]> {
    return this.#db.activities
      .where('[userId+at]')
      .between([userId, 0], [userId, Number.MAX_SAFE_INTEGER])
      .reverse()
      .limit(limit)
      .toArray();
  }

  /**
   * Takes back what one proposal wrote: exactly that, and only while nothing was built on it. Undoing twice is undoing
   * once. `activeLimit`: the most active habits of a type.
   */
  async undo(proposalKey: string, activeLimit: number): Promise<UndoOutcome> {
    const db = this.#db;
    const tables = [db.activities, db.habits, db.habitDoseVariants, db.checkIns, db.trackerEntries];
    return db.transaction('rw', tables, async (): Promise<UndoOutcome> => {
      const activity = await db.activities.where('proposalKey').equals(proposalKey).first();
      if (activity === undefined) return 'not_found';
      if (activity.undoneAt !== null) return 'undone';
      const outcome = await this.#takeBack(activity, activeLimit);
      // What is gone can't come back: there is nothing left to undo then, either.
      const isOver = outcome === 'undone' || outcome === 'not_found';
      if (isOver) await db.activities.update(activity.id, { undoneAt: this.#clock.now() });
      return outcome;
    });
  }

  async #takeBack({ deed, proposalKey }: Activity, activeLimit: number): Promise<UndoOutcome> {
    switch (deed.kind) {
      case 'add_habit': {
        const outcome = await this.#habitDao.removeInserted(deed.habitId);
        if (outcome === 'removed') return 'undone';
        return outcome === 'not_found' ? 'not_found' : 'changed';
      }
      case 'archive_habit': {
        const habit = await this.#db.habits.get(deed.habitId);
        if (habit === undefined) return 'not_found';
        // Restored since, and perhaps archived again by the person: that one is theirs.
        if (habit.status !== 'archived' || habit.archiveKey !== proposalKey) return 'changed';
        return (await this.#habitDao.restore(deed.habitId, activeLimit)) ? 'undone' : 'no_seat';
      }
      case 'check_in_habit':
        return this.#takeBackCheckIn(deed.checkIn, deed.before);
      case 'log_tracker_entry': {
        const entry = await this.#db.trackerEntries.get(deed.entryId);
        if (entry === undefined) return 'not_found';
        if (entry.value !== deed.value || entry.day !== deed.day) return 'changed';
        await this.#db.trackerEntries.delete(deed.entryId);
        return 'undone';
      }
    }
  }

  async #takeBackCheckIn(written: CheckIn, before: CheckIn | null): Promise<UndoOutcome> {
    const { checkIns, habits } = this.#db;
    if ((await habits.get(written.habitId)) === undefined) return 'not_found';
    const now = await checkIns.get([written.habitId, written.day]);
    if (now === undefined) return 'not_found';
    if (now.kind !== written.kind || now.at !== written.at) return 'changed';
    if (before === null) await checkIns.delete([written.habitId, written.day]);
    else await checkIns.put(before);
    return 'undone';
  }
}
