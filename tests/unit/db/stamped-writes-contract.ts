import { UndoneDeedError } from '@/domain/undone-deed';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppDatabase } from '@/db/schema';
import type { HabitId } from '@/domain/habit';
import { COACH_DEEDS, failOn, stampOf } from './coach-deeds';
import {
  addHabitTo,
  allRows,
  daosOn,
  freshDatabase,
  habitDraft,
  NOW,
  TODAY,
  USER,
  type Daos,
} from './fixtures';

/** One proposal, one write: what every write of the coach's promises, on whatever IndexedDB the project runs it on. */
export function describeStampedWrites(where: string): void {
  describe(`the coach's writes on ${where}`, () => {
    let db: AppDatabase;
    let daos: Daos;

    beforeEach(async () => {
      db = await freshDatabase();
      daos = daosOn(db);
    });

    afterEach(() => db.delete());

    describe.each(COACH_DEEDS)('$name', ({ kind, prepare, write, table, lastWrite }) => {
      let habitId: HabitId;

      beforeEach(async () => {
        habitId = await prepare(daos);
      });

      it('is written down', async () => {
        await write(daos, habitId, stampOf('a'));

        expect(await daos.activityDao.list(USER, 9)).toMatchObject([
          { userId: USER, proposalKey: 'a', deed: { kind }, undoneAt: null },
        ]);
      });

      it('is written once by many calls at once, which all get the same answer', async () => {
        const calls = Array.from({ length: 5 }, () => write(daos, habitId, stampOf('a')));
        const answers = await Promise.all(calls);
        const once = await allRows(db);
        await write(daos, habitId, stampOf('a'));

        expect(new Set(answers).size).toBe(1);
        expect(await allRows(db)).toEqual(once);
        expect(await daos.activityDao.list(USER, 9)).toHaveLength(1);
        await expectOneUndoToUndoAll();
      });

      it('is written once by two connections, as two tabs have', async () => {
        const otherTab = new AppDatabase(db.name);
        await otherTab.open();
        const theirs = daosOn(otherTab);
        const calls = [daos, theirs, daos, theirs].map((each) => write(each, habitId, stampOf('a')));
        const answers = await Promise.all(calls);
        otherTab.close();

        expect(new Set(answers).size).toBe(1);
        expect(await daos.activityDao.list(USER, 9)).toHaveLength(1);
        await expectOneUndoToUndoAll();
      });

      it('is not written again once it was undone, and says so', async () => {
        await write(daos, habitId, stampOf('a'));
        expect(await daos.activityDao.undo('a', 3)).toBe('undone');
        const undone = await allRows(db);

        await expect(write(daos, habitId, stampOf('a'))).rejects.toThrow(UndoneDeedError);
        expect(await allRows(db)).toEqual(undone);
      });

      it('answers a repeated call as the first even when the habit is gone', async () => {
        const first = await write(daos, habitId, stampOf('a'));
        await db.habits.clear();

        expect(await write(daos, habitId, stampOf('a'))).toBe(first);
        expect(await db.habits.count()).toBe(0);
      });

      it.each(['itself', 'writing it down'])('leaves nothing behind when %s fails', async (what) => {
        const before = await allRows(db);
        const callOff = what === 'itself' ? failOn(table(db), lastWrite) : failOn(db.activities, 'creating');

        await expect(write(daos, habitId, stampOf('a'))).rejects.toThrow('the disk is full');
        expect(await allRows(db)).toEqual(before);

        callOff();
        await write(daos, habitId, stampOf('a'));
        expect(await daos.activityDao.list(USER, 9)).toHaveLength(1);
      });

      /** Had anything been written twice, something would stay. */
      async function expectOneUndoToUndoAll(): Promise<void> {
        const fresh = await freshDatabase();
        await prepare(daosOn(fresh));
        const expected = await counts(fresh);
        await fresh.delete();
        expect(await daos.activityDao.undo('a', 3)).toBe('undone');
        expect({ ...(await counts(db)), activities: 0 }).toEqual(expected);
      }
    });

    it('are written as often as there are proposals', async () => {
      const habitId = await addHabitTo(daos, habitDraft('build'));
      const entry = { userId: USER, trackerId: 'water', day: TODAY, value: 1, note: null };
      const keys = ['a', 'b', 'c'];
      await Promise.all(keys.map((key) => daos.trackerDao.addEntry(entry, stampOf(`entry ${key}`))));
      await Promise.all(
        keys.map((key, index) =>
          daos.checkInDao.put(
            { habitId, day: TODAY, kind: 'done', at: NOW + index },
            stampOf(`check ${key}`),
          ),
        ),
      );

      expect(await counts(db)).toMatchObject({ trackerEntries: 3, checkIns: 1, activities: 6 });
    });

    it('are not written down when they are the person’s own', async () => {
      const habitId = await addHabitTo(daos, habitDraft('build'));
      await daos.checkInDao.put({ habitId, day: TODAY, kind: 'done', at: NOW });
      await daos.trackerDao.addEntry({ userId: USER, trackerId: 'mood', day: TODAY, value: 3, note: null });
      await daos.habitDao.archive(habitId);

      expect(await db.activities.count()).toBe(0);
    });

    it('touch no habit that the person has archived while the card was open', async () => {
      const habitId = await addHabitTo(daos, habitDraft('build'));
      await daos.habitDao.archive(habitId);
      const before = await allRows(db);

      const checkIn = { habitId, day: TODAY, kind: 'done', at: NOW } as const;
      expect(await daos.checkInDao.put(checkIn, stampOf('a'))).toBe('no_such_habit');
      expect(await daos.habitDao.archive(habitId, stampOf('b'))).toBe(false);
      expect(await allRows(db)).toEqual(before);
    });

    it('touch no habit that is gone', async () => {
      const habitId = 'gone' as HabitId;
      const checkIn = { habitId, day: TODAY, kind: 'done', at: NOW } as const;

      expect(await daos.checkInDao.put(checkIn, stampOf('a'))).toBe('no_such_habit');
      expect(await daos.habitDao.archive(habitId, stampOf('b'))).toBe(false);
      expect(await counts(db)).toMatchObject({ checkIns: 0, activities: 0 });
    });
  });
}

async function counts(db: AppDatabase): Promise<Readonly<Record<string, number>>> {
  const rows = Object.entries(await allRows(db));
  return Object.fromEntries(rows.map(([table, list]) => [table, list.length]));
}
