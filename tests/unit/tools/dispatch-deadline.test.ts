import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/locale';
import { addHabit } from '@/tools/add-habit';
import { createDispatcher, type PreparedCall } from '@/tools/dispatch';
import { createToolRegistry } from '@/tools/registry';
import type { ToolResult, WriteTool } from '@/tools/tool';
import { echo, echoing, hello, readHello, type EchoArgs } from './echo';
import { createWorld, SUNLIGHT, type World } from './world';

const never = new Promise<never>(() => undefined);

describe('dispatch waits no longer than its deadline', () => {
  let world: World;

  beforeEach(async () => {
    world = await createWorld();
  });

  afterEach(() => world.db.delete());

  const propose = () => world.propose('add_habit', SUNLIGHT);

  const slow: WriteTool<EchoArgs> = {
    ...echoing,
    name: 'slow',
    writes: true,
    propose: () => never,
    execute: () => never,
  };
  const impatient = createDispatcher(createToolRegistry([slow, echo(() => never)]), { deadlineMs: 1 });
  const slowCall = { name: 'slow', args: hello.args };

  const reasons = {
    ko: {
      stopped: '너무 오래 걸려서 멈췄어요. 잠시 뒤에 다시 해 주세요.',
      open: '저장이 오래 걸려요. 저장됐는지 먼저 확인해 주세요. 두 번 저장되지는 않아요.',
    },
    en: {
      stopped: 'It took too long, so it was stopped. Please try again in a moment.',
      open: 'Saving takes long. Please look first whether it was saved. Nothing is saved twice.',
    },
  } as const;

  it.each(['ko', 'en'] as const)('and says in %s what is certain', async (locale: Locale) => {
    const { deps, db } = await createWorld({ locale });
    const { proposal } = await propose();
    const card = { ok: true, kind: 'proposal', call: slowCall, proposal: { ...proposal, tool: 'slow' } };
    const context = { proposalKey: 'x', isByCoach: true };
    const answers: readonly (readonly [string, Promise<PreparedCall | ToolResult>])[] = [
      [reasons[locale].stopped, impatient.prepare(slowCall, deps)],
      [reasons[locale].stopped, impatient.read(readHello, deps)],
      [reasons[locale].open, impatient.write(card as never, deps, context)],
    ];
    for (const [reason, answer] of answers)
      expect(await answer).toEqual({ ok: false, code: 'handler_error', reason });
    await db.delete();
  });

  it('and lets no late failure go unheard', async () => {
    let fail: (error: Error) => void = () => undefined;
    const late = new Promise<never>((_resolve, reject) => (fail = reject));
    const waiting = createDispatcher(createToolRegistry([echo(() => late)]), { deadlineMs: 1 });
    expect(await waiting.read(readHello, world.deps)).toMatchObject({ code: 'handler_error' });
    fail(new Error('secret'));
    await Promise.resolve();
  });

  it('and a write that comes through late is not repeated by the next try', async () => {
    const prepared = await propose();
    let release: () => void = () => undefined;
    const stuck = new Promise<void>((resolve) => (release = resolve));
    let late: Promise<unknown> = never;
    const habitDao = Object.create(world.habitDao, {
      insertWithVariants: {
        value: (...args: Parameters<typeof world.habitDao.insertWithVariants>) => {
          late = stuck.then(() => world.habitDao.insertWithVariants(...args));
          return late;
        },
      },
    }) as typeof world.habitDao;
    const hasty = createDispatcher(createToolRegistry([addHabit]), { deadlineMs: 1 });
    const context = { proposalKey: 'one', isByCoach: true };
    expect(await hasty.write(prepared, { ...world.deps, habitDao }, context)).toMatchObject({
      code: 'handler_error',
    });
    release();
    expect(await world.write(prepared, 'one')).toMatchObject({ ok: true });
    expect(await late).toMatchObject({ kind: expect.any(String) as string });
    expect(await world.rows()).toMatchObject({ habits: 1 });
  });
});
