import * as z from 'zod/mini';
import { addDays, lastDays } from '@/domain/local-day';
import { toolAnswers } from '@/i18n/tool-answers';
import { toolTexts } from '@/i18n/tool-texts';
import { currentHabits } from './current-habits';
import { todayOf } from './day-argument';
import { keptDays } from './kept-days';
import { shortAnswer, shortSentence } from './short-answer';
import type { ReadTool, ToolDeps, ToolResult } from './tool';

/** Days looked at, today included. */
const DAYS = 7;

const getProgressSchema = z.object({});

/** How many of the last days each habit was kept. */
export const getProgress: ReadTool<z.infer<typeof getProgressSchema>> = {
  name: 'get_progress',
  writes: false,
  schema: getProgressSchema,
  texts: { ko: toolTexts.ko.getProgress, en: toolTexts.en.getProgress },
  explain: (_argument, _value, reasons) => reasons.incompleteCall,
  execute,
};

async function execute(_args: unknown, deps: ToolDeps): Promise<ToolResult> {
  const texts = toolAnswers[deps.locale];
  const last = todayOf(deps);
  const first = addDays(last, 1 - DAYS);
  const { numbered } = await currentHabits(deps);
  const checkIns = await deps.checkInDao.listBetween(first, last);
  const habits = numbered.map(({ handle, habit }) => ({
    handle,
    sentence: habit.frameFramedText,
    ...keptDays(habit, lastDays(last, DAYS), checkIns),
  }));
  const lines = habits.map(
    ({ handle, sentence, kept, days }) =>
      `${handle} ${shortSentence(sentence, habits.length)}: ${texts.keptOf(kept, days)}`,
  );
  const lead = habits.length === 0 ? texts.noHabits : texts.week(DAYS);
  return shortAnswer(lead, lines, { kind: 'progress', first, last, habits });
}
