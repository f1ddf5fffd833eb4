import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { CatalogModel } from './catalog-model';
import './catalog-filters.css';

/** One kind of habit, or all. */
export function CatalogFilters({ model }: { readonly model: CatalogModel }): JSX.Element {
  const text = messages.value.catalog;
  const { filters, chosen } = model.view.value;
  return (
    <div class="catalog-filters" role="group" aria-label={text.filters}>
      {filters.map(({ filter, count }) => (
        <button
          key={filter}
          type="button"
          class="catalog-filters__chip"
          aria-pressed={filter === chosen}
          onClick={() => {
            model.filter.value = filter;
          }}
        >
          {text.filter[filter]} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
