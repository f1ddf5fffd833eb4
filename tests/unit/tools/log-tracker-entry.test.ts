import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Tracker } from '@/domain/tracker';
import type { EntryProposal } from '@/tools/proposal';
import { TODAY, USER } from '../db/fixtures';
import { PUSH_UPS } from './own-tracker';
import { createWorld, type World } from './world';

const TOOL = 'log_tracker_entry';

describe('log_tracker_entry', () => {
  let world: World;

  beforeEach(async () => {
    world = await createWorld();
  });

  afterEach(() => world.db.delete());

  async function proposal(args: object): Promise<EntryProposal> {
    return (await world.propose<EntryProposal>(TOOL, args)).proposal;
  }

  const stored = () => world.db.trackerEntries.toArray();

  describe('proposes', () => {
    it('everything the card shows, without writing', async () => {
      const before = await world.everything();
      expect(await proposal({ tracker_id: 'sleep', value: 7.5, note: ' 꿈을\n꿨다 ' })).toEqual({
        tool: 'log_tracker_entry',
        tracker: expect.objectContaining({ id: 'sleep', unit: 'hours' }) as Tracker,
        value: 7.5,
        day: TODAY,
        isToday: true,
        note: '꿈을 꿨다',
        before: null,
        after: 7.5,
      });
      expect(await world.everything()).toEqual(before);
    });

    it('the sum of a day where counts add up, and the new value elsewhere', async () => {
      await world.call(TOOL, { tracker_id: 'water', value: 2 });
      await world.call(TOOL, { tracker_id: 'mood', value: 2 });
      expect(await proposal({ tracker_id: 'water', value: 3 })).toMatchObject({ before: 2, after: 5 });
      expect(await proposal({ tracker_id: 'mood', value: 4 })).toMatchObject({ before: 2, after: 4 });
      expect(await proposal({ tracker_id: 'water', value: 3, day: 'yesterday' })).toMatchObject({
        before: null,
        after: 3,
      });
    });

    it.each([
      ['yesterday', '2026-11-29'],
      ['어제', '2026-11-29'],
      ['그저께', '2026-11-28'],
      ['2025-11-29', '2025-11-29'],
    ])('the day %s', async (day, expected) => {
      expect(await proposal({ tracker_id: 'sleep', value: 7, day })).toMatchObject({
        day: expected,
        isToday: false,
      });
    });

    it.each(['today', '오늘', ' ', null, TODAY])('today for the day %j', async (day) => {
      expect(await proposal({ tracker_id: 'sleep', value: 7, day })).toMatchObject({
        day: TODAY,
        isToday: true,
      });
    });

    it.each(['sleep', ' Sleep ', '수면'])('the tracker that a model calls %j', async (tracker_id) => {
      expect((await proposal({ tracker_id, value: '7시간' })).tracker.id).toBe('sleep');
    });

    it('a tracker of the person’s own, and one that is switched off', async () => {
      await world.db.trackers.add({ ...PUSH_UPS, userId: USER });
      expect(await proposal({ tracker_id: '팔굽혀펴기', value: 20 })).toMatchObject({ tracker: PUSH_UPS });
      expect(await proposal({ tracker_id: 'weight', value: 61.5 })).toMatchObject({
        tracker: { id: 'weight', isOn: false },
        value: 61.5,
      });
    });

    it('the day of somebody whose day begins late', async () => {
      const late = await createWorld({
        clock: { now: () => Date.parse('2026-11-30T02:00:00+09:00') },
        dayStartHour: 3,
      });
      const { proposal: shown } = await late.propose<EntryProposal>(TOOL, { tracker_id: 'mood', value: 3 });
      expect(shown).toMatchObject({ day: '2026-11-29', isToday: true });
      await late.db.delete();
    });
  });

  describe('writes', () => {
    it('one entry, and tells the model what', async () => {
      const result = await world.call(TOOL, { tracker_id: 'water', value: 5, day: '어제', note: '더웠다' });
      const [entry] = await stored();
      expect(entry).toMatchObject({
        userId: USER,
        trackerId: 'water',
        day: '2026-11-29',
        value: 5,
        note: '더웠다',
      });
      expect(result).toEqual({
        ok: true,
        data: { day: '2026-11-29', value: 5 },
      });
    });

    it('the value of a tracker that is called by its English name', async () => {
      const english = await createWorld({ locale: 'en' });
      expect(await english.call(TOOL, { tracker_id: 'Caffeine', value: 1 })).toMatchObject({
        data: { value: 1 },
      });
      await english.db.delete();
    });

    it('what the card showed, although a day has passed since', async () => {
      const prepared = await world.propose(TOOL, { tracker_id: 'sleep', value: 7 });
      const tomorrow = { now: () => Date.parse('2026-12-01T09:00:00+09:00') };
      await world.write(prepared, 'key', { clock: tomorrow });
      expect(await stored()).toMatchObject([{ day: TODAY, value: 7 }]);
    });

    it('one proposal once, and answers as the first time', async () => {
      const prepared = await world.propose(TOOL, { tracker_id: 'water', value: 1 });
      const first = await world.write(prepared, 'key');
      const after = await world.everything();
      expect(await world.write(prepared, 'key')).toEqual(first);
      expect(await world.everything()).toEqual(after);
    });

    it('down what the coach did, and nothing of the person’s own doing', async () => {
      const prepared = await world.propose(TOOL, { tracker_id: 'water', value: 1 });
      await world.dispatcher.write(prepared, world.deps, { proposalKey: 'mine', isByCoach: false });
      expect(await world.db.activities.count()).toBe(0);
      await world.write(prepared, 'coach');
      expect(await world.db.activities.toArray()).toMatchObject([
        { userId: USER, proposalKey: 'coach', deed: { kind: 'log_tracker_entry', value: 1 } },
      ]);
    });
  });
});
