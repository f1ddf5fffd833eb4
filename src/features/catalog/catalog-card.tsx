import type { JSX } from 'preact';
import type { CatalogItem } from '@/catalog/catalog-item';
import { catalogText } from '@/catalog/catalog-text';
import type { Marks } from '@/catalog/search/marks';
import { locale, messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import { SunMark } from '@/ui/sun-mark';
import { Marked } from './marked';
import './catalog-card.css';

const TELEPHONE = /(\d{4}-\d{4})/;

export interface CatalogCardProps {
  readonly item: CatalogItem;
  readonly marks: Marks;
  readonly onAdd: (itemId: string) => void;
}

/** What the habit is and what to know before adding it; what it rests on is a tap away. */
export function CatalogCard({ item, marks, onAdd }: CatalogCardProps): JSX.Element {
  const text = messages.value.catalog;
  const words = catalogText(item, locale.value);
  return (
    <li class="card catalog-card">
      <div class="catalog-card__head">
        <div class="catalog-card__name">
          <p class="catalog-card__when">
            {item.kind === 'break' && (
              <>
                <span class="catalog-card__swap">
                  <Icon name="swap" size={16} />
                  {text.swap}
                </span>{' '}
                <span aria-hidden="true">·</span>{' '}
              </>
            )}
            {words.anchor}
          </p>
          <h2>
            <Marked text={words.title} ranges={marks.title} />
          </h2>
        </div>
        <a
          class="catalog-card__add"
          href={`/new?item=${item.id}`}
          data-item={item.id}
          aria-label={text.add(words.frameL2)}
          onClick={() => onAdd(item.id)}
        >
          <span>
            <Icon name="plus" size={20} />
          </span>
        </a>
      </div>
      <p class="catalog-card__sentence own">
        <Marked text={words.frameL2} ranges={marks.sentence} />
      </p>
      <p class="catalog-card__minimum">
        <SunMark state="minimal" size={20} />
        <span>
          <span class="visually-hidden">{text.minimum} </span>
          <Marked text={words.minimalDose} ranges={marks.minimalDose} />
        </span>
      </p>
      {words.safety !== null && (
        <p class="catalog-card__care">
          <Icon name="care" size={16} label={text.care} />
          <span>
            <HealthLine text={words.safety} />
          </span>
        </p>
      )}
      <details class="catalog-card__evidence">
        <summary>
          <Icon name="next" size={16} />
          {text.evidence}
        </summary>
        <p>{words.evidence}</p>
        <p class="catalog-card__source">
          {text.source} {item.citation}
        </p>
      </details>
    </li>
  );
}

/** A line to read before adding; telephone numbers in it stay on one line. */
function HealthLine({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {text.split(TELEPHONE).map((piece) =>
        TELEPHONE.test(piece) ? (
          <span key={piece} class="catalog-card__number">
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </>
  );
}
