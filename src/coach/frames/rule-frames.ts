import type { CatalogItem } from '@/catalog/catalog-item';
import { catalogText } from '@/catalog/catalog-text';
import { suggestItems } from '@/catalog/search-catalog';
import { detectAvoidanceKeywords, type CompiledAvoidancePatterns } from '@/domain/avoidance-keywords';
import type { StorableFrameLevel } from '@/domain/frame-level';
import type { HabitType } from '@/domain/habit';
import { cleanText } from '@/domain/text-limits';
import { frameStarters } from '@/i18n/frame-starters';
import type { Locale } from '@/lib/locale';
import { needsPeople } from '@/domain/people-first';
import { CANDIDATES, itemOfSentence, itemsOfType, keepable, type FrameCandidate } from './frame-candidate';
import { ownWords } from './own-words';
import { patternExample } from './pattern-example';

/** What rules need to know to write sentences. */
export interface FrameSources {
  readonly items: readonly CatalogItem[];
  readonly avoidancePatterns: CompiledAvoidancePatterns;
  readonly locale: Locale;
}

/**
 * Three sentences for a wish without a model: the person's own words where they are an action, then the catalogue's
 * nearest habits, the example of the keyword that was found, and last what fits any wish. None for a blank wish, and
 * none where somebody needs people rather than a habit.
 * Sentences that are `written` already come first and are filled up.
 */
export function ruleFrames(
  wish: string,
  type: HabitType,
  sources: FrameSources,
  written: readonly FrameCandidate[] = [],
): readonly FrameCandidate[] {
  if (cleanText(wish) === '' || needsPeople(wish)) return [];
  const { avoidancePatterns, locale } = sources;
  const items = itemsOfType(sources.items, type);
  const [nearest, second] = suggestItems(items, wish, locale, 2);
  const related = second ?? (nearest && type === 'build' ? nextOfTopic(nearest, items) : null);
  // What somebody wants to change is an action, too, but none to keep.
  const own = type === 'break' ? null : ownWords(wish);
  const [hit] = detectAvoidanceKeywords(wish, avoidancePatterns);
  const example = hit ? patternExample(hit, wish) : null;
  const sentence = (text: string): FrameCandidate =>
    candidate('L2', text, itemOfSentence(text, items, locale)?.id ?? null);
  const all = [
    ...written,
    ...(own === null ? [] : [sentence(own)]),
    ...(nearest ? itemFrames(nearest, locale) : []),
    ...(example === null ? [] : [sentence(example)]),
    ...(related ? itemFrames(related, locale).slice(0, 1) : []),
    ...starters(type, locale),
  ];
  return keepable(all, avoidancePatterns).slice(0, CANDIDATES);
}

/** An item's own sentences: what to do, then who one is. */
export function itemFrames(item: CatalogItem, locale: Locale): readonly FrameCandidate[] {
  const { frameL2, frameL3 } = catalogText(item, locale);
  return [candidate('L2', frameL2, item.id), candidate('L3', frameL3, item.id)];
}

/** The next item about the same thing; those that replace a habit have nothing in common but that. */
function nextOfTopic(item: CatalogItem, items: readonly CatalogItem[]): CatalogItem | null {
  const sameTopic = items.filter(({ tags }) => tags[0] === item.tags[0]);
  return sameTopic[(sameTopic.indexOf(item) + 1) % sameTopic.length] ?? null;
}

function starters(type: HabitType, locale: Locale): readonly FrameCandidate[] {
  return frameStarters[locale][type].map(({ frameLevel, framedText }) =>
    candidate(frameLevel, framedText, null),
  );
}

function candidate(
  frameLevel: StorableFrameLevel,
  framedText: string,
  itemId: string | null,
): FrameCandidate {
  return { frameLevel, framedText, itemId, source: 'rules' };
}
