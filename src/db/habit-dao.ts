import type { Clock } from '@/domain/clock';
import type { DoseVariant, Habit, HabitDraft, HabitId, HabitType } from '@/domain/habit';
import { assertXorProtocol } from '@/domain/xor-protocol';
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
   * can't both take the last seat. Throws `XorProtocolError` (R8) before anything is written.
   */
  async insertWithVariants(
    draft: HabitDraft,
    { activeLimit, proposalKey }: InsertOptions,
  ): Promise<InsertOutcome> {
    const { habits, habitDoseVariants } = this.#db;
    const { variants, ...content } = draft;
    return this.#db.transaction('rw', habits, habitDoseVariants, async (): Promise<InsertOutcome> => {
      // Only Dexie may be awaited in here: anything else lets the transaction commit early.
      const written = await habits.where('proposalKey').equals(proposalKey).first();
      if (written !== undefined) return { kind: 'repeated', habitId: written.id };
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
      return { kind: 'inserted', habitId };
    });
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

  /** Frees the habit's seat and keeps everything it holds. False when there is no such habit. */
  async archive(habitId: HabitId): Promise<boolean> {
    return (await this.#db.habits.where('id').equals(habitId).modify({ status: 'archived' })) > 0;
  }

  /** Takes an archived habit back, unless its seat is taken meanwhile or there is no such habit. */
  async restore(habitId: HabitId, activeLimit: number): Promise<boolean> {
    const { habits } = this.#db;
    return this.#db.transaction('rw', habits, async () => {
      const habit = await habits.get(habitId);
      if (habit === undefined) return false;
      if (habit.status === 'active') return true;
      if ((await this.#active(habit.userId, habit.type).count()) >= activeLimit) return false;
      return (await habits.update(habitId, { status: 'active' })) > 0;
    });
  }

  #active(userId: string, type: HabitType) {
    return this.#db.habits.where('[userId+type+status]').equals([userId, type, 'active']);
  }
}
