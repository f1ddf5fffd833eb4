import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Icon, type IconName } from '@/ui/icon';
import type { Route } from './router';
import './tab-bar.css';

interface Tab {
  readonly route: 'today' | 'coach' | 'more';
  readonly href: string;
  readonly icon: IconName;
  /** Places below this one. */
  readonly under: readonly Route[];
}

const tabs: readonly Tab[] = [
  { route: 'today', href: '/', icon: 'today', under: ['new-habit'] },
  { route: 'coach', href: '/coach', icon: 'coach', under: [] },
  {
    route: 'more',
    href: '/more',
    icon: 'more',
    under: ['catalog', 'activity', 'model', 'model-check', 'coach-prompt'],
  },
];

/** The same places in the same order: below on a phone, a rail at the side on a desktop. */
export function TabBar({ route }: { readonly route: Route }): JSX.Element {
  const text = messages.value.nav;
  return (
    <nav class="tab-bar" aria-label={text.label}>
      <span class="tab-bar__brand" aria-hidden="true">
        <svg viewBox="0 0 36 36">
          <path
            d="M6 25h24M18 8v4M7.5 14l2.6 2.6M28.5 14l-2.6 2.6"
            stroke="currentColor"
            stroke-width="2.5"
            stroke-linecap="round"
          />
          <path d="M9.5 25a8.5 8.5 0 0 1 17 0Z" fill="currentColor" />
        </svg>
      </span>
      {tabs.map((tab) => {
        const isHere = tab.route === route || tab.under.includes(route);
        return (
          <a
            key={tab.route}
            class="tab-bar__tab"
            href={tab.href}
            {...(isHere && { 'aria-current': 'page' as const })}
          >
            <Icon name={tab.icon} />
            <span>{text[tab.route]}</span>
          </a>
        );
      })}
    </nav>
  );
}
