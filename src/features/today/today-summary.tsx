import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { SunMark } from '@/ui/sun-mark';
import type { TodayModel } from './today-model';
import './today-summary.css';

/** The day beside another screen. Nothing while there is nothing to show. */
export function TodaySummary({ model }: { readonly model: TodayModel }): JSX.Element | null {
  const state = model.state.value;
  if (state.kind !== 'ready' || state.view.rows.length === 0) return null;
  const text = messages.value;
  const { rows } = state.view;
  const left = rows.filter((row) => row.mark === 'open').length;
  return (
    <section class="card card--pad-l" aria-label={text.nav.today}>
      <p class="meta">
        {text.nav.today} · {text.today.left(left)}
      </p>
      <ul class="today-summary">
        {rows.map((row) => (
          <li key={row.id}>
            <SunMark state={row.mark} size={20} />
            <span>
              {row.sentence}
              <span class="visually-hidden">, {text.today.mark[row.mark]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
