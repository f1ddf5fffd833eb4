import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { CatalogItem } from '@/catalog/catalog-item';
import type { CatalogRepository } from '@/catalog/catalog-repository';
import { searchCatalog, type CatalogMatch } from '@/catalog/search-catalog';
import { locale } from '@/i18n/current';

export type CatalogFilter = 'all' | CatalogItem['kind'];

const KINDS: readonly CatalogItem['kind'][] = ['build', 'break', 'diet'];

export interface CatalogView {
  /** Items of the whole catalogue. */
  readonly total: number;
  /** Those of the chosen kind that fit the query, best first. */
  readonly shown: readonly CatalogMatch[];
  /** The kinds this catalogue has, with how many of each fit the query. */
  readonly filters: readonly { readonly filter: CatalogFilter; readonly count: number }[];
  readonly chosen: CatalogFilter;
}

/** What is looked for stays as it was when the person comes back to the screen. */
export class CatalogModel {
  readonly query = signal('');
  readonly filter = signal<CatalogFilter>('all');
  readonly view: ReadonlySignal<CatalogView>;
  private opened: string | null = null;

  constructor({ catalog }: { readonly catalog: ReadonlySignal<CatalogRepository> }) {
    const found = computed(() => searchCatalog(catalog.value.list(), this.query.value, locale.value));
    this.view = computed(() => {
      const items = catalog.value.list();
      const kinds = KINDS.filter((kind) => items.some((item) => item.kind === kind));
      const chosen = kinds.find((kind) => kind === this.filter.value) ?? 'all';
      const of = (filter: CatalogFilter): readonly CatalogMatch[] =>
        filter === 'all' ? found.value : found.value.filter(({ item }) => item.kind === filter);
      return {
        total: items.length,
        shown: of(chosen),
        filters: (['all', ...kinds] as const).map((filter) => ({ filter, count: of(filter).length })),
        chosen,
      };
    });
  }

  clear(): void {
    this.query.value = '';
  }

  /** The person goes on from this item. */
  leaveFor(itemId: string): void {
    this.opened = itemId;
  }

  /** The item the person left for, once; null when they come from anywhere else. */
  takeOpened(): string | null {
    const itemId = this.opened;
    this.opened = null;
    return itemId;
  }
}
