import type { Localized } from '@/lib/locale';
import { trackerTextsEn } from './tracker-texts.en';
import { trackerTextsKo, type TrackerTexts } from './tracker-texts.ko';

/** How trackers and their values are called, in each language. */
export const trackerTexts: Localized<TrackerTexts> = { ko: trackerTextsKo, en: trackerTextsEn };
