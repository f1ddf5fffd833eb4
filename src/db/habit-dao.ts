import type { Clock } from '@/domain/clock';
import type { DoseVariant, Habit, HabitDraft, HabitId, HabitType } from '@/domain/habit';
import { assertXorProtocol } from '@/domain/xor-protocol';
import { deedOf, writeDown, type CoachStamp } from './coach-stamp';
import type { AppDatabase } from './schema';

export interface ActiveHabitFilter {
  readonly userId: string;
  readonly type: HabitType;
}

export interface InsertOptions {
  /** The most active habits of the draft's type, this one included. */
  readonly activeLimit: number;
  /** Identifies the proposal behind the write; a second write with the same key changes nothing. */
  readonly proposalKey: string;
  /** The coach's doing: to be written down, too. */
  readonly isByCoach?: boolean;
}

export type InsertOutcome =
  | { readonly kind: 'inserted'; readonly habitId: HabitId }
  | { readonly kind: 'repeated'; readonly habitId: HabitId }
  | { readonly kind: 'quota'; readonly activeTitles: readonly string[] };

export type RemoveOutcome = 'removed' | 'has_check_ins' | 'not_found';

export class HabitDao {
  readonly #db: AppDatabase;
  readonly #clock: Clock;

  constructor(db: AppDatabase, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async countActive({ userId, type }: ActiveHabitFilter): Promise<number> {
    return this.#active(userId, type).count();
  }

  /** Active habits, oldest first; of one type if asked. */
  async listActive(filter: {
    readonly userId: string;
    readonly type?: HabitType;
  }): Promise<readonly Habit[]> {
    const { habits } = this.#db;
    const rows =
      filter.type === undefined
        ? habits.where('[userId+status]').equals([filter.userId, 'active'])
        : this.#active(filter.userId, filter.type);
    return rows.sortBy('createdAt');
  }

  /** The doses of some habits, in each habit's own order. */
  async variantsOf(habitIds: readonly HabitId[]): Promise<readonly DoseVariant[]> {
    return this.#db.habitDoseVariants.where('habitId').anyOf(habitIds).sortBy('sortOrder');
  }

  /**
   * Writes the habit and its variants, or nothing. The count and the insert share one transaction: two quick calls
   * can't both take the last seat. Throws `XorProtocolError` (R8) and `UndoneDeedError` before anything is written.
   */
  async insertWithVariants(
    draft: HabitDraft,
    { activeLimit, proposalKey, isByCoach = false }: InsertOptions,
  ): Promise<InsertOutcome> {
    const { habits, habitDoseVariants, activities } = this.#db;
    const { variants, ...content } = draft;
    const tables = [habits, habitDoseVariants, activities];
    return this.#db.transaction('rw', tables, async (): Promise<InsertOutcome> => {
      // Only Dexie may be awaited in here: anything else lets the transaction commit early.
      const written = await habits.where('proposalKey').equals(proposalKey).first();
      if (written !== undefined) return { kind: 'repeated', habitId: written.id };
      // Taken back otherwise than by undoing the deed: it was written once, and is not written again.
      const done = await deedOf(this.#db, { proposalKey });
      if (done?.kind === 'add_habit') return { kind: 'repeated', habitId: done.habitId };
      assertXorProtocol(content);
      const active = await this.#active(content.userId, content.type).sortBy('createdAt');
      if (active.length >= activeLimit)
        return { kind: 'quota', activeTitles: active.map(({ title }) => title) };
      const habitId = crypto.randomUUID() as HabitId;
      await habits.add({
        ...content,
        id: habitId,
        status: 'active',
        createdAt: this.#clock.now(),
        proposalKey,
      });
      await habitDoseVariants.bulkAdd(
        variants.map((variant) => ({ ...variant, id: crypto.randomUUID(), habitId })),
      );
      if (isByCoach) {
        const deed = { kind: 'add_habit', habitId, sentence: content.frameFramedText } as const;
        await writeDown(this.#db, this.#clock, { userId: content.userId, proposalKey }, deed);
      }
      return { kind: 'inserted', habitId };
    });
  }

  async byId(habitId: HabitId): Promise<Habit | null> {
    return (await this.#db.habits.get(habitId)) ?? null;
  }

  /** Undoes one insert: the habit and its variants, and only while no check-in was built on it. */
  async removeInserted(habitId: HabitId): Promise<RemoveOutcome> {
    const { habits, habitDoseVariants, checkIns } = this.#db;
    return this.#db.transaction(
      'rw',
      habits,
      habitDoseVariants,
      checkIns,
      async (): Promise<RemoveOutcome> => {
        if ((await habits.get(habitId)) === undefined) return 'not_found';
        if ((await checkIns.where('habitId').equals(habitId).count()) > 0) return 'has_check_ins';
        await habits.delete(habitId);
        await habitDoseVariants.where('habitId').equals(habitId).delete();
        return 'removed';
      },
    );
  }

  /**
   * Frees the habit's seat and keeps everything it holds. False when there is no such habit. With a stamp it is the
   * coach's doing: written down, only once, and false as well for a habit that has no seat to free.
   */
  async archive(habitId: HabitId, stamp?: CoachStamp): Promise<boolean> {
    const { habits, activities } = this.#db;
    return this.#db.transaction('rw', habits, activities, async () => {
      if (stamp && (await deedOf(this.#db, stamp)) !== null) return true;
      const habit = await habits.get(habitId);
      if (habit === undefined) return false;
      if (stamp) {
        if (habit.status !== 'active') return false;
        const deed = { kind: 'archive_habit', habitId, sentence: habit.frameFramedText } as const;
        await writeDown(this.#db, this.#clock, stamp, deed);
      }
      if (habit.status !== 'archived')
        await habits.update(habitId, { status: 'archived', archiveKey: stamp?.proposalKey });
      return true;
    });
  }

  /** Takes an archived habit back, unless its seat is taken meanwhile or there is no such habit. */
  async restore(habitId: HabitId, activeLimit: number): Promise<boolean> {
    const { habits } = this.#db;
    return this.#db.transaction('rw', habits, async () => {
      const habit = await habits.get(habitId);
      if (habit === undefined) return false;
      if (habit.status !== 'archived') return true;
      if ((await this.#active(habit.userId, habit.type).count()) >= activeLimit) return false;
      return (await habits.update(habitId, { status: 'active', archiveKey: undefined })) > 0;
    });
  }

  #active(userId: string, type: HabitType) {
    return this.#db.habits.where('[userId+type+status]').equals([userId, type, 'active']);
  }
}
