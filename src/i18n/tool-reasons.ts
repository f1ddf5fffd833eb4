import type { Localized } from '@/lib/locale';
import { toolReasonsEn } from './tool-reasons.en';
import { toolReasonsKo, type ToolReasons } from './tool-reasons.ko';

/** Why a tool refused, in each language. */
export const toolReasons: Localized<ToolReasons> = { ko: toolReasonsKo, en: toolReasonsEn };
