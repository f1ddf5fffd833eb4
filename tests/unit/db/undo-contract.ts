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
  rowsButActivities,
  type Daos,
} from './fixtures';

/** What undoing promises for every kind of deed, on whatever IndexedDB the project runs it on. */
export function describeUndo(where: string): void {
  describe(`undoing on ${where}`, () => {
    let db: AppDatabase;
    let daos: Daos;
    let habitId: HabitId;

    beforeEach(async () => {
      db = await freshDatabase();
      daos = daosOn(db);
    });

    afterEach(() => db.delete());

    const undo = (key = 'a') => daos.activityDao.undo(key, 3);

    describe.each(COACH_DEEDS)('$name', ({ prepare, write, kind }) => {
      let before: Awaited<ReturnType<typeof allRows>>;

      beforeEach(async () => {
        habitId = await prepare(daos);
        before = await rowsButActivities(db);
        await write(daos, habitId, stampOf('a'));
        expect(await rowsButActivities(db)).not.toEqual(before);
      });

      it('leaves every row as it was before, and says when', async () => {
        expect(await undo()).toBe('undone');

        expect(await rowsButActivities(db)).toEqual(before);
        const [activity] = await db.activities.toArray();
        expect(activity).toMatchObject({ proposalKey: 'a', deed: { kind } });
        expect(activity?.undoneAt).toBeGreaterThan(activity?.at ?? Infinity);
      });

      it('is done once, however often, and from however many tabs', async () => {
        const otherTab = new AppDatabase(db.name);
        await otherTab.open();
        const theirs = daosOn(otherTab).activityDao;
        const outcomes = await Promise.all([undo(), undo(), theirs.undo('a', 3), theirs.undo('a', 3)]);
        otherTab.close();
        const after = await allRows(db);
        outcomes.push(await undo());

        expect(outcomes).toEqual(outcomes.map(() => 'undone'));
        expect(await allRows(db)).toEqual(after);
        expect(await rowsButActivities(db)).toEqual(before);
      });

      it('changes nothing when it breaks off at the end, and can be done later', async () => {
        const standing = await allRows(db);
        const callOff = failOn(db.activities, 'updating');
        await expect(undo()).rejects.toThrow('the disk is full');
        expect(await allRows(db)).toEqual(standing);

        callOff();
        expect(await undo()).toBe('undone');
        expect(await rowsButActivities(db)).toEqual(before);
      });

      it('finds nothing to undo once everything is gone', async () => {
        await Promise.all([db.habits.clear(), db.trackerEntries.clear(), db.checkIns.clear()]);
        const standing = await rowsButActivities(db);

        expect(await undo()).toBe('not_found');
        expect(await undo()).toBe('undone');
        expect(await rowsButActivities(db)).toEqual(standing);
        // There is nothing left to undo, so no screen offers it any more.
        expect(await db.activities.toArray()).toMatchObject([{ undoneAt: expect.any(Number) as number }]);
      });
    });

    it('changes nothing when a habit’s removal breaks off between it and its doses', async () => {
      await addHabitTo(daos, habitDraft('build'), 'a');
      const standing = await allRows(db);
      const callOff = failOn(db.habitDoseVariants, 'deleting');
      await expect(undo()).rejects.toThrow('the disk is full');
      callOff();

      expect(await allRows(db)).toEqual(standing);
    });

    it('finds nothing under a key that nothing was written with', async () => {
      expect(await undo('of nobody')).toBe('not_found');
    });
  });
}
