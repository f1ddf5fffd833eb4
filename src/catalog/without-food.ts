import type { CatalogItem } from './catalog-item';
import type { CatalogRepository } from './catalog-repository';

const FOOD_TAG = 'food';

/** Habits of eating, and those that change what or when somebody eats. */
export function isAboutFood({ kind, tags }: CatalogItem): boolean {
  return kind === 'diet' || tags.includes(FOOD_TAG);
}

/** The catalogue for somebody who wants food and weight out of sight. */
export function withoutFood(catalog: CatalogRepository): CatalogRepository {
  const items = catalog.list().filter((item) => !isAboutFood(item));
  return {
    list: () => items,
    byId: (id) => {
      const item = catalog.byId(id);
      return item === null || isAboutFood(item) ? null : item;
    },
  };
}
