import type { JSX, RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import { CatalogCard } from './catalog-card';
import { CatalogFilters } from './catalog-filters';
import type { CatalogModel } from './catalog-model';
import { CatalogSearch } from './catalog-search';
import { NothingFound } from './nothing-found';
import './catalog-screen.css';

/** All habits to begin with: to look through, to search, to take one from. */
export function CatalogScreen({ model }: { readonly model: CatalogModel }): JSX.Element {
  const { catalog: text, nav } = messages.value;
  const onAdd = useCallback((itemId: string) => model.leaveFor(itemId), [model]);
  const { shown, total } = model.view.value;
  const list = useRef<HTMLUListElement>(null);
  useFocusOnReturn(list, model);
  useFocusAfterNothing(list, shown.length === 0);
  return (
    <main class="screen screen--one">
      <div class="topbar topbar--sub">
        <a class="icon-button" href="/more" aria-label={nav.back}>
          <Icon name="back" />
        </a>
        <h1 tabIndex={-1}>{text.title}</h1>
      </div>
      <CatalogSearch model={model} />
      <CatalogFilters model={model} />
      <p class="meta catalog-screen__count">
        <span role="status">{text.count(shown.length, total)}</span>
        <span aria-hidden="true"> · </span>
        <span>{text.hint}</span>
      </p>
      {shown.length === 0 ? (
        <NothingFound model={model} />
      ) : (
        <ul ref={list} class="stack" tabIndex={-1}>
          {shown.map(({ item, marks }) => (
            <CatalogCard key={item.id} item={item} marks={marks} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </main>
  );
}

/** Whoever left from a card goes on from there, after the app has greeted the new screen at its head. */
function useFocusOnReturn(list: RefObject<HTMLUListElement | null>, model: CatalogModel): void {
  useEffect(() => {
    const itemId = model.takeOpened();
    if (itemId !== null) list.current?.querySelector<HTMLElement>(`a[data-item="${itemId}"]`)?.focus();
  }, [list, model]);
}

/** The button that led out of an empty list is gone with it: the list takes its focus. */
function useFocusAfterNothing(list: RefObject<HTMLUListElement | null>, isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty);
  useLayoutEffect(() => {
    const isBack = wasEmpty.current && !isEmpty;
    wasEmpty.current = isEmpty;
    if (isBack && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [list, isEmpty]);
}
