import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HabitId } from '@/domain/habit';
import type { ArchiveProposal } from '@/tools/proposal';
import { USER } from '../db/fixtures';
import { expectRefusal } from './expect-refusal';
import { createWorld, type World } from './world';

const TOOL = 'archive_habit';

describe('archive_habit', () => {
  let world: World;
  let first: HabitId;
  let swap: HabitId;

  beforeEach(async () => {
    world = await createWorld();
    first = await world.addHabit();
    swap = await world.addHabit({
      type: 'break',
      title: '음주 습관 바꾸기',
      frameFramedText: '탄산수로 건배',
    });
  });

  afterEach(() => world.db.delete());

  const propose = (habit: unknown) => world.propose<ArchiveProposal>(TOOL, { habit });
  const statusOf = async (id: HabitId) => (await world.habitDao.byId(id))?.status;

  it('proposes what the card shows, with the seats after it, without writing', async () => {
    await world.addHabit();
    const before = await world.everything();
    expect((await propose('1')).proposal).toEqual({
      tool: 'archive_habit',
      habitId: first,
      sentence: '자기 전에 두 쪽 읽기',
      type: 'build',
      seats: { taken: 1, limit: 3 },
    });
    expect((await propose(2)).proposal).toMatchObject({ type: 'break', seats: { taken: 0, limit: 3 } });
    expect(await world.everything()).toEqual(before);
  });

  it('archives, tells the model which, and keeps what the habit holds', async () => {
    await world.call('check_in_habit', { habit: '2', dose: 'default' });
    const { checkIns, habitDoseVariants } = await world.everything();
    expect(await world.call(TOOL, { habit: '2' })).toEqual({ ok: true, data: { title: '음주 습관 바꾸기' } });
    expect([await statusOf(first), await statusOf(swap)]).toEqual(['active', 'archived']);
    expect(await world.everything()).toMatchObject({ checkIns, habitDoseVariants });
  });

  it('archives the habit on the card, although the numbers have moved', async () => {
    const prepared = await propose('1');
    await world.write(prepared, 'key', { handles: [swap, first] });
    expect([await statusOf(first), await statusOf(swap)]).toEqual(['archived', 'active']);
  });

  it('does one proposal once, and answers as the first time', async () => {
    const prepared = await propose('1');
    const result = await world.write(prepared, 'key');
    const after = await world.everything();
    expect(await world.write(prepared, 'key')).toEqual(result);
    expect(await world.everything()).toEqual(after);
  });

  it('writes down what the coach did, and nothing of the person’s own doing', async () => {
    await world.dispatcher.write(await propose('2'), world.deps, { proposalKey: 'mine', isByCoach: false });
    expect(await statusOf(swap)).toBe('archived');
    expect(await world.db.activities.count()).toBe(0);
    await world.write(await propose('1'), 'coach');
    expect(await world.db.activities.toArray()).toMatchObject([
      { userId: USER, proposalKey: 'coach', deed: { kind: 'archive_habit', habitId: first } },
    ]);
  });

  describe('refuses, and changes nothing:', () => {
    const refuses = (args: unknown, refusal: object) =>
      expectRefusal(world, () => world.call(TOOL, args), refusal);

    it('a handle that names no habit', async () => {
      const reason = '지금 습관은 모두 2개예요. 번호로 말해 주세요.';
      await refuses({ habit: '5' }, { code: 'not_found', reason });
    });

    it.each([{}, { habit: null }, { habit: '' }, { habit: ['1'] }])('%j', async (args) => {
      await refuses(args, { code: 'validation', reason: '몇 번 습관인지 말해 주세요.' });
    });

    it('a habit that was archived while the card was open', async () => {
      const prepared = await propose('1');
      await world.habitDao.archive(first);
      await expectRefusal(world, () => world.write(prepared, 'key'), {
        code: 'not_found',
        reason: '이미 보관한 습관이에요. 바뀐 것은 없어요.',
      });
    });

    it.each([
      ['graduated', () => world.db.habits.update(first, { status: 'graduated' })],
      ['deleted', () => world.db.habits.delete(first)],
      ['somebody else’s', () => world.db.habits.update(first, { userId: 'other' })],
    ])('a habit that is %s once the person says yes', async (_what, change) => {
      const prepared = await propose('1');
      await change();
      await expectRefusal(world, () => world.write(prepared, 'key'), {
        code: 'not_found',
        reason: '그 습관은 이제 목록에 없어요. 바뀐 것은 없어요.',
      });
    });

    it('a habit that is deleted in the very moment of the write', async () => {
      const prepared = await propose('1');
      const { habitDao } = world;
      const gone = Object.create(habitDao, {
        byId: { value: habitDao.byId.bind(habitDao) },
        archive: { value: () => Promise.resolve(false) },
      }) as typeof habitDao;
      await expectRefusal(world, () => world.write(prepared, 'key', { habitDao: gone }), {
        code: 'not_found',
      });
    });

    it('in English', async () => {
      const english = await createWorld({ locale: 'en' });
      await expectRefusal(english, () => english.call(TOOL, { habit: '1' }), {
        code: 'not_found',
        reason: 'There are no habits yet. Please add one first.',
      });
      await english.db.delete();
    });

    it('everything when the store fails in the middle of the write', async () => {
      world.db.habits.hook('updating', () => {
        throw new Error('secret');
      });
      await refuses({ habit: '1' }, { code: 'handler_error' });
    });
  });
});
