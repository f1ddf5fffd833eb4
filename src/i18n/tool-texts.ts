import type { Localized } from '@/lib/locale';
import { toolTextsEn } from './tool-texts.en';
import { toolTextsKo, type ToolTexts } from './tool-texts.ko';

/** The words around the tools, in each language. */
export const toolTexts: Localized<ToolTexts> = { ko: toolTextsKo, en: toolTextsEn };
