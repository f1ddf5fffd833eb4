import { MAX_ACTIVE_HABITS_PER_TYPE, judgeActiveHabitQuota } from '@/domain/active-habit-quota';
import type { Habit, HabitDraft } from '@/domain/habit';
import { XorProtocolError } from '@/domain/xor-protocol';
import { toolTexts } from '@/i18n/tool-texts';
import { addHabitSchema, explainAddHabit, type AddHabitArgs } from './add-habit-args';
import { mendLevel, noSeat } from './habit-refusals';
import { planHabit } from './plan-habit';
import type { HabitProposal } from './proposal';
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

type ItemReferences = Pick<Habit, 'protocolId' | 'breakProtocolId'>;

/** Adds a habit of the catalogue: R3 level (schema), known item, R7 words, then R3 seats and R8 with the write. */
export const addHabit: WriteTool<AddHabitArgs, HabitProposal> = {
  name: 'add_habit',
  writes: true,
  schema: addHabitSchema,
  texts: { ko: toolTexts.ko.addHabit, en: toolTexts.en.addHabit },
  explain: explainAddHabit,
  mend: mendLevel,
  propose,
  execute,
};

async function propose(args: AddHabitArgs, deps: ToolDeps): Promise<ProposalOk<HabitProposal> | ToolErr> {
  const plan = planHabit(args, deps);
  if (!plan.ok) return plan;
  const { type, userId, ...habit } = plan.draft;
  const active = await activeLike({ type, userId }, deps);
  const verdict = judgeActiveHabitQuota({ type, currentActiveCount: active.length });
  if (!verdict.allowed) return noSeat(type, active, deps);
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
      sameHabit: active.find((other) => isSameItem(other, habit))?.frameFramedText ?? null,
      safety: plan.safety,
    },
  };
}

async function execute(
  args: AddHabitArgs,
  deps: ToolDeps,
  { proposalKey, isByCoach, shown }: WriteContext<HabitProposal>,
): Promise<ToolResult> {
  const plan = planHabit(args, deps);
  if (!plan.ok) return plan;
  if (plan.draft.frameFramedText !== shown.framedText)
    return toolErr('validation', deps.reasons.incompleteCall);
  // The catalogue's words may be another language's by now: what is stored is what the card showed.
  const draft: HabitDraft = { ...plan.draft, title: shown.title, variants: shown.doses };
  try {
    const outcome = await deps.habitDao.insertWithVariants(draft, {
      activeLimit: MAX_ACTIVE_HABITS_PER_TYPE,
      proposalKey,
      isByCoach,
    });
    if (outcome.kind === 'quota') return noSeat(draft.type, await activeLike(draft, deps), deps);
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

function activeLike(
  { userId, type }: Pick<Habit, 'userId' | 'type'>,
  { habitDao }: ToolDeps,
): Promise<readonly Habit[]> {
  return habitDao.listActive({ userId, type });
}

function isSameItem(a: ItemReferences, b: ItemReferences): boolean {
  return a.protocolId === b.protocolId && a.breakProtocolId === b.breakProtocolId;
}
