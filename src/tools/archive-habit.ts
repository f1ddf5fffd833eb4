import * as z from 'zod/mini';
import { MAX_ACTIVE_HABITS_PER_TYPE } from '@/domain/active-habit-quota';
import type { ToolReasons } from '@/i18n/tool-reasons.ko';
import { toolTexts } from '@/i18n/tool-texts';
import { findHabit, habitArgument } from './habit-argument';
import type { ArchiveProposal } from './proposal';
import { ROOM_FOR_TITLE } from './short-answer';
import { shortText } from './short-text';
import { stampOf } from './stamp-of';
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

const archiveHabitSchema = z.object({ habit: habitArgument });

type ArchiveHabitArgs = z.infer<typeof archiveHabitSchema>;

/** Frees the seat of one habit; what it holds is kept. */
export const archiveHabit: WriteTool<ArchiveHabitArgs, ArchiveProposal> = {
  name: 'archive_habit',
  writes: true,
  schema: archiveHabitSchema,
  texts: { ko: toolTexts.ko.archiveHabit, en: toolTexts.en.archiveHabit },
  explain: (argument: string, _value: unknown, reasons: ToolReasons) =>
    argument === 'habit' ? reasons.whichHabit : reasons.incompleteCall,
  propose,
  execute,
};

async function propose(
  args: ArchiveHabitArgs,
  deps: ToolDeps,
): Promise<ProposalOk<ArchiveProposal> | ToolErr> {
  const found = await findHabit(args.habit, deps);
  if (!found.ok) return found;
  const { id: habitId, frameFramedText: sentence, type } = found.habit;
  const active = await deps.habitDao.listActive({ userId: deps.userId, type });
  const taken = active.filter(({ id }) => id !== habitId).length;
  const seats = { taken, limit: MAX_ACTIVE_HABITS_PER_TYPE };
  return { ok: true, proposal: { tool: 'archive_habit', habitId, sentence, type, seats } };
}

async function execute(
  _args: ArchiveHabitArgs,
  deps: ToolDeps,
  context: WriteContext<ArchiveProposal>,
): Promise<ToolResult> {
  const { habitDao, reasons, userId } = deps;
  const { habitId } = context.shown;
  const habit = await habitDao.byId(habitId);
  if (habit?.userId !== userId) return toolErr('not_found', reasons.habitGone);
  // Only the write knows whether this very proposal archived it.
  if (await habitDao.archive(habitId, stampOf(deps, context)))
    return toolOk({ title: shortText(habit.title, ROOM_FOR_TITLE) });
  const isArchived = habit.status === 'archived';
  return toolErr('not_found', isArchived ? reasons.alreadyArchived : reasons.habitGone);
}
