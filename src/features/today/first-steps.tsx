import type { JSX } from 'preact';
import type { LocalDay } from '@/domain/local-day';
import { locale, messages } from '@/i18n/current';
import { formatDay } from '@/i18n/format-day';
import { LinkButton } from '@/ui/button';
import { Icon, type IconName } from '@/ui/icon';
import { Sunrise } from './sunrise';
import type { TodayModel } from './today-model';
import './first-steps.css';

const icons: readonly IconName[] = ['note', 'leaf', 'phone'];

/** The first screen: one small thing to begin with, and why it is safe to. */
export function FirstSteps({
  model,
  day,
}: {
  readonly model: TodayModel;
  readonly day: LocalDay;
}): JSX.Element {
  const text = messages.value.today;
  return (
    <main class="screen screen--one">
      <p class="date-bar">{formatDay(day, locale.value)}</p>
      <Sunrise />
      <h1 class="lead first-steps__title" tabIndex={-1}>
        {text.emptyTitle}
      </h1>
      <p class="lead-note">{text.emptyNote}</p>
      <ul class="card rows first-steps__list" aria-label={text.starters}>
        {model.starters.value.map((starter, index) => (
          <li key={starter.protocolId}>
            <button
              type="button"
              class="row first-steps__row"
              aria-label={text.starterName(starter.sentence)}
              onClick={() => void model.start(starter)}
            >
              <Icon name={icons[index] ?? 'leaf'} />
              <span class="row__main">
                <span class="row__title">{starter.sentence}</span>
                <span class="row__note">
                  {starter.anchor} · {starter.minimum}
                </span>
              </span>
              <span class="row__end">
                <Icon name="plus" size={20} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div class="actions actions--fill first-steps__more">
        <LinkButton tone="primary" href="/coach">
          {text.startWithCoach}
        </LinkButton>
        <LinkButton href="/new">{text.startAlone}</LinkButton>
      </div>
      <p class="fine-print">
        <Icon name="lock" size={20} />
        <span>{text.privacy}</span>
      </p>
    </main>
  );
}
