import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppDatabase } from '@/db/schema';
import type { HabitId } from '@/domain/habit';
import { expectRefusedUndo, stampOf } from './coach-deeds';
import { addHabitTo, daosOn, freshDatabase, habitDraft, NOW, TODAY, USER, type Daos } from './fixtures';

describe('undoing an archiving', () => {
  let db: AppDatabase;
  let daos: Daos;
  let habitId: HabitId;

  beforeEach(async () => {
    db = await freshDatabase();
    daos = daosOn(db);
    habitId = await addHabitTo(daos, habitDraft('build', { title: '보관됨' }));
    await daos.habitDao.archive(habitId, stampOf('archive'));
  });

  afterEach(() => db.delete());

  const undo = (key: string) => daos.activityDao.undo(key, 3);

  it('stays while the habit’s seat is taken, and is undone once one is free', async () => {
    const [other] = await Promise.all([1, 2, 3].map(() => addHabitTo(daos, habitDraft('build'))));
    await expectRefusedUndo(db, daos, ['archive', 'no_seat']);

    await daos.habitDao.archive(other as HabitId);
    expect(await undo('archive')).toBe('undone');
    expect(await daos.habitDao.countActive({ userId: USER, type: 'build' })).toBe(3);
  });

  it('needs no seat of another type or of another person', async () => {
    for (const type of ['break', 'break', 'break'] as const) await addHabitTo(daos, habitDraft(type));
    for (const title of ['a', 'b', 'c'])
      await addHabitTo(daos, habitDraft('build', { title, userId: 'somebody else' }));
    expect(await undo('archive')).toBe('undone');
  });

  it('is over once the person has restored the habit', async () => {
    await daos.habitDao.restore(habitId, 3);
    await expectRefusedUndo(db, daos, ['archive', 'changed']);
  });

  it('does not undo the person’s own later archiving', async () => {
    await daos.habitDao.restore(habitId, 3);
    await daos.habitDao.archive(habitId);
    await expectRefusedUndo(db, daos, ['archive', 'changed']);
  });

  it('does not undo a later one of the coach’s, which can be undone itself', async () => {
    await daos.habitDao.restore(habitId, 3);
    await daos.habitDao.archive(habitId, stampOf('again'));
    await expectRefusedUndo(db, daos, ['archive', 'changed']);
    expect(await undo('again')).toBe('undone');
  });

  it('is still undone when the person archived what was archived already', async () => {
    await daos.habitDao.archive(habitId);
    expect(await undo('archive')).toBe('undone');
    expect(await daos.habitDao.byId(habitId)).toMatchObject({ status: 'active' });
  });

  it('keeps the check-ins and the doses', async () => {
    await daos.checkInDao.put({ habitId, day: TODAY, kind: 'done', at: NOW });
    expect(await undo('archive')).toBe('undone');
    expect(await db.checkIns.count()).toBe(1);
    expect(await daos.habitDao.variantsOf([habitId])).toHaveLength(2);
  });

  it('gives the last seat once to an undone archiving and a new habit at the same time', async () => {
    for (const title of ['a', 'b']) await addHabitTo(daos, habitDraft('build', { title }));

    const [undone, inserted] = await Promise.all([
      undo('archive'),
      daos.habitDao.insertWithVariants(habitDraft('build'), { activeLimit: 3, proposalKey: 'new' }),
    ]);

    expect([undone === 'undone', inserted.kind === 'inserted'].filter(Boolean)).toHaveLength(1);
    expect(await daos.habitDao.countActive({ userId: USER, type: 'build' })).toBe(3);
  });
});
