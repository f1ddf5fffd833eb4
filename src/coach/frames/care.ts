import type { CatalogRepository } from '@/catalog/catalog-repository';
import { catalogText } from '@/catalog/catalog-text';
import { suggestItems } from '@/catalog/search-catalog';
import { namesEatingTrouble, namesSelfHarm } from '@/domain/people-first';
import { careTexts } from '@/i18n/care-texts';
import type { Locale } from '@/lib/locale';

/** The item whose health line is about eating that hurts. */
const NIGHT_EATING = 'late_snack';

/** What to read first because of the person's words, whatever sentence they choose. */
export function urgentCare(words: string, catalog: CatalogRepository, locale: Locale): readonly string[] {
  return distinct([
    namesSelfHarm(words) ? careTexts[locale].selfHarm : null,
    namesEatingTrouble(words) ? healthLine(NIGHT_EATING, catalog, locale) : null,
  ]);
}

/** The health lines of a catalogue item, and of the items nearest to what a person wrote in words of their own. */
export function healthLines(
  itemId: string | null,
  ownWords: readonly string[],
  catalog: CatalogRepository,
  locale: Locale,
): readonly string[] {
  const nearest = ownWords.flatMap((words) => suggestItems(catalog.list(), words, locale, 1));
  return distinct([
    itemId === null ? null : healthLine(itemId, catalog, locale),
    ...nearest.map((item) => catalogText(item, locale).safety),
  ]);
}

function healthLine(itemId: string, catalog: CatalogRepository, locale: Locale): string | null {
  const item = catalog.byId(itemId);
  return item ? catalogText(item, locale).safety : null;
}

function distinct(lines: readonly (string | null)[]): readonly string[] {
  return [...new Set(lines)].filter((line) => line !== null);
}
