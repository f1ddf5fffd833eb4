import * as z from 'zod/mini';
import { toolAnswers } from '@/i18n/tool-answers';
import { toolTexts } from '@/i18n/tool-texts';
import { currentHabits } from './current-habits';
import { ROOM_FOR_WHEN, shortAnswer, shortSentence } from './short-answer';
import { shortText } from './short-text';
import type { ReadTool, ToolDeps, ToolResult } from './tool';

const listHabitsSchema = z.object({});

/** The active habits and their numbers. */
export const listHabits: ReadTool<z.infer<typeof listHabitsSchema>> = {
  name: 'list_habits',
  writes: false,
  schema: listHabitsSchema,
  texts: { ko: toolTexts.ko.listHabits, en: toolTexts.en.listHabits },
  explain: (_argument, _value, reasons) => reasons.incompleteCall,
  execute,
};

async function execute(_args: unknown, deps: ToolDeps): Promise<ToolResult> {
  const { numbered } = await currentHabits(deps);
  const habits = numbered.map(({ handle, habit }) => ({
    handle,
    sentence: habit.frameFramedText,
    type: habit.type,
    when: habit.anchorWhen ?? habit.anchorAfterWhat,
  }));
  const lines = habits.map(({ handle, sentence, when }) => {
    const line = `${handle} ${shortSentence(sentence, habits.length)}`;
    return when === null ? line : `${line} (${shortText(when, ROOM_FOR_WHEN)})`;
  });
  const lead = habits.length === 0 ? toolAnswers[deps.locale].noHabits : '';
  return shortAnswer(lead, lines, { kind: 'habits', habits });
}
