import type { Locale } from '@/lib/locale';
import type { CatalogItem } from './catalog-item';
import {
  findBeginning,
  findInCompound,
  findInside,
  findJoined,
  findTypo,
  findTypoAtBeginning,
  findUnfinished,
  findWhole,
} from './search/find-word';
import { marksOf, NO_MARKS, type Marks } from './search/marks';
import { queryWords } from './search/query-word';
import { rankItems, type IsSearched, type Ladder } from './search/rank-items';
import { searchItem, textKey, type SearchItem } from './search/search-item';
import { needsPeople } from '@/domain/people-first';
import { isAboutEnding } from './search/wish';

export interface CatalogMatch {
  readonly item: CatalogItem;
  readonly marks: Marks;
}

const AS_ONE_TYPES: Ladder = [
  [findWhole, findBeginning, findJoined, findInside],
  [findUnfinished, findInCompound],
  [findTypo, findTypoAtBeginning],
];
const IN_A_SENTENCE: Ladder = [[findWhole, findJoined], [findInCompound], [findTypo]];

const everywhere: IsSearched = ({ role }, { isInitials }) => !isInitials || role !== 'detail';
const inTopics: IsSearched = ({ role }) => role === 'topic';

/** Suggestions below this share of the best one are left out. */
const WORTH_SUGGESTING = 0.6;

/**
 * The items that fit what somebody is typing, best first, with what to mark in the texts of `locale`. Items that have
 * all words; if none has, those that have the most. Without a word to look for, all items as they came.
 */
export function searchCatalog(
  items: readonly CatalogItem[],
  query: string,
  locale: Locale,
): readonly CatalogMatch[] {
  const { content, others } = queryWords(query);
  const words = content.length > 0 ? content : others;
  if (words.length === 0) return items.map((item) => ({ item, marks: NO_MARKS }));
  const entries = entriesOf(items, locale);
  const ranked = rankItems(entries, words, AS_ONE_TYPES, everywhere);
  const mostWords = Math.max(...ranked.map(({ foundWords }) => foundWords));
  const fitting = ranked.filter(({ foundWords }) => foundWords === mostWords);
  const named = namedEntries(entries, query);
  const marks = new Map(fitting.map(({ entry, found }) => [entry, marksOf(found)]));
  return [...new Set([...named, ...fitting.map(({ entry }) => entry)])].map((entry) => ({
    item: entry.item,
    marks: marks.get(entry) ?? NO_MARKS,
  }));
}

/**
 * The items that fit a wish in free words, best first, at most `limit`; none when nothing fits. When the wish is about
 * ending something, items that replace a habit come first. Nobody who speaks of an eating
 * disorder, of self-harm or of suicide is answered with a habit.
 */
export function suggestItems(
  items: readonly CatalogItem[],
  wish: string,
  locale: Locale,
  limit: number,
): readonly CatalogItem[] {
  if (needsPeople(wish)) return [];
  const { content } = queryWords(wish);
  const ranked = rankItems(entriesOf(items, locale), content, IN_A_SENTENCE, inTopics);
  const best = ranked[0]?.score ?? 0;
  const fitting = ranked
    .filter(({ score }) => score >= best * WORTH_SUGGESTING)
    .map(({ entry }) => entry.item);
  const isBreak = ({ kind }: CatalogItem): boolean => kind === 'break';
  const ordered = isAboutEnding(wish)
    ? [...fitting.filter(isBreak), ...fitting.filter((item) => !isBreak(item))]
    : fitting;
  return ordered.slice(0, Math.max(0, limit));
}

function entriesOf(items: readonly CatalogItem[], locale: Locale): readonly SearchItem[] {
  return items.map((item) => searchItem(item, locale));
}

/** Whoever types a title or a sentence in full means that item. */
function namedEntries(entries: readonly SearchItem[], query: string): readonly SearchItem[] {
  const key = textKey(query);
  return [
    ...entries.filter(({ titleKey }) => titleKey === key),
    ...entries.filter(({ sentenceKey }) => sentenceKey === key),
  ];
}
