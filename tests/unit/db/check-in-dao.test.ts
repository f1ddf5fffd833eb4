import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CheckInDao } from '@/db/check-in-dao';
import { HabitDao } from '@/db/habit-dao';
import type { AppDatabase } from '@/db/schema';
import type { HabitId } from '@/domain/habit';
import { addDays } from '@/domain/local-day';
import { freshDatabase, habitDraft, NOW, tickingClock, TODAY } from './fixtures';

describe('CheckInDao', () => {
  let db: AppDatabase;
  let dao: CheckInDao;
  let habitId: HabitId;

  beforeEach(async () => {
    db = await freshDatabase();
    dao = new CheckInDao(db, tickingClock());
    const outcome = await new HabitDao(db, tickingClock()).insertWithVariants(habitDraft('build'), {
      activeLimit: 3,
      proposalKey: 'a',
    });
    if (outcome.kind !== 'inserted') throw new Error(outcome.kind);
    habitId = outcome.habitId;
  });

  afterEach(() => db.delete());

  it('keeps one answer a habit and day: the last one', async () => {
    expect(await dao.put({ habitId, day: TODAY, kind: 'minimal', at: NOW })).toBe('written');
    expect(await dao.put({ habitId, day: TODAY, kind: 'done', at: NOW + 1 })).toBe('written');

    expect(await dao.listBetween(TODAY, TODAY)).toEqual([{ habitId, day: TODAY, kind: 'done', at: NOW + 1 }]);
  });

  it('lists a range of days with both ends', async () => {
    for (const back of [-3, -2, -1, 0, 1]) {
      await dao.put({ habitId, day: addDays(TODAY, back), kind: 'done', at: NOW });
    }

    const days = (await dao.listBetween(addDays(TODAY, -2), TODAY)).map(({ day }) => day);
    expect(days).toEqual([addDays(TODAY, -2), addDays(TODAY, -1), TODAY]);
  });

  it('takes an answer back, and only that one', async () => {
    const yesterday = addDays(TODAY, -1);
    await dao.put({ habitId, day: yesterday, kind: 'skip', at: NOW });
    await dao.put({ habitId, day: TODAY, kind: 'done', at: NOW });

    await dao.remove(habitId, TODAY);
    await dao.remove(habitId, TODAY);

    expect(await dao.listBetween(yesterday, TODAY)).toEqual([
      { habitId, day: yesterday, kind: 'skip', at: NOW },
    ]);
  });

  it('writes nothing for a habit that is gone', async () => {
    expect(await dao.put({ habitId: 'gone' as HabitId, day: TODAY, kind: 'done', at: NOW })).toBe(
      'no_such_habit',
    );
    expect(await db.checkIns.count()).toBe(0);
  });
});
