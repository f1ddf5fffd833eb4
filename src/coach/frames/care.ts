import type { CatalogRepository } from '@/catalog/catalog-repository';
import { catalogText } from '@/catalog/catalog-text';
import { suggestItems } from '@/catalog/search-catalog';
import { foldText } from '@/domain/fold-text';
import { careTexts } from '@/i18n/care-texts';
import type { Locale } from '@/lib/locale';

/** The item whose health line is about eating that hurts. */
const NIGHT_EATING = 'late_snack';

/** Not within other words: 혼자 살기, 혼자 해 보기. */
const SELF_HARM =
  /죽고\s*싶|죽어\s*버리|죽을래|(?<!혼)자살|(?<![가-힣])자해|살고\s*싶지\s*않|살기\s*싫|\bkill(?:ing)? myself|suicid|self[- ]?harm|\b(?:hurt|cut)(?:ting)? myself|(?:want|wish) to die|end my life/u;

/** Not within other words: 검토하기, 계단식, 간단식; nor a match of singles in some sports. */
const EATING_TROUBLE =
  /섭식\s*장애|식이\s*장애|거식|폭식|먹토|먹고\s*토|(?<![가-힣])토[하해]|구토|게워|굶|(?<!(?:테니스|탁구|배드민턴|남자|여자)\s*|[계간다])단식|eating disorder|anorexi|bulimi|\bbing(?:e|ing)(?![- ]?watch)|\bpurg(?:e|ing)|vomit|\bthrow(?:ing)? up|\bstarv|\bfasting\b/u;

/** Words that a habit is no answer to: somebody may be in danger, or ill with eating. */
export function needsCare(words: string): boolean {
  return namesSelfHarm(words) || namesEatingTrouble(words);
}

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

function namesSelfHarm(words: string): boolean {
  return SELF_HARM.test(foldText(words).text);
}

function namesEatingTrouble(words: string): boolean {
  return EATING_TROUBLE.test(foldText(words).text);
}

function distinct(lines: readonly (string | null)[]): readonly string[] {
  return [...new Set(lines)].filter((line) => line !== null);
}
