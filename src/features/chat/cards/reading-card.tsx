import type { JSX } from 'preact';
import type { Reading } from '@/tools/reading';
import { Icon, type IconName } from '@/ui/icon';
import { CatalogReading } from './catalog-reading';
import { HabitReading } from './habit-reading';
import { readingTitle } from './reading-words';
import './reading-card.css';
import './tool-card.css';

const ICONS: Readonly<Record<Reading['kind'], IconName>> = {
  today: 'today',
  habits: 'leaf',
  progress: 'check',
  catalog: 'leaf',
};

/** What the app itself found, in its own words: the model's retelling may err, this doesn't. */
export function ReadingCard({ reading }: { readonly reading: Reading }): JSX.Element {
  const title = readingTitle(reading);
  return (
    <section class="tool-card reading" data-kind={reading.kind} aria-label={title}>
      <p class="tool-card__kind">
        <Icon name={ICONS[reading.kind]} size={20} />
        <span>{title}</span>
      </p>
      {reading.kind === 'catalog' ? <CatalogReading reading={reading} /> : <HabitReading reading={reading} />}
    </section>
  );
}
