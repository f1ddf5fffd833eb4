import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HabitId } from '@/domain/habit';
import type { CheckInProposal } from '@/tools/proposal';
import { TODAY, USER } from '../db/fixtures';
import { createWorld, type World } from './world';

const TOOL = 'check_in_habit';

describe('check_in_habit', () => {
  let world: World;
  let first: HabitId;
  let second: HabitId;

  beforeEach(async () => {
    world = await createWorld();
    first = await world.addHabit();
    second = await world.addHabit({ title: '명상', frameFramedText: '숨 세기', variants: [] });
  });

  afterEach(() => world.db.delete());

  async function proposal(args: object): Promise<CheckInProposal> {
    return (await world.propose<CheckInProposal>(TOOL, args)).proposal;
  }

  const answers = () => world.db.checkIns.toArray();

  describe('proposes', () => {
    it('everything the card shows, without writing', async () => {
      const before = await world.everything();
      expect(await proposal({ habit: '1', dose: 'default' })).toEqual({
        tool: 'check_in_habit',
        habitId: first,
        sentence: '자기 전에 두 쪽 읽기',
        day: TODAY,
        isToday: true,
        answer: 'done',
        doseText: '두 쪽',
        before: null,
      });
      expect(await world.everything()).toEqual(before);
    });

    it.each([
      ['default', 'done', '두 쪽'],
      ['minimal', 'minimal', '한 줄'],
      ['skip', 'skip', null],
      [' Minimal ', 'minimal', '한 줄'],
      [undefined, 'done', '두 쪽'],
      [null, 'done', '두 쪽'],
    ])('dose %j as %s', async (dose, answer, doseText) => {
      expect(await proposal({ habit: 1, dose })).toMatchObject({ answer, doseText });
    });

    it.each(['default', 'minimal'])('%s of a habit without doses', async (dose) => {
      expect(await proposal({ habit: '2번', dose })).toMatchObject({ habitId: second, doseText: null });
    });

    it('the answer that it would replace', async () => {
      await world.checkInDao.put({ habitId: first, day: TODAY, kind: 'missed', at: 1 });
      await world.checkInDao.put({ habitId: second, day: TODAY, kind: 'skip', at: 2 });
      expect(await proposal({ habit: '1', dose: 'minimal' })).toMatchObject({ before: 'missed' });
      expect(await proposal({ habit: '1', dose: 'minimal', day: '어제' })).toMatchObject({ before: null });
      await world.checkInDao.remove(first, TODAY);
      expect(await proposal({ habit: '1', dose: 'minimal' })).toMatchObject({ before: null });
    });

    it('a day before the habit was stored: people fill in the past', async () => {
      expect(await proposal({ habit: '1', dose: 'default', day: '2025-11-29' })).toMatchObject({
        day: '2025-11-29',
        isToday: false,
      });
    });

    it('a habit that was added during the turn, by the number after the others', async () => {
      const turn = await world.turn();
      const third = await world.addHabit({ frameFramedText: '햇빛 보기' });
      const { proposal: shown } = await world.propose<CheckInProposal>(
        TOOL,
        { habit: '3', dose: 'default' },
        turn,
      );
      expect(shown.habitId).toBe(third);
    });

    it('the same habit under its number after another one was archived', async () => {
      const turn = await world.turn();
      await world.habitDao.archive(first);
      const { proposal: shown } = await world.propose<CheckInProposal>(
        TOOL,
        { habit: '2', dose: 'default' },
        turn,
      );
      expect(shown.habitId).toBe(second);
    });
  });

  describe('writes', () => {
    it.each([
      ['default', 'done'],
      ['minimal', 'minimal'],
      ['skip', 'skip'],
    ])('%s as %s, and tells the model what', async (dose, kind) => {
      expect(await world.call(TOOL, { habit: '1', dose, day: 'yesterday' })).toEqual({
        ok: true,
        data: { day: '2026-11-29', title: '책 읽기' },
      });
      expect(await answers()).toMatchObject([{ habitId: first, day: '2026-11-29', kind }]);
    });

    it('the later answer in place of the earlier one', async () => {
      await world.call(TOOL, { habit: '1', dose: 'default' });
      await world.call(TOOL, { habit: '1', dose: 'skip' });
      expect(await answers()).toMatchObject([{ habitId: first, kind: 'skip' }]);
    });

    it('for the habit and day on the card, although numbers and day have moved', async () => {
      const prepared = await world.propose(TOOL, { habit: '1', dose: 'default' });
      const moved = { handles: [second, first], clock: { now: () => Date.parse('2026-12-01T00:00:00Z') } };
      await world.write(prepared, 'key', moved);
      expect(await answers()).toMatchObject([{ habitId: first, day: TODAY }]);
    });

    it('for a habit that graduated meanwhile: it is still kept', async () => {
      const prepared = await world.propose(TOOL, { habit: '1', dose: 'default' });
      await world.db.habits.update(first, { status: 'graduated' });
      expect(await world.write(prepared, 'key')).toMatchObject({ ok: true });
    });

    it('one proposal once, and answers as the first time', async () => {
      const prepared = await world.propose(TOOL, { habit: '1', dose: 'default' });
      const result = await world.write(prepared, 'key');
      await world.checkInDao.remove(first, TODAY);
      await world.habitDao.archive(first);
      const after = await world.everything();
      expect(await world.write(prepared, 'key')).toEqual(result);
      expect(await world.everything()).toEqual(after);
    });

    it('down what the coach did, with the answer before, and nothing of the person’s own doing', async () => {
      const prepared = await world.propose(TOOL, { habit: '1', dose: 'default' });
      await world.dispatcher.write(prepared, world.deps, { proposalKey: 'mine', isByCoach: false });
      expect(await world.db.activities.count()).toBe(0);
      await world.write(prepared, 'coach');
      expect(await world.db.activities.toArray()).toMatchObject([
        { userId: USER, proposalKey: 'coach', deed: { kind: 'check_in_habit', before: { kind: 'done' } } },
      ]);
    });

    it('a long title of the person’s own, cut for the model', async () => {
      const title = '👨‍👩‍👧‍👦'.repeat(200);
      await world.addHabit({ title });
      const result = await world.call(TOOL, { habit: '3', dose: 'default' });
      expect(JSON.stringify(result).length).toBeLessThan(600);
    });
  });
});
