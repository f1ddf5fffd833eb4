import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HabitId } from '@/domain/habit';
import { expectRefusal } from './expect-refusal';
import { createWorld, type World } from './world';

const TOOL = 'check_in_habit';

describe('check_in_habit refuses, and changes nothing:', () => {
  let world: World;
  let first: HabitId;
  let second: HabitId;

  beforeEach(async () => {
    world = await createWorld();
    first = await world.addHabit();
    second = await world.addHabit();
  });

  afterEach(() => world.db.delete());

  const refuses = (args: unknown, refusal: object) =>
    expectRefusal(world, () => world.call(TOOL, args), refusal);

  it.each(['3', '0', 'reading', '__proto__'])('the handle %j that names no habit', async (habit) => {
    await refuses(
      { habit, dose: 'default' },
      { code: 'not_found', reason: '지금 습관은 모두 2개예요. 번호로 말해 주세요.' },
    );
  });

  it('a handle while there is one habit, or none', async () => {
    await world.habitDao.archive(first);
    const args = { habit: '7', dose: 'default' };
    await refuses(args, { code: 'not_found', reason: '지금 습관은 하나예요. 1번이라고 말해 주세요.' });
    await world.habitDao.archive(second);
    const none = '아직 습관이 없어요. 먼저 하나를 만들어 주세요.';
    await refuses(args, { code: 'not_found', reason: none });
  });

  it.each([
    [{ habit: '1', dose: 'default', day: '2026-12-01' }, '아직 오지 않은 날은 적을 수 없어요.'],
    [{ habit: '1', dose: 'default', day: '2025-11-28' }, '1년이 넘은 날은 적을 수 없어요.'],
    [
      { habit: '1', dose: 'default', day: '월요일' },
      '어느 날인지 알 수 없어요. 오늘이나 어제처럼 말해 주세요.',
    ],
    [{ habit: '1', dose: 'default', day: 3 }, '어느 날인지 알 수 없어요. 오늘이나 어제처럼 말해 주세요.'],
    [{ habit: '1', dose: 'missed' }, '다 했는지, 조금 했는지, 쉬었는지 말해 주세요.'],
    [{ habit: '1', dose: 3 }, '다 했는지, 조금 했는지, 쉬었는지 말해 주세요.'],
    [{ dose: 'default' }, '몇 번 습관인지 말해 주세요.'],
    [{ habit: ' ', dose: 'default' }, '몇 번 습관인지 말해 주세요.'],
    [{ habit: {}, dose: 'default' }, '몇 번 습관인지 말해 주세요.'],
  ])('%j', async (args, reason) => {
    await refuses(args, { code: 'validation', reason });
  });

  it('a habit that left the list during the turn', async () => {
    const turn = await world.turn();
    await world.habitDao.archive(first);
    const attempt = () => world.dispatcher.prepare({ name: TOOL, args: { habit: '1', dose: 'skip' } }, turn);
    expect(await attempt()).toMatchObject({
      code: 'not_found',
      reason: '그 습관은 이제 목록에 없어요. 바뀐 것은 없어요.',
    });
    expect(await world.db.checkIns.count()).toBe(0);
  });

  it.each([
    ['archived', () => world.habitDao.archive(first)],
    ['deleted', () => world.db.habits.delete(first)],
    ['somebody else’s', () => world.db.habits.update(first, { userId: 'other' })],
  ])('a habit that is %s once the person says yes', async (_what, change) => {
    const prepared = await world.propose(TOOL, { habit: '1', dose: 'default' });
    await change();
    await expectRefusal(world, () => world.write(prepared, 'key'), {
      code: 'not_found',
      reason: '그 습관은 이제 목록에 없어요. 바뀐 것은 없어요.',
    });
  });

  it('an archived habit if it is the person’s own doing, too', async () => {
    const prepared = await world.propose(TOOL, { habit: '1', dose: 'default' });
    await world.habitDao.archive(first);
    const context = { proposalKey: 'mine', isByCoach: false };
    await expectRefusal(world, () => world.dispatcher.write(prepared, world.deps, context), {
      code: 'not_found',
    });
  });

  it('a habit that is deleted in the very moment of the write', async () => {
    const prepared = await world.propose(TOOL, { habit: '1', dose: 'default' });
    const checkInDao = {
      listBetween: world.checkInDao.listBetween.bind(world.checkInDao),
      put: () => Promise.resolve('no_such_habit' as const),
    };
    await expectRefusal(world, () => world.write(prepared, 'key', { checkInDao }), { code: 'not_found' });
  });

  it.each([
    [{ habit: '9', dose: 'default' }, 'not_found', 'There are 2 habits now. Please say the number.'],
    [{ habit: '1', dose: 'all' }, 'validation', 'Please say whether you did it, did a little, or rested.'],
    [{ dose: 'default' }, 'validation', 'Please say the number of the habit.'],
  ])('%j, in English', async (args, code, reason) => {
    const english = await createWorld({ locale: 'en' });
    await english.addHabit();
    await english.addHabit();
    await expectRefusal(english, () => english.call(TOOL, args), { code, reason });
    await english.db.delete();
  });

  it('everything when the store fails in the middle of the write', async () => {
    world.db.checkIns.hook('creating', () => {
      throw new Error('secret');
    });
    await refuses({ habit: '1', dose: 'default' }, { code: 'handler_error' });
  });
});
