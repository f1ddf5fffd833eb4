import type { CatalogItem } from './catalog-item';
import { createCatalogRepository, type CatalogRepository } from './catalog-repository';
import items from './seed/catalog.json';

/** The catalogue the product ships. Its file is schema-checked before every build, so nothing is parsed here. */
export const bundledCatalog: CatalogRepository = createCatalogRepository(items as readonly CatalogItem[]);
