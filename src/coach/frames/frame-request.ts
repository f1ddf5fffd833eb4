import { cleanText, TEXT_LIMITS } from '@/domain/text-limits';
import { framePrompt } from '@/i18n/frame-prompt';
import type { Locale } from '@/lib/locale';

/** UTF-16 units of a whole prompt. */
export const MAX_PROMPT_UNITS = 4_096;
/** Enough for any wish that fits, and little to segment. */
const SEGMENTED_UNITS = 2 * MAX_PROMPT_UNITS;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The few-shot prompt for a wish; it ends in the wish on a line of its own. Null when nothing of the wish is left. */
export function frameRequest(wish: string, locale: Locale): string | null {
  const { preface, goal } = framePrompt[locale];
  const head = `${preface}\n\n${goal}`;
  const words = clip(cleanText(wish.slice(0, SEGMENTED_UNITS)), MAX_PROMPT_UNITS - head.length);
  return words === '' ? null : head + words;
}

/** Whole graphemes only: half a family emoji is another one. */
function clip(text: string, units: number): string {
  let clipped = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    count += 1;
    if (count > TEXT_LIMITS.framedText.max || clipped.length + segment.length > units) break;
    clipped += segment;
  }
  return clipped.trim();
}
