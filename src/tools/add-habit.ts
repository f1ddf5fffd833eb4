import { MAX_ACTIVE_HABITS_PER_TYPE, judgeActiveHabitQuota } from '@/domain/active-habit-quota';
import type { HabitType } from '@/domain/habit';
import { XorProtocolError } from '@/domain/xor-protocol';
import type { ToolReasons } from '@/i18n/tool-reasons.ko';
import { toolTexts } from '@/i18n/tool-texts';
import { addHabitSchema, explainAddHabit, type AddHabitArgs } from './add-habit-args';
import { planHabit } from './plan-habit';
import {
  toolErr,
  toolOk,
  type ProposalOk,
  type ToolDeps,
  type ToolErr,
  type ToolResult,
  type WriteContext,
  type WriteTool,
} from './tool';

/** Adds a habit of the catalogue: R3 level (schema), known item, R7 words, then R3 seats and R8 with the write. */
export const addHabit: WriteTool<AddHabitArgs> = {
  name: 'add_habit',
  writes: true,
  schema: addHabitSchema,
  texts: { ko: toolTexts.ko.addHabit, en: toolTexts.en.addHabit },
  explain: explainAddHabit,
  propose,
  execute,
};

async function propose(args: AddHabitArgs, deps: ToolDeps): Promise<ProposalOk | ToolErr> {
  const plan = planHabit(args, deps);
  if (!plan.ok) return plan;
  const { type, userId, ...habit } = plan.draft;
  const active = await deps.habitDao.listActive({ userId, type });
  const verdict = judgeActiveHabitQuota({ type, currentActiveCount: active.length });
  if (!verdict.allowed) {
    return noSeat(
      type,
      active.map(({ title }) => title),
      deps.reasons,
    );
  }
  return {
    ok: true,
    proposal: {
      tool: 'add_habit',
      type,
      title: habit.title,
      frameLevel: habit.frameLevel,
      framedText: habit.frameFramedText,
      anchorWhen: habit.anchorWhen,
      anchorAfterWhat: habit.anchorAfterWhat,
      doses: habit.variants,
      seat: { number: active.length + 1, limit: MAX_ACTIVE_HABITS_PER_TYPE },
      safety: plan.safety,
    },
  };
}

async function execute(
  args: AddHabitArgs,
  deps: ToolDeps,
  { proposalKey }: WriteContext,
): Promise<ToolResult> {
  const plan = planHabit(args, deps);
  if (!plan.ok) return plan;
  const { draft } = plan;
  try {
    const outcome = await deps.habitDao.insertWithVariants(draft, {
      activeLimit: MAX_ACTIVE_HABITS_PER_TYPE,
      proposalKey,
    });
    if (outcome.kind === 'quota') return noSeat(draft.type, outcome.activeTitles, deps.reasons);
    return toolOk({
      habit_id: outcome.habitId,
      title: draft.title,
      type: draft.type,
      frame_level: draft.frameLevel,
    });
  } catch (error) {
    if (error instanceof XorProtocolError) return toolErr('r8_xor', deps.reasons.brokenHabit);
    throw error;
  }
}

function noSeat(type: HabitType, activeTitles: readonly string[], reasons: ToolReasons): ToolErr {
  return toolErr('r3_quota', reasons.quota({ type, limit: MAX_ACTIVE_HABITS_PER_TYPE, activeTitles }));
}
