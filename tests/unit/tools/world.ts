import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { HabitDao } from '@/db/habit-dao';
import type { AppDatabase } from '@/db/schema';
import { toolReasons } from '@/i18n/tool-reasons';
import type { Locale } from '@/lib/locale';
import { addHabit } from '@/tools/add-habit';
import { createDispatcher, type Dispatcher } from '@/tools/dispatch';
import { createToolRegistry } from '@/tools/registry';
import type { ToolDeps, ToolResult } from '@/tools/tool';
import { countRows, freshDatabase, tickingClock, USER } from '../db/fixtures';

/** The tools on a real database, with the bundled catalogue and patterns. */
export interface World {
  readonly db: AppDatabase;
  readonly deps: ToolDeps;
  readonly dispatcher: Dispatcher;
  /** Prepares a call and, if it passes, executes it as after a tap. */
  run(args: unknown, proposalKey?: string): Promise<ToolResult>;
  /** Adds habits to build, up to the three there are seats for. */
  fillBuildSeats(count: 1 | 2 | 3): Promise<void>;
  rows(): ReturnType<typeof countRows>;
}

export async function createWorld(
  changes: Partial<ToolDeps> & { readonly locale?: Locale } = {},
): Promise<World> {
  const db = await freshDatabase();
  const clock = tickingClock();
  const locale = changes.locale ?? 'ko';
  const deps: ToolDeps = {
    userId: USER,
    habitDao: new HabitDao(db, clock),
    catalog: bundledCatalog,
    avoidancePatterns: bundledAvoidancePatterns,
    clock,
    zone: 'Asia/Seoul',
    dayStartHour: 0,
    locale,
    reasons: toolReasons[locale],
    ...changes,
  };
  const dispatcher = createDispatcher(createToolRegistry([addHabit]));
  const run: World['run'] = async (args, proposalKey = crypto.randomUUID()) => {
    const prepared = await dispatcher.prepare({ name: 'add_habit', args }, deps);
    return prepared.ok ? dispatcher.execute(prepared, deps, { proposalKey }) : prepared;
  };
  return {
    db,
    deps,
    dispatcher,
    run,
    fillBuildSeats: async (count) => {
      for (const protocol_id of ['meditation', 'reading', 'stretch'].slice(0, count)) {
        const result = await run({ ...SUNLIGHT, protocol_id });
        if (!result.ok) throw new Error(result.reason);
      }
    },
    rows: () => countRows(db),
  };
}

export const SUNLIGHT = {
  protocol_id: 'morning_sunlight',
  frame_level: 'L2',
  framed_text: '아침에 햇빛 보기',
} as const;

export const ALCOHOL = {
  protocol_id: 'alcohol',
  frame_level: 'L2',
  framed_text: '저녁엔 탄산수로 건배하기',
} as const;
