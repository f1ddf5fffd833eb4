import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import type { AppDatabase } from '@/db/schema';
import type { Clock } from '@/domain/clock';
import type { HabitDraft, HabitId } from '@/domain/habit';
import { toolReasons } from '@/i18n/tool-reasons';
import { chatTools } from '@/tools/all-tools';
import { createDispatcher, type Dispatcher, type PreparedProposal } from '@/tools/dispatch';
import type { Proposal } from '@/tools/proposal';
import { createToolRegistry } from '@/tools/registry';
import type { ToolDeps, ToolResult } from '@/tools/tool';
import {
  addHabitTo,
  allRows,
  countRows,
  daosOn,
  freshDatabase,
  habitDraft,
  tickingClock,
  USER,
  type Daos,
} from '../db/fixtures';

/** The tools on a real database, with the bundled catalogue and patterns. */
export interface World extends Daos {
  readonly db: AppDatabase;
  readonly clock: Clock;
  /** Without handles. */
  readonly deps: ToolDeps;
  readonly dispatcher: Dispatcher;
  /** As a turn begins now: with a handle for each active habit. */
  turn(): Promise<ToolDeps>;
  /** Prepares a call; throws on a refusal and on a tool that only reads. */
  propose<Shown extends Proposal>(
    tool: Shown['tool'],
    args: unknown,
    deps?: ToolDeps,
  ): Promise<PreparedProposal & { readonly proposal: Shown }>;
  /** As after a tap. */
  write(prepared: PreparedProposal, proposalKey: string, changes?: Partial<ToolDeps>): Promise<ToolResult>;
  /** Prepares a call and, if it passes, reads or writes: one whole turn. */
  call(name: string, args: unknown, proposalKey?: string): Promise<ToolResult>;
  /** The same for `add_habit`. */
  run(args: unknown, proposalKey?: string): Promise<ToolResult>;
  /** Adds habits to build, up to the three there are seats for. */
  fillBuildSeats(count: 1 | 2 | 3): Promise<void>;
  /** Stores a habit of the person's own making. */
  addHabit(changes?: Partial<HabitDraft>): Promise<HabitId>;
  rows(): ReturnType<typeof countRows>;
  /** Every row of every table. */
  everything(): ReturnType<typeof allRows>;
}

export async function createWorld(changes: Partial<ToolDeps> = {}): Promise<World> {
  const db = await freshDatabase();
  const clock = changes.clock ?? tickingClock();
  const daos = daosOn(db, clock);
  const locale = changes.locale ?? 'ko';
  const deps: ToolDeps = {
    userId: USER,
    ...daos,
    handles: [],
    catalog: bundledCatalog,
    avoidancePatterns: bundledAvoidancePatterns,
    clock,
    zone: 'Asia/Seoul',
    dayStartHour: 0,
    hidesFood: false,
    locale,
    reasons: toolReasons[locale],
    ...changes,
  };
  const dispatcher = createDispatcher(createToolRegistry(chatTools));

  const turn: World['turn'] = async () => {
    const active = await daos.habitDao.listActive({ userId: USER });
    return { ...deps, handles: active.map(({ id }) => id) };
  };
  const propose: World['propose'] = async (tool, args, given) => {
    const prepared = await dispatcher.prepare({ name: tool, args }, given ?? (await turn()));
    if (!prepared.ok) throw new Error(prepared.reason);
    if (prepared.kind === 'read') throw new TypeError('nothing was proposed');
    return prepared as never;
  };
  const write: World['write'] = (prepared, proposalKey, others = {}) =>
    dispatcher.write(prepared, { ...deps, ...others }, { proposalKey, isByCoach: true });
  const call: World['call'] = async (name, args, proposalKey = crypto.randomUUID()) => {
    const now = await turn();
    const prepared = await dispatcher.prepare({ name, args }, now);
    if (!prepared.ok) return prepared;
    return prepared.kind === 'read'
      ? dispatcher.read(prepared, now)
      : dispatcher.write(prepared, now, { proposalKey, isByCoach: true });
  };
  const run: World['run'] = (args, proposalKey) => call('add_habit', args, proposalKey);

  return {
    ...daos,
    db,
    clock,
    deps,
    dispatcher,
    turn,
    propose,
    write,
    call,
    run,
    fillBuildSeats: async (count) => {
      for (const protocol_id of ['meditation', 'reading', 'stretch'].slice(0, count)) {
        const result = await run({ ...SUNLIGHT, protocol_id });
        if (!result.ok) throw new Error(result.reason);
      }
    },
    addHabit: (draft = {}) => addHabitTo(daos, habitDraft(draft.type ?? 'build', draft)),
    rows: () => countRows(db),
    everything: () => allRows(db),
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
