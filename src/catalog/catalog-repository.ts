import type { CatalogItem } from './catalog-item';

export interface CatalogRepository {
  byId(id: string): CatalogItem | null;
  list(): readonly CatalogItem[];
}

/** Throws a TypeError on two items of the same id. */
export function createCatalogRepository(items: readonly CatalogItem[]): CatalogRepository {
  const byId = new Map(items.map((item) => [item.id, item]));
  if (byId.size !== items.length) throw new TypeError('two catalog items share an id');
  return { byId: (id) => byId.get(id) ?? null, list: () => items };
}
