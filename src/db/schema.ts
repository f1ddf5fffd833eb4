import { Dexie, type EntityTable, type Table } from 'dexie';
import type { CheckIn } from '@/domain/check-in';
import type { DoseVariant, Habit, HabitId } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';

/** A stored habit; rows written from a proposal carry its key, so that the same proposal can't be written twice. */
export interface HabitRow extends Habit {
  readonly proposalKey?: string;
}

export interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

export const DATABASE_NAME = 'life-helper';

/** The whole store. Released versions are append-only: a change of shape adds `version(n + 1)`. */
export class AppDatabase extends Dexie {
  declare readonly habits: EntityTable<HabitRow, 'id', HabitRow>;
  declare readonly habitDoseVariants: EntityTable<DoseVariant, 'id', DoseVariant>;
  declare readonly checkIns: Table<CheckIn, [HabitId, LocalDay]>;
  declare readonly settings: EntityTable<SettingRow, 'key', SettingRow>;

  constructor(name: string = DATABASE_NAME) {
    super(name);
    // On localhost Dexie would trace failed writes to the console, with what the person wrote in them.
    Dexie.debug = false;
    this.version(1).stores({
      habits: 'id, &proposalKey, [userId+status], [userId+type+status]',
      habitDoseVariants: 'id, habitId',
      checkIns: '[habitId+day], day',
      settings: 'key',
    });
  }
}
