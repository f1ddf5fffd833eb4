import * as z from 'zod/mini';
import { blankToNull } from '@/domain/text-limits';
import { dayValue } from '@/domain/tracker-entry';
import type { ToolReasons } from '@/i18n/tool-reasons.ko';
import { toolTexts } from '@/i18n/tool-texts';
import { dayArgument, readDay, refuseDay, todayOf } from './day-argument';
import { findTracker, unknownTracker } from './find-tracker';
import type { EntryProposal } from './proposal';
import { refuseValue } from './refuse-value';
import { stampOf } from './stamp-of';
import { explainText, textArgument } from './text-argument';
import {
  toolOk,
  type ProposalOk,
  type ToolDeps,
  type ToolErr,
  type ToolResult,
  type WriteContext,
  type WriteTool,
} from './tool';
import { valueArgument } from './value-argument';

const logTrackerEntrySchema = z.object({
  tracker_id: z.string().check(z.trim(), z.minLength(1)),
  value: valueArgument,
  day: dayArgument,
  note: z.optional(z.nullable(textArgument('note'))),
});

type LogTrackerEntryArgs = z.infer<typeof logTrackerEntrySchema>;

/** Writes one measured value of one day. */
export const logTrackerEntry: WriteTool<LogTrackerEntryArgs, EntryProposal> = {
  name: 'log_tracker_entry',
  writes: true,
  schema: logTrackerEntrySchema,
  texts: { ko: toolTexts.ko.logTrackerEntry, en: toolTexts.en.logTrackerEntry },
  explain,
  propose,
  execute,
};

function explain(argument: string, value: unknown, reasons: ToolReasons): string {
  switch (argument) {
    case 'value':
      return reasons.notANumber;
    case 'day':
      return reasons.notADay;
    case 'note':
      return explainText('note', value, reasons);
    default:
      return reasons.incompleteCall;
  }
}

async function propose(
  args: LogTrackerEntryArgs,
  deps: ToolDeps,
): Promise<ProposalOk<EntryProposal> | ToolErr> {
  const tracker = await findTracker(args.tracker_id, deps);
  if (tracker === undefined) return unknownTracker(deps);
  const { value } = args;
  const refusal = refuseValue(tracker, value, deps);
  if (refusal !== null) return refusal;
  const today = todayOf(deps);
  const reading = readDay(args.day, today);
  if (!reading.ok) return refuseDay(reading.problem, deps);
  const { day } = reading;
  const before = dayValue(tracker, await deps.trackerDao.entriesOf(deps.userId, tracker.id, day));
  const after = tracker.kind === 'count' ? (before ?? 0) + value : value;
  const note = blankToNull(args.note);
  const isToday = day === today;
  return {
    ok: true,
    proposal: { tool: 'log_tracker_entry', tracker, value, day, isToday, note, before, after },
  };
}

async function execute(
  _args: LogTrackerEntryArgs,
  deps: ToolDeps,
  context: WriteContext<EntryProposal>,
): Promise<ToolResult> {
  const { value, day, note, tracker: shown } = context.shown;
  const tracker = await findTracker(shown.id, deps);
  if (tracker === undefined) return unknownTracker(deps);
  const refusal = refuseValue(tracker, value, deps);
  if (refusal !== null) return refusal;
  const draft = { userId: deps.userId, trackerId: tracker.id, day, value, note };
  await deps.trackerDao.addEntry(draft, stampOf(deps, context));
  return toolOk({ day, value });
}
