import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Settings } from '@/db/settings-dao';
import { locale, messages } from '@/i18n/current';
import { Icon, type IconName } from '@/ui/icon';
import { SegmentedControl } from '@/ui/segmented-control';
import { Switch } from '@/ui/switch';
import './more-screen.css';

export interface MoreScreenProps {
  readonly settings: ReadonlySignal<Settings>;
  readonly onChange: <K extends 'locale' | 'theme' | 'hidesFood' | 'coachPrompt'>(
    key: K,
    value: Settings[K],
  ) => void;
  /** Habits that the catalogue shows. */
  readonly catalogSize: ReadonlySignal<number>;
  readonly version: string;
}

export function MoreScreen({ settings, onChange, catalogSize, version }: MoreScreenProps): JSX.Element {
  const text = messages.value;
  const { more } = text;
  return (
    <main class="screen screen--one">
      <div class="topbar">
        <h1 tabIndex={-1}>{more.title}</h1>
      </div>
      <nav class="card rows" aria-label={more.habits}>
        <Place href="/catalog" icon="leaf" title={text.catalog.title} end={more.items(catalogSize.value)} />
        <Place href="/activity" icon="undo" title={text.activity.title} note={more.activityNote} />
      </nav>
      <h2 class="section section__title" id="more-coach">
        {text.nav.coach}
      </h2>
      <nav class="card rows" aria-labelledby="more-coach">
        <Place href="/model" icon="chip" title={more.model} />
        <Place href="/check" icon="check" title={text.modelCheck.title} note={more.checkNote} />
        <Place href="/prompt" icon="note" title={text.coachPrompt.title} note={more.promptNote} />
      </nav>
      <h2 class="section section__title">{more.look}</h2>
      <div class="card rows">
        <SegmentedControl
          legend={more.language}
          name="locale"
          value={locale.value}
          options={[
            { value: 'ko', label: '한국어', lang: 'ko' },
            { value: 'en', label: 'English', lang: 'en' },
          ]}
          onChange={(value) => onChange('locale', value)}
        />
        <SegmentedControl
          legend={more.theme}
          name="theme"
          value={settings.value.theme}
          options={[
            { value: 'system', label: more.themes.system },
            { value: 'light', label: more.themes.light },
            { value: 'dark', label: more.themes.dark },
          ]}
          onChange={(value) => onChange('theme', value)}
        />
        <div class="row">
          <span class="row__main">
            <span class="row__title">{more.hidesFood}</span>
            <span class="row__note">{more.hidesFoodNote}</span>
          </span>
          <Switch
            label={more.hidesFood}
            isOn={settings.value.hidesFood}
            onChange={(isOn) => onChange('hidesFood', isOn)}
          />
        </div>
      </div>
      <p class="more-screen__about">
        {more.about} <span>{version}</span>
      </p>
    </main>
  );
}

interface PlaceProps {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string;
  readonly end?: string;
}

function Place({ href, icon, title, note, end }: PlaceProps): JSX.Element {
  return (
    <a class="row" href={href}>
      <Icon name={icon} />
      <span class="row__main">
        <span class="row__title">{title}</span>
        {note !== undefined && <span class="row__note">{note}</span>}
      </span>
      <span class="row__end">
        {end}
        <Icon name="next" size={20} />
      </span>
    </a>
  );
}
