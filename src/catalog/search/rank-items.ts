import { shareScript } from './hangul';
import type { FindWord, WordHit } from './find-word';
import type { QueryWord } from './query-word';
import type { SearchField, SearchItem } from './search-item';

/** Whether a word is looked for in a field at all. */
export type IsSearched = (field: SearchField, word: QueryWord) => boolean;

export interface FieldHits {
  readonly field: SearchField;
  readonly hits: readonly WordHit[];
}

export interface RankedItem {
  readonly entry: SearchItem;
  readonly score: number;
  /** How many of the words were found, at least one. */
  readonly foundWords: number;
  readonly found: readonly FieldHits[];
}

/** Ways to find a word, tried in this order: a later one only where the earlier find the word in no item at all. */
export type Ladder = readonly (readonly FindWord[])[];

/** What a word is worth where others say what and it only says when. */
const TIME_SHARE = 0.3;
/** What a word at the head of a text gains. */
const HEAD_GAIN = 1.05;
/** What it adds that all words of a keyword were said. */
const WHOLE_PHRASE_BONUS = 20;
/** What a second field adds to the best one. */
const REPEAT_SHARE = 0.1;

/** The items in which any of the words was found, best first, otherwise in the given order. */
export function rankItems(
  entries: readonly SearchItem[],
  words: readonly QueryWord[],
  ladder: Ladder,
  isSearched: IsSearched,
): readonly RankedItem[] {
  const columns = words.map((word) => findInAll(entries, word, ladder, isSearched));
  return entries
    .map((entry, row) =>
      rankOne(
        entry,
        columns.flatMap((column) => column[row] ?? []),
      ),
    )
    .filter(({ foundWords }) => foundWords > 0)
    .sort((a, b) => b.score - a.score);
}

interface Found {
  readonly score: number;
  readonly fields: readonly FieldHits[];
}

function rankOne(entry: SearchItem, perWord: readonly Found[]): RankedItem {
  const ofWords = perWord.filter(({ fields }) => fields.length > 0);
  const found = ofWords.flatMap(({ fields }) => fields);
  const score = ofWords.reduce((sum, ofWord) => sum + ofWord.score, 0);
  const bonus = entry.fields.some((field) => isWholePhrase(field, found)) ? WHOLE_PHRASE_BONUS : 0;
  return { entry, score: score + bonus, foundWords: ofWords.length, found };
}

function isWholePhrase(field: SearchField, found: readonly FieldHits[]): boolean {
  const { words } = field.text;
  if (field.role !== 'topic' || words.length < 2) return false;
  const hits = found.filter((ofField) => ofField.field === field).flatMap((ofField) => ofField.hits);
  return words.every(({ start, end }) => hits.some((hit) => hit.start < end && hit.end > start));
}

/** One word in all items; a word that is rare among them weighs more. */
function findInAll(
  entries: readonly SearchItem[],
  word: QueryWord,
  ladder: Ladder,
  isSearched: IsSearched,
): readonly Found[] {
  for (const step of ladder) {
    const rows = entries.map(({ fields }) =>
      fields.flatMap((field): readonly FieldHits[] => {
        if (!shareScript(field.text.scripts, word.scripts) || !isSearched(field, word)) return [];
        const hits = step.flatMap((find) => find(word, field.text));
        return hits.length > 0 ? [{ field, hits }] : [];
      }),
    );
    const count = rows.filter((fields) => fields.length > 0).length;
    if (count === 0) continue;
    const rarity = Math.log2(1 + entries.length / count) * (word.isTime ? TIME_SHARE : 1);
    return rows.map((fields) => ({ fields, score: rarity * fieldsScore(fields) }));
  }
  return [];
}

function fieldsScore(fields: readonly FieldHits[]): number {
  const scores = fields.map(
    ({ field, hits }) =>
      field.weight * Math.max(...hits.map(({ fit, start }) => (start === 0 ? fit * HEAD_GAIN : fit))),
  );
  const best = Math.max(0, ...scores);
  const sum = scores.reduce((total, score) => total + score, 0);
  return best + REPEAT_SHARE * (sum - best);
}
