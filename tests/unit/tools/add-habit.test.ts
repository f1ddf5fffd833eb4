import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HabitProposal } from '@/tools/proposal';
import { ALCOHOL, createWorld, SUNLIGHT, type World } from './world';

describe('add_habit', () => {
  let world: World;

  beforeEach(async () => {
    world = await createWorld();
  });

  afterEach(() => world.db.delete());

  async function storedHabit() {
    const [habit] = await world.deps.habitDao.listActive({ userId: world.deps.userId });
    if (habit === undefined) throw new Error('no habit was stored');
    return habit;
  }

  async function storedDoses() {
    return world.db.habitDoseVariants.orderBy('id').sortBy('sortOrder');
  }

  describe('stores', () => {
    it('a habit to build', async () => {
      const result = await world.run(SUNLIGHT);

      const habit = await storedHabit();
      expect(result).toEqual({
        ok: true,
        data: { habit_id: habit.id, title: '아침 햇빛', type: 'build', frame_level: 'L2' },
      });
      expect(habit).toMatchObject({
        userId: 'me',
        type: 'build',
        title: '아침 햇빛',
        protocolId: 'morning_sunlight',
        breakProtocolId: null,
        frameLevel: 'L2',
        frameFramedText: '아침에 햇빛 보기',
        anchorWhen: null,
        anchorAfterWhat: null,
        startedAt: '2026-11-30',
        status: 'active',
      });
      expect(await world.rows()).toMatchObject({ habits: 1, variants: 2 });
    });

    it('a habit to break, under its break protocol', async () => {
      expect(await world.run(ALCOHOL)).toMatchObject({
        ok: true,
        data: { type: 'break', title: '음주 습관 바꾸기' },
      });
      expect(await storedHabit()).toMatchObject({ protocolId: null, breakProtocolId: 'alcohol' });
    });

    it('a diet item as a habit to build, identity frame included', async () => {
      const args = {
        protocol_id: 'vegetables',
        frame_level: 'L3',
        framed_text: '나는 채소를 챙기는 사람이다',
      };
      expect(await world.run(args)).toMatchObject({ ok: true, data: { type: 'build', frame_level: 'L3' } });
    });

    it('the catalogue’s usual and smallest doses when none is given', async () => {
      await world.run({ ...SUNLIGHT, dose_text: '  ' });
      expect(await storedDoses()).toMatchObject([
        { label: '기본', doseText: '기상 1시간 안에 밖에서 10분', isMinimum: false },
        { label: '최소', doseText: '창문 열고 1분', isMinimum: true },
      ]);
    });

    it('the given dose alone', async () => {
      await world.run({ ...SUNLIGHT, dose_text: ' 5분 ' });
      expect(await storedDoses()).toMatchObject([
        { label: '기본', doseText: '5분', isMinimum: false, sortOrder: 0 },
      ]);
    });

    it('either anchor, and none for blank ones', async () => {
      await world.run({ ...SUNLIGHT, anchor_when: ' 기상 후 ', anchor_after_what: ' \u200B ' });
      expect(await storedHabit()).toMatchObject({ anchorWhen: '기상 후', anchorAfterWhat: null });
    });

    it('arguments as sloppy models write them', async () => {
      const sloppy = {
        protocol_id: ' morning_sunlight ',
        frame_level: ' l2 ',
        framed_text: ' 아침에\n햇빛 보기 '.normalize('NFD'),
        anchor_when: null,
        confidence: 0.9,
      };
      expect(await world.run(sloppy)).toMatchObject({ ok: true, data: { frame_level: 'L2' } });
      expect(await storedHabit()).toMatchObject({ frameFramedText: '아침에 햇빛 보기' });
    });

    it('the day where the person lives, by the hour their day starts', async () => {
      const late = await createWorld({
        clock: { now: () => Date.parse('2026-11-30T17:30:00Z') },
        dayStartHour: 3,
      });
      await late.run(SUNLIGHT);
      expect(await late.db.habits.toArray()).toMatchObject([{ startedAt: '2026-11-30' }]);
      await late.db.delete();
    });

    it('the same habit twice if asked twice', async () => {
      await world.run(SUNLIGHT);
      expect(await world.run(SUNLIGHT)).toMatchObject({ ok: true });
      expect(await world.rows()).toMatchObject({ habits: 2, variants: 4 });
    });

    it('one proposal once, however often it is executed', async () => {
      const prepared = await world.propose('add_habit', SUNLIGHT);
      const first = await world.write(prepared, 'one proposal');
      await world.fillBuildSeats(2);
      const before = await world.everything();
      const again = await world.write(prepared, 'one proposal');

      expect(again).toEqual(first);
      expect(await world.everything()).toEqual(before);
    });

    it('exactly one of two calls for the last seat', async () => {
      await world.fillBuildSeats(2);
      const results = await Promise.all([world.run(SUNLIGHT), world.run(SUNLIGHT)]);

      expect(results.map((result) => (result.ok ? 'ok' : result.code)).sort()).toEqual(['ok', 'r3_quota']);
      expect(await world.rows()).toMatchObject({ habits: 3, variants: 6 });
    });
  });

  it('stores the English title and doses for a person who reads English', async () => {
    const english = await createWorld({ locale: 'en' });
    expect(await english.run(SUNLIGHT)).toMatchObject({ ok: true, data: { title: 'Morning sunlight' } });
    expect(await english.db.habitDoseVariants.orderBy('id').sortBy('sortOrder')).toMatchObject([
      { label: 'Usual', doseText: '10 min outside within 1 h of waking' },
      { label: 'Minimum', doseText: '1 min at an open window' },
    ]);
    await english.db.delete();
  });

  describe('proposes', () => {
    const propose = async (args: unknown) => (await world.propose<HabitProposal>('add_habit', args)).proposal;

    it('everything the card shows, without writing', async () => {
      await world.run({ ...ALCOHOL, protocol_id: 'smoking' });
      const before = await world.everything();

      expect(await propose({ ...ALCOHOL, anchor_after_what: '저녁 준비' })).toEqual({
        tool: 'add_habit',
        type: 'break',
        title: '음주 습관 바꾸기',
        frameLevel: 'L2',
        framedText: '저녁엔 탄산수로 건배하기',
        anchorWhen: null,
        anchorAfterWhat: '저녁 준비',
        doses: [
          { label: '기본', doseText: '주 4일 무알코올 음료로 건배', isMinimum: false, sortOrder: 0 },
          { label: '최소', doseText: '첫 잔은 탄산수', isMinimum: true, sortOrder: 1 },
        ],
        seat: { number: 2, limit: 3 },
        sameHabit: null,
        safety: expect.stringContaining('119') as string,
      });
      expect(await world.everything()).toEqual(before);
    });

    it('the sentence of an active habit that is made of the same item', async () => {
      await world.run({ ...SUNLIGHT, framed_text: '창가에서 햇빛 보기' });
      await world.run(ALCOHOL);
      expect(await propose(SUNLIGHT)).toMatchObject({ sameHabit: '창가에서 햇빛 보기' });
      expect(await propose(ALCOHOL)).toMatchObject({ sameHabit: '저녁엔 탄산수로 건배하기' });
      expect(await propose({ ...SUNLIGHT, protocol_id: 'reading' })).toMatchObject({ sameHabit: null });
    });

    it('nothing of the same item once that habit is archived', async () => {
      await world.run(SUNLIGHT);
      await world.call('archive_habit', { habit: '1' });
      expect(await propose(SUNLIGHT)).toMatchObject({ sameHabit: null });
    });

    it('no health line where there is nothing to warn of', async () => {
      expect((await propose({ ...SUNLIGHT, protocol_id: 'reading' })).safety).toBeNull();
    });
  });
});
