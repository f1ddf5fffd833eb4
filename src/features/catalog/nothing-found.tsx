import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Button, LinkButton } from '@/ui/button';
import type { CatalogModel } from './catalog-model';

/** No card to show: what was looked for, and the ways on. */
export function NothingFound({ model }: { readonly model: CatalogModel }): JSX.Element {
  const text = messages.value.catalog;
  const { filters, chosen } = model.view.value;
  const elsewhere = filters.find(({ filter }) => filter === 'all')?.count ?? 0;
  if (elsewhere > 0) {
    return (
      <div class="card card--pad-l catalog-screen__nothing">
        <h2>{text.noneHere(text.filter[chosen])}</h2>
        <div class="actions">
          <Button
            tone="tonal"
            onClick={() => {
              model.filter.value = 'all';
            }}
          >
            {text.showAll(elsewhere)}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div class="card card--pad-l catalog-screen__nothing">
      <h2>{text.none(model.query.value.trim())}</h2>
      <p>{text.noneNote}</p>
      <div class="actions actions--fill">
        <LinkButton tone="tonal" href="/coach">
          {text.talk}
        </LinkButton>
        <Button tone="quiet" onClick={() => model.clear()}>
          {text.clearSearch}
        </Button>
      </div>
    </div>
  );
}
