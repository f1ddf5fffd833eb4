import { expect } from 'vitest';
import type { UndoOutcome } from '@/db/activity-dao';
import type { CoachStamp } from '@/db/coach-stamp';
import type { AppDatabase } from '@/db/schema';
import type { Deed } from '@/domain/activity';
import type { HabitId } from '@/domain/habit';
import { addHabitTo, allRows, habitDraft, NOW, TODAY, USER, type Daos } from './fixtures';

/** One of the coach's writes, with the world it needs. */
export interface CoachDeed {
  readonly name: string;
  readonly kind: Deed['kind'];
  /** What the person had before; gives the habit it is about. */
  readonly prepare: (daos: Daos) => Promise<HabitId>;
  /** Writes, and gives what identifies the write. */
  readonly write: (daos: Daos, habitId: HabitId, stamp: CoachStamp) => Promise<unknown>;
  /** The table that a failure of the write itself is planted in. */
  readonly table: (db: AppDatabase) => AppDatabase['habits' | 'trackerEntries' | 'checkIns'];
  /** What the table's last write is. */
  readonly lastWrite: 'creating' | 'updating';
}

export function stampOf(proposalKey: string, userId: string = USER): CoachStamp {
  return { userId, proposalKey };
}

const ownHabit = (daos: Daos) => addHabitTo(daos, habitDraft('build', { title: '내 습관' }));

const checkInDeed = {
  kind: 'check_in_habit',
  write: ({ checkInDao }: Daos, habitId: HabitId, stamp: CoachStamp) =>
    checkInDao.put({ habitId, day: TODAY, kind: 'done', at: NOW + 1_000 }, stamp),
  table: (db: AppDatabase) => db.checkIns,
} as const;

/** Every kind of deed, the check-in once on an open day and once over an answer of the person's own. */
export const COACH_DEEDS: readonly CoachDeed[] = [
  {
    name: 'a habit',
    kind: 'add_habit',
    prepare: ownHabit,
    write: async ({ habitDao }, _, { userId, proposalKey }) => {
      const outcome = await habitDao.insertWithVariants(habitDraft('build', { userId }), {
        activeLimit: 3,
        proposalKey,
        isByCoach: true,
      });
      return 'habitId' in outcome ? outcome.habitId : outcome.kind;
    },
    table: (db) => db.habits,
    lastWrite: 'creating',
  },
  {
    name: 'an entry',
    kind: 'log_tracker_entry',
    prepare: async (daos) => {
      await daos.trackerDao.addEntry({ ...WATER, value: 1 });
      return ownHabit(daos);
    },
    write: ({ trackerDao }, _, stamp) =>
      trackerDao.addEntry({ ...WATER, userId: stamp.userId, note: '점심 뒤에' }, stamp),
    table: (db) => db.trackerEntries,
    lastWrite: 'creating',
  },
  { ...checkInDeed, name: 'the first check-in of a day', prepare: ownHabit, lastWrite: 'creating' },
  {
    ...checkInDeed,
    name: 'a check-in over another answer',
    prepare: async (daos) => {
      const habitId = await ownHabit(daos);
      await daos.checkInDao.put({ habitId, day: TODAY, kind: 'skip', at: NOW });
      return habitId;
    },
    lastWrite: 'updating',
  },
  {
    name: 'an archiving',
    kind: 'archive_habit',
    prepare: ownHabit,
    write: ({ habitDao }, habitId, stamp) => habitDao.archive(habitId, stamp),
    table: (db) => db.habits,
    lastWrite: 'updating',
  },
];

const WATER = { userId: USER, trackerId: 'water', day: TODAY, value: 2, note: null };

/** Lets the next writes of a kind to a table fail, until it is called off. */
export function failOn(
  table: AppDatabase['habits' | 'habitDoseVariants' | 'trackerEntries' | 'checkIns' | 'activities'],
  write: 'creating' | 'updating' | 'deleting',
): () => void {
  const fail = (): never => {
    throw new Error('the disk is full');
  };
  const hook = (table as AppDatabase['activities']).hook;
  switch (write) {
    case 'creating':
      hook('creating', fail);
      break;
    case 'updating':
      hook('updating', fail);
      break;
    case 'deleting':
      hook('deleting', fail);
  }
  return () => hook(write).unsubscribe(fail);
}

/** An undo that is refused changes nothing, not even the account of it. */
export async function expectRefusedUndo(
  db: AppDatabase,
  { activityDao }: Daos,
  [key, outcome]: readonly [key: string, outcome: Exclude<UndoOutcome, 'undone'>],
): Promise<void> {
  const standing = await allRows(db);
  expect(await activityDao.undo(key, 3)).toBe(outcome);
  expect(await allRows(db)).toEqual(standing);
}
