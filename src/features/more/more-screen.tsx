import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Settings } from '@/db/settings-dao';
import { locale, messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import { SegmentedControl } from '@/ui/segmented-control';
import './more-screen.css';

export interface MoreScreenProps {
  readonly settings: ReadonlySignal<Settings>;
  readonly onChange: <K extends 'locale' | 'theme'>(key: K, value: Settings[K]) => void;
  readonly version: string;
}

export function MoreScreen({ settings, onChange, version }: MoreScreenProps): JSX.Element {
  const text = messages.value;
  return (
    <main class="screen screen--one">
      <div class="topbar">
        <h1 tabIndex={-1}>{text.more.title}</h1>
      </div>
      <nav class="card rows" aria-label={text.more.title}>
        <a class="row" href="/model">
          <Icon name="chip" />
          <span class="row__main">{text.more.model}</span>
          <span class="row__end">
            <Icon name="next" size={20} />
          </span>
        </a>
      </nav>
      <div class="card rows more-screen__choices">
        <SegmentedControl
          legend={text.more.language}
          name="locale"
          value={locale.value}
          options={[
            { value: 'ko', label: '한국어', lang: 'ko' },
            { value: 'en', label: 'English', lang: 'en' },
          ]}
          onChange={(value) => onChange('locale', value)}
        />
        <SegmentedControl
          legend={text.more.theme}
          name="theme"
          value={settings.value.theme}
          options={[
            { value: 'system', label: text.more.themes.system },
            { value: 'light', label: text.more.themes.light },
            { value: 'dark', label: text.more.themes.dark },
          ]}
          onChange={(value) => onChange('theme', value)}
        />
      </div>
      <p class="more-screen__about">
        {text.more.about} <span>{version}</span>
      </p>
    </main>
  );
}
