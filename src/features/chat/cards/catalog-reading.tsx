import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { Reading } from '@/tools/reading';
import { LinkButton } from '@/ui/button';

export interface CatalogReadingProps {
  readonly reading: Extract<Reading, { readonly kind: 'catalog' }>;
}

/** Habits of the catalogue that fit, each with a way into the editor. */
export function CatalogReading({ reading }: CatalogReadingProps): JSX.Element {
  const text = messages.value.coach.reading;
  if (reading.items.length === 0) {
    return (
      <div class="reading__empty">
        <p>{text.nothingFound(reading.query)}</p>
        <LinkButton href="/catalog" tone="tonal" size="small">
          {text.openCatalog}
        </LinkButton>
      </div>
    );
  }
  return (
    <ul class="reading__rows">
      {reading.items.map(({ id, title, sentence }) => (
        <li key={id}>
          <span class="reading__main">
            <b>{title}</b>
            <span class="visually-hidden">, </span>
            <span class="reading__sentence own">{sentence}</span>
          </span>
          <LinkButton href={`/new?item=${encodeURIComponent(id)}`} tone="tonal" size="small">
            <span aria-hidden="true">{text.add}</span>
            <span class="visually-hidden">{text.addName(title)}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
