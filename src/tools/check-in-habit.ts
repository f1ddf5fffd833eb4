import * as z from 'zod/mini';
import type { CheckIn } from '@/domain/check-in';
import type { HabitId } from '@/domain/habit';
import type { ToolReasons } from '@/i18n/tool-reasons.ko';
import { toolTexts } from '@/i18n/tool-texts';
import { dayArgument, readDay, refuseDay, todayOf } from './day-argument';
import { findHabit, habitArgument } from './habit-argument';
import type { CheckInProposal } from './proposal';
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

const ANSWERS = { default: 'done', minimal: 'minimal', skip: 'skip' } as const;

type Answer = CheckInProposal['answer'];

const checkInHabitSchema = z.object({
  habit: habitArgument,
  dose: z.pipe(z.transform(readDose), z.enum(['default', 'minimal', 'skip'])),
  day: dayArgument,
});

type CheckInHabitArgs = z.infer<typeof checkInHabitSchema>;

/** Writes the answer of one day for one habit, in place of an earlier one. */
export const checkInHabit: WriteTool<CheckInHabitArgs, CheckInProposal> = {
  name: 'check_in_habit',
  writes: true,
  schema: checkInHabitSchema,
  texts: { ko: toolTexts.ko.checkInHabit, en: toolTexts.en.checkInHabit },
  explain,
  propose,
  execute,
};

/** "I did it" needs no dose: that is the usual one. */
function readDose(raw: unknown): unknown {
  if (raw === undefined || raw === null) return 'default';
  return typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
}

function explain(argument: string, _value: unknown, reasons: ToolReasons): string {
  switch (argument) {
    case 'habit':
      return reasons.whichHabit;
    case 'dose':
      return reasons.unknownDose;
    case 'day':
      return reasons.notADay;
    default:
      return reasons.incompleteCall;
  }
}

async function propose(
  args: CheckInHabitArgs,
  deps: ToolDeps,
): Promise<ProposalOk<CheckInProposal> | ToolErr> {
  const found = await findHabit(args.habit, deps);
  if (!found.ok) return found;
  const { id: habitId, frameFramedText: sentence } = found.habit;
  const today = todayOf(deps);
  const reading = readDay(args.day, today);
  if (!reading.ok) return refuseDay(reading.problem, deps);
  const { day } = reading;
  const answer = ANSWERS[args.dose];
  const answers = await deps.checkInDao.listBetween(day, day);
  const before = answers.find((each) => each.habitId === habitId)?.kind ?? null;
  const doseText = await doseOf(habitId, answer, deps);
  const isToday = day === today;
  return {
    ok: true,
    proposal: { tool: 'check_in_habit', habitId, sentence, day, isToday, answer, doseText, before },
  };
}

/** A habit without a smallest dose can still be done a little. */
async function doseOf(habitId: HabitId, answer: Answer, { habitDao }: ToolDeps): Promise<string | null> {
  if (answer === 'skip') return null;
  const doses = await habitDao.variantsOf([habitId]);
  return doses.find(({ isMinimum }) => isMinimum === (answer === 'minimal'))?.doseText ?? null;
}

async function execute(
  _args: CheckInHabitArgs,
  deps: ToolDeps,
  context: WriteContext<CheckInProposal>,
): Promise<ToolResult> {
  const { habitId, day, answer } = context.shown;
  const gone = toolErr('not_found', deps.reasons.habitGone);
  const habit = await deps.habitDao.byId(habitId);
  if (habit?.userId !== deps.userId) return gone;
  const stamp = stampOf(deps, context);
  // With a stamp the write decides: it may have happened before the habit was archived.
  if (stamp === undefined && habit.status === 'archived') return gone;
  const checkIn: CheckIn = { habitId, day, kind: answer, at: deps.clock.now() };
  const outcome = await deps.checkInDao.put(checkIn, stamp);
  return outcome === 'written' ? toolOk({ day, title: shortText(habit.title, ROOM_FOR_TITLE) }) : gone;
}
