import { catalogText } from '@/catalog/catalog-text';
import { suggestItems } from '@/catalog/search-catalog';
import type { ToolCall } from '@/tools/dispatch';
import type { Alternative, ToolDeps, ToolErr } from '@/tools/tool';

/** What the rules offer when a habit was refused and its tool had no better idea: the item nearest to the words. */
export function ruleOffer(
  call: ToolCall,
  { code }: ToolErr,
  wish: string,
  { catalog, locale }: ToolDeps,
): Alternative | null {
  if (call.name !== 'add_habit' || (code !== 'validation' && code !== 'not_found')) return null;
  const [item] = suggestItems(catalog.list(), wish, locale, 1);
  return item ? { protocolId: item.id, framedText: catalogText(item, locale).frameL2 } : null;
}
