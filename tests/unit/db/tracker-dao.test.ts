import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppDatabase } from '@/db/schema';
import { TrackerDao } from '@/db/tracker-dao';
import { addDays } from '@/domain/local-day';
import { STARTER_TRACKERS, type Tracker } from '@/domain/tracker';
import { dayValue } from '@/domain/tracker-entry';
import { freshDatabase, NOW, tickingClock, TODAY, USER } from './fixtures';

const FLOSS: Tracker = {
  id: 'floss',
  name: '치실',
  kind: 'yes_no',
  unit: 'none',
  min: 0,
  max: 1,
  isWhole: true,
  isOn: true,
};

describe('TrackerDao', () => {
  let db: AppDatabase;
  let dao: TrackerDao;

  beforeEach(async () => {
    db = await freshDatabase();
    dao = new TrackerDao(db, tickingClock());
  });

  afterEach(() => db.delete());

  function starter(id: string): Tracker {
    const found = STARTER_TRACKERS.find((tracker) => tracker.id === id);
    if (found === undefined) throw new Error(`${id} is no starter`);
    return found;
  }

  describe('list and byId', () => {
    it('give everybody the starters', async () => {
      expect(await dao.list(USER)).toEqual(STARTER_TRACKERS);
      expect(await dao.byId(USER, 'weight')).toEqual(starter('weight'));
    });

    it('give a starter as the person changed it, in its place', async () => {
      const weight = { ...starter('weight'), name: '몸무게', isOn: true };
      await db.trackers.put({ ...weight, userId: USER });

      expect(await dao.byId(USER, 'weight')).toEqual(weight);
      expect(await dao.list(USER)).toEqual(
        STARTER_TRACKERS.map((tracker) => (tracker.id === 'weight' ? weight : tracker)),
      );
    });

    it('give the person’s own after the starters', async () => {
      await db.trackers.bulkPut([
        { ...FLOSS, userId: USER },
        { ...FLOSS, id: 'アロマ', userId: USER },
      ]);

      expect(await dao.list(USER)).toEqual([...STARTER_TRACKERS, FLOSS, { ...FLOSS, id: 'アロマ' }]);
      expect(await dao.byId(USER, 'floss')).toEqual(FLOSS);
    });

    it('give nobody what is somebody else’s', async () => {
      await db.trackers.bulkPut([
        { ...FLOSS, userId: 'me too' },
        { ...starter('water'), max: 99, userId: 'm' },
      ]);

      expect(await dao.list(USER)).toEqual(STARTER_TRACKERS);
      expect(await dao.byId(USER, 'floss')).toBeNull();
    });

    it.each(['', 'nothing', 'Sleep'])('know no tracker %j', async (id) => {
      expect(await dao.byId(USER, id)).toBeNull();
    });
  });

  describe('entries', () => {
    const add = (value: number, changes = {}) =>
      dao.addEntry({ userId: USER, trackerId: 'water', day: TODAY, value, note: null, ...changes });
    const values = async (trackerId = 'water', day = TODAY, userId = USER) =>
      (await dao.entriesOf(userId, trackerId, day)).map(({ value }) => value);

    it('are kept as they were given, each with an id and a time of its own', async () => {
      const id = await add(2, { note: '점심 뒤에' });

      expect(await dao.entriesOf(USER, 'water', TODAY)).toEqual([
        { id, userId: USER, trackerId: 'water', day: TODAY, value: 2, note: '점심 뒤에', at: NOW },
      ]);
    });

    it('are listed by tracker, day and person', async () => {
      await add(1);
      await add(2, { day: addDays(TODAY, -1) });
      await add(3, { trackerId: 'caffeine' });
      await add(4, { userId: 'somebody else' });

      expect(await values()).toEqual([1]);
      expect(await values('water', addDays(TODAY, -1))).toEqual([2]);
      expect(await values('caffeine')).toEqual([3]);
      expect(await values('water', TODAY, 'somebody else')).toEqual([4]);
      expect(await values('mood')).toEqual([]);
    });

    it('come in the order they were added', async () => {
      for (const value of [5, 3, 9, 1, 7]) await add(value);
      expect(await values()).toEqual([5, 3, 9, 1, 7]);
    });

    it.each([
      ['stands still', [NOW, NOW, NOW, NOW]],
      ['was put back', [NOW, NOW - 3_600_000, NOW - 1, NOW - 7_200_000]],
    ])('come in that order even while the clock %s', async (_, times) => {
      const left = [...times];
      dao = new TrackerDao(db, { now: () => left.shift() ?? NOW });
      for (const value of [4, 3, 2, 1]) await add(value);

      expect(await values()).toEqual([4, 3, 2, 1]);
      const at = (await dao.entriesOf(USER, 'water', TODAY)).map((entry) => entry.at);
      expect(new Set(at).size).toBe(4);
    });

    it('do not wait for those of other days and trackers', async () => {
      await add(1, { trackerId: 'caffeine' });
      await add(1, { day: addDays(TODAY, -1) });
      dao = new TrackerDao(db, { now: () => NOW });
      await add(1);
      expect(await dao.entriesOf(USER, 'water', TODAY)).toMatchObject([{ at: NOW }]);
    });

    it('all count when they are added at once', async () => {
      const ids = await Promise.all([1, 1, 1, 1, 1].map((value) => add(value)));
      expect(new Set(ids).size).toBe(5);
      expect(dayValue(starter('water'), await dao.entriesOf(USER, 'water', TODAY))).toBe(5);
    });

    it.each([
      ['water', 6],
      ['caffeine', 6],
      ['sleep', 3],
      ['mood', 3],
      ['steps', 3],
      ['weight', 3],
    ])('make the day’s value of %s: %d', async (trackerId, expected) => {
      for (const value of [1, 2, 3]) await add(value, { trackerId });
      expect(dayValue(starter(trackerId), await dao.entriesOf(USER, trackerId, TODAY))).toBe(expected);
    });
  });
});
