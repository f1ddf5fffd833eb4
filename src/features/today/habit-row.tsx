import type { JSX } from 'preact';
import { locale, messages } from '@/i18n/current';
import { formatDay } from '@/i18n/format-day';
import type { LocalDay } from '@/domain/local-day';
import { Icon } from '@/ui/icon';
import { SunMark } from '@/ui/sun-mark';
import { isKept, type TodayRow } from './today-view';
import './habit-row.css';

export interface HabitRowProps {
  readonly row: TodayRow;
  readonly day: LocalDay;
  readonly onToggle: () => void;
  /** Opens the other answers. */
  readonly onOpen: () => void;
}

export function HabitRow({ row, day, onToggle, onOpen }: HabitRowProps): JSX.Element {
  const text = messages.value.today;
  const facts = factsOf(row);
  return (
    <li
      class="habit-row"
      {...(row.isNext && { 'data-next': true })}
      {...(isKept(row.mark) && { 'data-kept': true })}
    >
      <button type="button" class="habit-row__body" onClick={onOpen}>
        <span class="habit-row__facts">
          {row.isBreak && <Icon name="swap" size={16} label={text.swap} />}
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && <span aria-hidden="true">· </span>}
              {fact}
            </span>
          ))}
        </span>
        <span class="habit-row__sentence">{row.sentence}</span>
        <span class="visually-hidden">, {text.otherAnswers}</span>
      </button>
      <button
        type="button"
        class="habit-row__check"
        aria-pressed={isKept(row.mark)}
        aria-label={text.markName(row.sentence, formatDay(day, locale.value), text.mark[row.mark])}
        onClick={onToggle}
      >
        <SunMark state={row.mark} />
      </button>
    </li>
  );
}

/** While open: when, and the least that counts. Once answered: what was done. */
function factsOf(row: TodayRow): readonly string[] {
  const text = messages.value.today;
  const facts = [row.isNext ? text.next : null, row.when];
  if (row.mark === 'open') facts.push(row.minimum === null ? row.dose : text.minimum(row.minimum));
  else if (row.mark === 'done') facts.push(row.dose ?? text.mark.done);
  else facts.push(text.mark[row.mark], row.mark === 'minimal' ? row.minimum : null);
  return facts.filter((fact) => fact !== null);
}
