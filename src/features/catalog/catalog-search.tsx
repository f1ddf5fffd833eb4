import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import type { CatalogModel } from './catalog-model';
import './catalog-search.css';

/** The field to look for a habit in; the list follows every letter. */
export function CatalogSearch({ model }: { readonly model: CatalogModel }): JSX.Element {
  const text = messages.value.catalog;
  const field = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    model.clear();
    field.current?.focus();
  };
  return (
    <form
      class="catalog-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.blur(); // puts the on-screen keyboard away
      }}
    >
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        autocomplete="off"
        autocapitalize="off"
        enterkeyhint="search"
        value={model.query.value}
        onInput={({ currentTarget }) => {
          model.query.value = currentTarget.value;
        }}
      />
      {model.query.value !== '' && (
        <button type="button" class="icon-button" aria-label={text.clear} onClick={clear}>
          <Icon name="clear" size={20} />
        </button>
      )}
    </form>
  );
}
