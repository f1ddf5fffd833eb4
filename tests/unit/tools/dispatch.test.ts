import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addHabit } from '@/tools/add-habit';
import { createDispatcher } from '@/tools/dispatch';
import { createToolRegistry } from '@/tools/registry';
import { toolOk, type ReadTool } from '@/tools/tool';
import { createWorld, SUNLIGHT, type World } from './world';

const echoSchema = z.object({ word: z.string() });

const echo: ReadTool<z.infer<typeof echoSchema>> = {
  name: 'echo',
  writes: false,
  schema: echoSchema,
  texts: {
    ko: { description: '따라 말한다', parameters: { word: '말' } },
    en: { description: 'Says it again', parameters: { word: 'What to say' } },
  },
  explain: (argument) => `bad ${argument}`,
  execute: ({ word }) => Promise.resolve(toolOk({ word })),
};

describe('dispatch', () => {
  let world: World;
  const dispatcher = createDispatcher(createToolRegistry([addHabit, echo]));

  beforeEach(async () => {
    world = await createWorld();
  });

  afterEach(() => world.db.delete());

  it.each(['get_weather', '', 'toString', '__proto__', 'ADD_HABIT'])(
    'does not know the tool %j',
    async (name) => {
      expect(await dispatcher.prepare({ name, args: {} }, world.deps)).toEqual({
        ok: false,
        code: 'unknown_tool',
        reason: '그 일은 아직 할 수 없어요.',
      });
    },
  );

  it('lets a reading tool run without a proposal', async () => {
    const prepared = await dispatcher.prepare({ name: 'echo', args: { word: '안녕' } }, world.deps);
    if (!prepared.ok) throw new Error(prepared.code);

    expect(prepared.kind).toBe('read');
    expect(await dispatcher.execute(prepared, world.deps, { proposalKey: 'x' })).toEqual(
      toolOk({ word: '안녕' }),
    );
  });

  it('checks the arguments by the schema of the tool and asks the tool for the reason', async () => {
    expect(await dispatcher.prepare({ name: 'echo', args: { word: 3 } }, world.deps)).toEqual({
      ok: false,
      code: 'validation',
      reason: 'bad word',
    });
  });

  it('checks again what it executes: a prepared call may come back from storage', async () => {
    const prepared = await dispatcher.prepare({ name: 'add_habit', args: SUNLIGHT }, world.deps);
    if (!prepared.ok) throw new Error(prepared.code);
    const edited = {
      ...prepared,
      call: { name: 'add_habit', args: { ...SUNLIGHT, framed_text: '술 끊기' } },
    };

    const result = await dispatcher.execute(edited, world.deps, { proposalKey: 'x' });

    expect(result).toMatchObject({ ok: false, code: 'r7_avoidance' });
    expect(await world.rows()).toMatchObject({ habits: 0, variants: 0 });
  });

  it('turns whatever a handler throws into handler_error and keeps the message to itself', async () => {
    world.db.habitDoseVariants.hook('creating', () => {
      throw new Error('secret: 아침에 햇빛 보기');
    });

    const result = await world.run(SUNLIGHT);

    expect(result).toEqual({
      ok: false,
      code: 'handler_error',
      reason: '저장하지 못했어요. 바뀐 것은 없어요. 잠시 뒤에 다시 해 주세요.',
    });
    expect(await world.rows()).toMatchObject({ habits: 0, variants: 0 });
  });

  it('answers handler_error when the database is gone, before and after the tap', async () => {
    const prepared = await dispatcher.prepare({ name: 'add_habit', args: SUNLIGHT }, world.deps);
    if (!prepared.ok) throw new Error(prepared.code);
    world.db.close();

    expect(await dispatcher.prepare({ name: 'add_habit', args: SUNLIGHT }, world.deps)).toMatchObject({
      code: 'handler_error',
    });
    expect(await dispatcher.execute(prepared, world.deps, { proposalKey: 'x' })).toMatchObject({
      code: 'handler_error',
    });
  });
});
