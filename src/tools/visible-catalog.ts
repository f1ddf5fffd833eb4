import type { CatalogRepository } from '@/catalog/catalog-repository';
import { withoutFood } from '@/catalog/without-food';
import type { ToolDeps } from './tool';

/** The catalogue as the person wants to see it: what is hidden isn't there for the model either. */
export function visibleCatalog({ catalog, hidesFood }: ToolDeps): CatalogRepository {
  return hidesFood ? withoutFood(catalog) : catalog;
}
