import * as z from 'zod/mini';
import { toolAnswers } from '@/i18n/tool-answers';
import { toolTexts } from '@/i18n/tool-texts';
import { currentHabits } from './current-habits';
import { todayOf } from './day-argument';
import { shortAnswer, shortSentence } from './short-answer';
import type { ReadTool, ToolDeps, ToolResult } from './tool';

const getTodaySchema = z.object({});

/** Today's answers, habit by habit. */
export const getToday: ReadTool<z.infer<typeof getTodaySchema>> = {
  name: 'get_today',
  writes: false,
  schema: getTodaySchema,
  texts: { ko: toolTexts.ko.getToday, en: toolTexts.en.getToday },
  explain: (_argument, _value, reasons) => reasons.incompleteCall,
  execute,
};

async function execute(_args: unknown, deps: ToolDeps): Promise<ToolResult> {
  const texts = toolAnswers[deps.locale];
  const day = todayOf(deps);
  const { numbered } = await currentHabits(deps);
  const answers = await deps.checkInDao.listBetween(day, day);
  const habits = numbered.map(({ handle, habit }) => ({
    handle,
    sentence: habit.frameFramedText,
    mark: answers.find(({ habitId }) => habitId === habit.id)?.kind ?? ('open' as const),
  }));
  const left = habits.filter(({ mark }) => mark === 'open').length;
  const lines = habits.map(
    ({ handle, sentence, mark }) =>
      `${handle} ${shortSentence(sentence, habits.length)}: ${texts.marks[mark]}`,
  );
  const lead = habits.length === 0 ? texts.noHabits : texts.left(left);
  return shortAnswer(lead, lines, { kind: 'today', day, habits });
}
