import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppDatabase } from '@/db/schema';
import { addDays } from '@/domain/local-day';
import { expectRefusedUndo, stampOf } from './coach-deeds';
import {
  addHabitTo,
  daosOn,
  freshDatabase,
  habitDraft,
  NOW,
  rowsButActivities,
  TODAY,
  USER,
  type Daos,
} from './fixtures';

describe('ActivityDao', () => {
  let db: AppDatabase;
  let daos: Daos;

  beforeEach(async () => {
    db = await freshDatabase();
    daos = daosOn(db);
  });

  afterEach(() => db.delete());

  const undo = (key: string) => daos.activityDao.undo(key, 3);

  describe('list', () => {
    const log = (at: number, userId = USER) =>
      daosOn(db, { now: () => at }).trackerDao.addEntry(
        { userId, trackerId: 'water', day: TODAY, value: 1, note: null },
        stampOf(`${userId} at ${at}`, userId),
      );
    const keys = async (userId: string, limit: number) =>
      (await daos.activityDao.list(userId, limit)).map(({ proposalKey }) => proposalKey);

    it('gives a person’s own, newest first, no more than asked for', async () => {
      for (const at of [3, 1, 2]) await log(at);
      await log(4, 'somebody else');

      expect(await keys(USER, 9)).toEqual(['me at 3', 'me at 2', 'me at 1']);
      expect(await keys(USER, 2)).toEqual(['me at 3', 'me at 2']);
      expect(await keys('somebody else', 9)).toEqual(['somebody else at 4']);
      expect(await keys('nobody', 9)).toEqual([]);
    });

    it('keeps what was undone, in its place', async () => {
      for (const at of [1, 2, 3]) await log(at);
      await undo('me at 2');

      expect((await daos.activityDao.list(USER, 9)).map(({ undoneAt }) => undoneAt !== null)).toEqual([
        false,
        true,
        false,
      ]);
    });
  });

  describe('a habit that was added', () => {
    it('stays once it was checked in, until the check-in is taken back', async () => {
      const habitId = await addHabitTo(daos, habitDraft('build'), 'add');
      await daos.checkInDao.put({ habitId, day: TODAY, kind: 'done', at: NOW }, stampOf('check'));
      await expectRefusedUndo(db, daos, ['add', 'changed']);

      expect(await undo('check')).toBe('undone');
      expect(await undo('add')).toBe('undone');
    });

    it('is not found once it was removed some other way', async () => {
      await daos.habitDao.removeInserted(await addHabitTo(daos, habitDraft('build'), 'add'));
      const standing = await rowsButActivities(db);
      expect(await undo('add')).toBe('not_found');
      expect(await rowsButActivities(db)).toEqual(standing);
    });

    it('goes with its doses and leaves those of other habits', async () => {
      const kept = await addHabitTo(daos, habitDraft('build'), 'kept');
      const gone = await addHabitTo(daos, habitDraft('build'), 'gone');
      expect(await undo('gone')).toBe('undone');

      expect(await daos.habitDao.variantsOf([kept, gone])).toHaveLength(2);
      expect(await daos.habitDao.byId(kept)).not.toBeNull();
      expect(await daos.habitDao.byId(gone)).toBeNull();
    });
  });

  describe('an entry that was logged', () => {
    let entryId: string;

    beforeEach(async () => {
      const draft = { userId: USER, trackerId: 'sleep', day: TODAY, value: 7, note: null };
      entryId = await daos.trackerDao.addEntry(draft, stampOf('log'));
    });

    it.each([{ value: 8 }, { day: addDays(TODAY, -1) }])('stays once it has %j', async (change) => {
      await db.trackerEntries.update(entryId, change);
      await expectRefusedUndo(db, daos, ['log', 'changed']);
    });

    it('goes alone', async () => {
      const draft = { userId: USER, trackerId: 'sleep', day: TODAY, value: 7, note: null };
      const other = await daos.trackerDao.addEntry(draft);
      expect(await undo('log')).toBe('undone');
      expect((await daos.trackerDao.entriesOf(USER, 'sleep', TODAY)).map(({ id }) => id)).toEqual([other]);
    });
  });
});
