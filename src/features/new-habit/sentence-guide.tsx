import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Icon, type IconName } from '@/ui/icon';
import './sentence-guide.css';

const ICONS: readonly IconName[] = ['swap', 'leaf', 'today'];

/** What makes a sentence one that can be kept, as long as none is chosen. */
export function SentenceGuide(): JSX.Element {
  const { title, points } = messages.value.newHabit.guide;
  return (
    <section class="sentence-guide" aria-labelledby="guide-title">
      <h2 id="guide-title">{title}</h2>
      <ul>
        {points.map((point, index) => (
          <li key={point}>
            <Icon name={ICONS[index] ?? 'leaf'} size={20} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
