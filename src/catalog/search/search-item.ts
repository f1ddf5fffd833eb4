import type { Locale } from '@/lib/locale';
import type { CatalogItem } from '../catalog-item';
import { catalogText } from '../catalog-text';
import { searchText, wordsOf, type SearchText } from './search-text';

/** The texts of an item in which a screen can mark what was found. */
export type MarkedField = 'title' | 'sentence' | 'minimalDose';

export interface SearchField {
  readonly text: SearchText;
  /** How much a word found here says about the item; a keyword of several words says less by each. */
  readonly weight: number;
  /** A topic says what the item is about, and not just what occurs in it. */
  readonly role: 'topic' | 'sentence' | 'detail';
  readonly shownAs: MarkedField | null;
}

/** An item in one language, ready to be searched. */
export interface SearchItem {
  readonly item: CatalogItem;
  readonly titleKey: string;
  readonly sentenceKey: string;
  readonly fields: readonly SearchField[];
}

const prepared = new WeakMap<CatalogItem, Partial<Record<Locale, SearchItem>>>();

export function searchItem(item: CatalogItem, locale: Locale): SearchItem {
  const known = prepared.get(item);
  const ready = known?.[locale];
  if (ready) return ready;
  const made = prepare(item, locale);
  prepared.set(item, { ...known, [locale]: made });
  return made;
}

/** Equal for two texts with the same words, however they are spaced, cased, punctuated and encoded. */
export function textKey(text: string): string {
  return wordsOf(text).join('');
}

function prepare(item: CatalogItem, locale: Locale): SearchItem {
  const text = catalogText(item, locale);
  const field = (
    original: string,
    weight: number,
    role: SearchField['role'],
    shownAs: MarkedField | null = null,
  ): SearchField => ({ text: searchText(original), weight, role, shownAs });
  return {
    item,
    titleKey: textKey(text.title),
    sentenceKey: textKey(text.frameL2),
    fields: [
      field(text.title, 10, 'topic', 'title'),
      // Both languages: people mix them, and their letters don't.
      ...[...item.keywords_ko, ...item.keywords_en].map((keyword) =>
        field(keyword, keyword.includes(' ') ? 4.5 : 8, 'topic'),
      ),
      field(text.frameL2, 6, 'sentence', 'sentence'),
      field(text.frameL3, 3, 'detail'),
      field(text.anchor, 3, 'detail'),
      field(text.minimalDose, 3, 'detail', 'minimalDose'),
      field(text.dose, 2, 'detail'),
    ],
  };
}
