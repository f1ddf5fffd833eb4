import type { JSX } from 'preact';
import { formatDay, formatWeekday } from '@/i18n/format-day';
import { locale, messages } from '@/i18n/current';
import type { LocalDay } from '@/domain/local-day';
import type { WeekDay } from './today-view';
import './week-strip.css';

const RADIUS = 16;
const LENGTH = 2 * Math.PI * RADIUS;

/** The last seven days: the kept share is the arc, all kept is a full disc. No future. */
export function WeekStrip({
  week,
  today,
}: {
  readonly week: readonly WeekDay[];
  readonly today: LocalDay;
}): JSX.Element {
  const text = messages.value.today;
  return (
    <ul class="week-strip" aria-label={text.week}>
      {week.map(({ day, kept, total }) => {
        const isFull = total > 0 && kept === total;
        return (
          <li
            key={day}
            class="week-strip__day"
            {...(isFull && { 'data-full': true })}
            {...(day === today && { 'aria-current': 'date' as const })}
          >
            <span class="visually-hidden">{text.weekDay(formatDay(day, locale.value), kept, total)}</span>
            <span aria-hidden="true">{formatWeekday(day, locale.value)}</span>
            <span class="week-strip__sun" aria-hidden="true">
              <svg viewBox="0 0 36 36">
                {isFull ? (
                  <circle class="week-strip__disc" cx="18" cy="18" r="17" />
                ) : (
                  <>
                    <circle class="week-strip__track" cx="18" cy="18" r={RADIUS} />
                    {kept > 0 && (
                      <circle
                        class="week-strip__arc"
                        cx="18"
                        cy="18"
                        r={RADIUS}
                        stroke-dasharray={`${(LENGTH * kept) / total} ${LENGTH}`}
                        transform="rotate(-90 18 18)"
                      />
                    )}
                  </>
                )}
              </svg>
              <span>{Number(day.slice(8))}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
