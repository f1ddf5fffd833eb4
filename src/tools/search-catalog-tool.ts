import * as z from 'zod/mini';
import { catalogText } from '@/catalog/catalog-text';
import { searchCatalog } from '@/catalog/search-catalog';
import { cleanText } from '@/domain/text-limits';
import { toolTexts } from '@/i18n/tool-texts';
import { shortAnswer, shortSentence } from './short-answer';
import { toolErr, type ReadTool, type ToolDeps, type ToolResult } from './tool';
import { visibleCatalog } from './visible-catalog';

/** Items of one answer. */
const MAX_ITEMS = 4;
/** UTF-16 units; nobody looks for more words than that. */
const MAX_QUERY = 200;

const searchCatalogSchema = z.object({
  query: z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(MAX_QUERY)),
});

type SearchCatalogArgs = z.infer<typeof searchCatalogSchema>;

/** Items of the catalogue, with the IDs that `add_habit` takes. */
export const searchCatalogTool: ReadTool<SearchCatalogArgs> = {
  name: 'search_catalog',
  writes: false,
  schema: searchCatalogSchema,
  texts: { ko: toolTexts.ko.searchCatalog, en: toolTexts.en.searchCatalog },
  explain: (argument, _value, reasons) =>
    argument === 'query' ? reasons.whatToFind : reasons.incompleteCall,
  execute,
};

function execute({ query }: SearchCatalogArgs, deps: ToolDeps): Promise<ToolResult> {
  const { locale, reasons } = deps;
  const found = searchCatalog(visibleCatalog(deps).list(), query, locale).slice(0, MAX_ITEMS);
  if (found.length === 0) return Promise.resolve(toolErr('not_found', reasons.notInCatalog));
  const items = found.map(({ item }) => {
    const { title, frameL2 } = catalogText(item, locale);
    return { id: item.id, title, sentence: frameL2 };
  });
  const lines = items.map(
    ({ id, title, sentence }) => `${id} ${title}: ${shortSentence(sentence, items.length)}`,
  );
  return Promise.resolve(shortAnswer('', lines, { kind: 'catalog', query, items }));
}
