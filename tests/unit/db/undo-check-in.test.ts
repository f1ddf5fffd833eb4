import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppDatabase } from '@/db/schema';
import type { CheckInKind } from '@/domain/check-in';
import type { HabitId } from '@/domain/habit';
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
  type Daos,
} from './fixtures';

describe('undoing a check-in', () => {
  let db: AppDatabase;
  let daos: Daos;
  let habitId: HabitId;

  beforeEach(async () => {
    db = await freshDatabase();
    daos = daosOn(db);
    habitId = await addHabitTo(daos, habitDraft('build'));
  });

  afterEach(() => db.delete());

  const undo = (key: string) => daos.activityDao.undo(key, 3);
  const checkIn = (id: HabitId, kind: CheckInKind, at: number) => ({ habitId: id, day: TODAY, kind, at });

  it.each([
    ['to another answer', 'skip', NOW + 1],
    ['to the same answer, later', 'done', NOW + 1],
  ] as const)('stays once the person has changed it %s', async (_, kind, at) => {
    await daos.checkInDao.put(checkIn(habitId, 'done', NOW), stampOf('check'));
    await daos.checkInDao.put(checkIn(habitId, kind, at));
    await expectRefusedUndo(db, daos, ['check', 'changed']);
  });

  it('is not found once the person has taken it back, and what was before does not return', async () => {
    await daos.checkInDao.put(checkIn(habitId, 'skip', NOW));
    await daos.checkInDao.put(checkIn(habitId, 'done', NOW + 1), stampOf('check'));
    await daos.checkInDao.remove(habitId, TODAY);
    const standing = await rowsButActivities(db);
    expect(await undo('check')).toBe('not_found');
    expect(await rowsButActivities(db)).toEqual(standing);
  });

  it('leaves other days and other habits alone', async () => {
    const others = [
      { habitId, day: addDays(TODAY, -1), kind: 'done', at: NOW },
      { habitId: await addHabitTo(daos, habitDraft('break')), day: TODAY, kind: 'done', at: NOW },
    ] as const;
    for (const other of others) await daos.checkInDao.put(other);
    await daos.checkInDao.put(checkIn(habitId, 'done', NOW), stampOf('check'));
    expect(await undo('check')).toBe('undone');

    expect(await daos.checkInDao.listBetween(addDays(TODAY, -1), TODAY)).toEqual(others);
  });

  it('over another one of the coach’s is undone before it', async () => {
    await daos.checkInDao.put(checkIn(habitId, 'minimal', NOW), stampOf('first'));
    await daos.checkInDao.put(checkIn(habitId, 'done', NOW + 1), stampOf('second'));
    await expectRefusedUndo(db, daos, ['first', 'changed']);

    expect(await undo('second')).toBe('undone');
    expect(await db.checkIns.toArray()).toEqual([checkIn(habitId, 'minimal', NOW)]);
    expect(await undo('first')).toBe('undone');
    expect(await db.checkIns.count()).toBe(0);
  });

  it('never removes a habit under a check-in that is written at the same time', async () => {
    const added = await addHabitTo(daos, habitDraft('build'), 'add');
    const [undone, put] = await Promise.all([undo('add'), daos.checkInDao.put(checkIn(added, 'done', NOW))]);

    expect([
      ['undone', 'no_such_habit', 0],
      ['changed', 'written', 1],
    ]).toContainEqual([undone, put, await db.checkIns.count()]);
  });
});
