import type { Localized } from '@/lib/locale';
import { toolAnswersEn } from './tool-answers.en';
import { toolAnswersKo, type ToolAnswers } from './tool-answers.ko';

/** What the reading tools tell the model, in each language. */
export const toolAnswers: Localized<ToolAnswers> = { ko: toolAnswersKo, en: toolAnswersEn };
