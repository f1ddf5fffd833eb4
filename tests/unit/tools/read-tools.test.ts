import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/locale';
import { expectRefusal } from './expect-refusal';
import { createWorld, type World } from './world';

const FAMILY = '👨‍👩‍👧‍👦';
const TOOLS = ['list_habits', 'get_today', 'get_progress'] as const;

describe.each(TOOLS)('%s', (tool) => {
  let world: World;

  beforeEach(async () => {
    world = await createWorld();
  });

  afterEach(() => world.db.delete());

  it.each([
    ['ko', '아직 습관이 없어요.'],
    ['en', 'There are no habits yet.'],
  ] as const)('says in %s that there is nothing yet', async (locale: Locale, value) => {
    const empty = await createWorld({ locale });
    expect(await empty.call(tool, {})).toMatchObject({ ok: true, data: { value }, reading: { habits: [] } });
    await empty.db.delete();
  });

  it('changes nothing', async () => {
    await world.addHabit();
    const before = await world.everything();
    expect(await world.call(tool, {})).toMatchObject({ ok: true });
    expect(await world.everything()).toEqual(before);
  });

  it('leaves out what is archived or somebody else’s', async () => {
    await world.addHabit();
    await world.habitDao.archive(await world.addHabit());
    await world.addHabit({ userId: 'other' });
    expect(await world.call(tool, {})).toMatchObject({ reading: { habits: [{ handle: '1' }] } });
  });

  it('keeps the numbers of the turn, whatever comes and goes in it', async () => {
    const [first] = [await world.addHabit(), await world.addHabit({ frameFramedText: '둘' })];
    const turn = await world.turn();
    await world.habitDao.archive(first);
    await world.addHabit({ frameFramedText: '셋' });
    const result = await world.dispatcher.read(
      { ok: true, kind: 'read', call: { name: tool, args: {} } },
      turn,
    );
    expect(result).toMatchObject({
      data: { value: expect.stringMatching(/2 둘.*3 셋/) as string },
      reading: {
        habits: [
          { handle: '2', sentence: '둘' },
          { handle: '3', sentence: '셋' },
        ],
      },
    });
  });

  it.each([
    ['Hangul', '가'.repeat(200)],
    ['families', FAMILY.repeat(200)],
    ['quotes', '"'.repeat(200)],
  ])(
    'is short for the model and whole for the person: six habits of 200 %s',
    async (_what, frameFramedText) => {
      for (const type of ['build', 'break', 'build', 'break', 'build', 'break'] as const) {
        const long = FAMILY.repeat(50);
        await world.addHabit({ type, frameFramedText, anchorWhen: long, anchorAfterWhat: long });
      }
      for (const locale of ['ko', 'en'] as const) {
        const deps = { ...(await world.turn()), locale };
        const result = await world.dispatcher.read(
          { ok: true, kind: 'read', call: { name: tool, args: {} } },
          deps,
        );
        if (!result.ok) throw new Error(result.reason);
        expect(JSON.stringify(result.data).length).toBeLessThanOrEqual(600);
        expect(result.data['value']).toMatch(/1 .*2 .*3 .*4 .*5 .*6 /);
        expect(result.reading).toHaveProperty('habits.5.sentence', frameFramedText);
      }
    },
  );

  it.each([null, undefined, [], 'now', 3])('is not asked with %j', async (args) => {
    await expectRefusal(world, () => world.call(tool, args), { code: 'validation' });
  });

  it.each([
    ['ko', '기록을 읽지 못했어요. 잠시 뒤에 다시 해 주세요.'],
    ['en', 'It could not be read. Please try again in a moment.'],
  ] as const)('says in %s when the store can’t be read', async (locale: Locale, reason) => {
    const broken = await createWorld({ locale });
    const turn = await broken.turn();
    broken.db.close();
    const prepared = { ok: true, kind: 'read', call: { name: tool, args: {} } } as const;
    expect(await broken.dispatcher.read(prepared, turn)).toEqual({
      ok: false,
      code: 'handler_error',
      reason,
    });
    await broken.db.delete();
  });
});
