import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addHabit } from '@/tools/add-habit';
import { createDispatcher } from '@/tools/dispatch';
import { createToolRegistry } from '@/tools/registry';
import { toolOk } from '@/tools/tool';
import { echo, echoing, hello, readHello } from './echo';
import { expectRefusal } from './expect-refusal';
import { createWorld, SUNLIGHT, type World } from './world';

describe('dispatch', () => {
  let world: World;
  const dispatcher = createDispatcher(createToolRegistry([addHabit, echoing]));

  beforeEach(async () => {
    world = await createWorld();
  });

  afterEach(() => world.db.delete());

  async function propose() {
    return world.propose('add_habit', SUNLIGHT);
  }

  it.each(['get_weather', '', 'toString', '__proto__', 'constructor', 'ADD_HABIT'])(
    'does not know the tool %j',
    async (name) => {
      const unknown = { ok: false, code: 'unknown_tool', reason: '그 일은 아직 할 수 없어요.' };
      const prepared = await propose();
      const context = { proposalKey: 'x', isByCoach: true };
      const call = { name, args: {} };
      expect(await dispatcher.prepare(call, world.deps)).toEqual(unknown);
      expect(await dispatcher.read({ ...readHello, call }, world.deps)).toEqual(unknown);
      expect(await dispatcher.write({ ...prepared, call }, world.deps, context)).toEqual(unknown);
    },
  );

  it('lets a reading tool run without a proposal', async () => {
    const prepared = await dispatcher.prepare(hello, world.deps);
    expect(prepared).toEqual(readHello);
    expect(await dispatcher.read(readHello, world.deps)).toEqual(toolOk({ word: '안녕' }));
  });

  it('lets no tool that writes run as one that reads, and none that reads as one that writes', async () => {
    const asRead = { ok: true, kind: 'read', call: { name: 'add_habit', args: SUNLIGHT } } as const;
    await expectRefusal(world, () => dispatcher.read(asRead, world.deps), { code: 'unknown_tool' });
    const asWrite = { ...(await propose()), call: hello };
    const context = { proposalKey: 'x', isByCoach: true };
    expect(await dispatcher.write(asWrite, world.deps, context)).toMatchObject({ code: 'unknown_tool' });
  });

  it('writes nothing for a card of another tool', async () => {
    await world.addHabit();
    const card = await world.propose('archive_habit', { habit: '1' });
    const mixed = { ...card, call: { name: 'add_habit', args: SUNLIGHT } };
    await expectRefusal(world, () => world.write(mixed, 'x'), { code: 'validation' });
  });

  it('checks the arguments by the schema of the tool and asks the tool for the reason', async () => {
    const call = { name: 'echo', args: { word: 3 } };
    const refusal = { ok: false, code: 'validation', reason: 'bad word' };
    expect(await dispatcher.prepare(call, world.deps)).toEqual(refusal);
    expect(await dispatcher.read({ ...readHello, call }, world.deps)).toEqual(refusal);
  });

  it.each([null, undefined, 'a sentence', 3, true, [], [hello.args], () => hello.args])(
    'takes no %j for arguments',
    async (args) => {
      expect(await dispatcher.prepare({ name: 'echo', args }, world.deps)).toEqual({
        ok: false,
        code: 'validation',
        reason: '제안에 빠졌거나 맞지 않는 내용이 있어요. 한 번 더 말해 주세요.',
      });
    },
  );

  it('looks at no field of arguments of an absurd size', async () => {
    const args = { word: '안녕', more: '가'.repeat(20_000) };
    const { code, reason } = { code: 'validation', reason: '내용이 너무 길어요. 짧게 다시 말해 주세요.' };
    expect(await dispatcher.prepare({ name: 'echo', args }, world.deps)).toEqual({ ok: false, code, reason });
    const nearly = { word: '안녕', more: '가'.repeat(19_900) };
    expect(await dispatcher.prepare({ name: 'echo', args: nearly }, world.deps)).toMatchObject({ ok: true });
  });

  it('takes no arguments that no JSON could hold', async () => {
    const circle: Record<string, unknown> = { word: '안녕' };
    circle['self'] = circle;
    for (const args of [circle, { word: '안녕', big: 1n }])
      expect(await dispatcher.prepare({ name: 'echo', args }, world.deps)).toMatchObject({
        code: 'validation',
      });
  });

  it('checks again what it writes: a prepared call may come back from storage', async () => {
    const prepared = await propose();
    const edited = {
      ...prepared,
      call: { name: 'add_habit', args: { ...SUNLIGHT, framed_text: '술 끊기' } },
    };
    await expectRefusal(world, () => world.write(edited, 'x'), { code: 'r7_avoidance' });
  });

  it('turns whatever a handler throws into handler_error and keeps the message to itself', async () => {
    world.db.habitDoseVariants.hook('creating', () => {
      throw new Error('secret: 아침에 햇빛 보기');
    });
    const before = await world.everything();

    expect(await world.run(SUNLIGHT)).toEqual({
      ok: false,
      code: 'handler_error',
      reason: '저장하지 못했어요. 바뀐 것은 없어요. 잠시 뒤에 다시 해 주세요.',
    });
    expect(await world.everything()).toEqual(before);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('secret');
      },
    ],
    ['rejects', () => Promise.reject(new Error('secret'))],
    ['rejects with nothing', () => Promise.reject(undefined as unknown as Error)],
  ] as const)('answers for a reading tool that %s', async (_how, execute) => {
    const broken = createDispatcher(createToolRegistry([echo(execute)]));
    expect(await broken.read(readHello, world.deps)).toEqual({
      ok: false,
      code: 'handler_error',
      reason: '기록을 읽지 못했어요. 잠시 뒤에 다시 해 주세요.',
    });
  });

  it('answers handler_error when the database is gone, before and after the tap', async () => {
    const prepared = await propose();
    world.db.close();

    expect(await dispatcher.prepare({ name: 'add_habit', args: SUNLIGHT }, world.deps)).toMatchObject({
      code: 'handler_error',
    });
    expect(await world.write(prepared, 'x')).toMatchObject({ code: 'handler_error' });
  });
});
