import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Activity } from '@/domain/activity';
import type { CheckIn } from '@/domain/check-in';
import type { DoseVariant, Habit, HabitId } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';
import type { Tracker } from '@/domain/tracker';
import type { TrackerEntry } from '@/domain/tracker-entry';

/** A stored habit; rows written from a proposal carry its key, so that the same proposal can't be written twice. */
export interface HabitRow extends Habit {
  readonly proposalKey?: string;
  /** The coach's proposal that archived it; absent when the person did, and while it is not archived. */
  readonly archiveKey?: string | undefined;
}

export interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

/** A tracker as the person changed it; one that nobody changed has no row. */
export interface TrackerRow extends Tracker {
  readonly userId: string;
}

/** One thing of the conversation; its shape is the chat's business, which also reads it with care. */
export interface TalkRow {
  readonly id: string;
  /** Epoch milliseconds, strictly increasing in the order of the talk. */
  readonly at: number;
  readonly item: unknown;
}

export const DATABASE_NAME = 'life-helper';

/** The whole store. Released versions are append-only: a change of shape adds `version(n + 1)`. */
export class AppDatabase extends Dexie {
  declare readonly habits: EntityTable<HabitRow, 'id', HabitRow>;
  declare readonly habitDoseVariants: EntityTable<DoseVariant, 'id', DoseVariant>;
  declare readonly checkIns: Table<CheckIn, [HabitId, LocalDay]>;
  declare readonly settings: EntityTable<SettingRow, 'key', SettingRow>;
  declare readonly trackers: Table<TrackerRow, [userId: string, id: string]>;
  declare readonly trackerEntries: EntityTable<TrackerEntry, 'id', TrackerEntry>;
  declare readonly activities: EntityTable<Activity, 'id', Activity>;
  declare readonly talk: EntityTable<TalkRow, 'id', TalkRow>;

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
    this.version(2).stores({
      trackers: '[userId+id]',
      trackerEntries: 'id, [userId+trackerId+day], [userId+day]',
      activities: 'id, &proposalKey, [userId+at]',
      talk: 'id, at',
    });
  }
}
