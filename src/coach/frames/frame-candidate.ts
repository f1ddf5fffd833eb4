import type { CatalogItem } from '@/catalog/catalog-item';
import { catalogText } from '@/catalog/catalog-text';
import { habitTypeOf } from '@/catalog/habit-type-of';
import { detectAvoidanceKeywords, type CompiledAvoidancePatterns } from '@/domain/avoidance-keywords';
import { foldText } from '@/domain/fold-text';
import type { StorableFrameLevel } from '@/domain/frame-level';
import type { HabitType } from '@/domain/habit';
import { cleanText, judgeText } from '@/domain/text-limits';
import type { Locale } from '@/lib/locale';

/** A habit sentence that every rule allows, and who wrote it. */
export interface FrameCandidate {
  readonly frameLevel: StorableFrameLevel;
  readonly framedText: string;
  /** The catalogue item whose sentence this is; null: a sentence of its own. */
  readonly itemId: string | null;
  readonly source: 'model' | 'rules';
}

/** As many as a person can weigh at a glance. */
export const CANDIDATES = 3;

/** Sentences as they would be stored: those that R7 or the limits refuse are dropped, and so are repetitions. */
export function keepable(
  candidates: readonly FrameCandidate[],
  patterns: CompiledAvoidancePatterns,
): readonly FrameCandidate[] {
  const kept: FrameCandidate[] = [];
  for (const candidate of candidates) {
    const framedText = cleanText(candidate.framedText);
    if (judgeText('framedText', framedText) !== null) continue;
    if (detectAvoidanceKeywords(framedText, patterns).length > 0) continue;
    if (kept.some((earlier) => isSameSentence(framedText, earlier.framedText))) continue;
    kept.push({ ...candidate, framedText });
  }
  return kept;
}

export function itemsOfType(items: readonly CatalogItem[], type: HabitType): readonly CatalogItem[] {
  return items.filter((item) => habitTypeOf(item) === type);
}

/** The item whose own sentence this is, alone or behind a few words on when. */
export function itemOfSentence(
  framedText: string,
  items: readonly CatalogItem[],
  locale: Locale,
): CatalogItem | null {
  const found = items.find((item) => {
    const { frameL2, frameL3 } = catalogText(item, locale);
    return isSameSentence(framedText, frameL2) || isSameSentence(framedText, frameL3);
  });
  return found ?? null;
}

/** Equal, or one is the other behind a few words on when: when it is done is asked for by itself. */
function isSameSentence(one: string, other: string): boolean {
  const [a, b] = [foldText(one).text, foldText(other).text];
  return a === b || endsIn(a, b) || endsIn(b, a);
}

function endsIn(text: string, end: string): boolean {
  return end.includes(' ') && text.endsWith(` ${end}`);
}
