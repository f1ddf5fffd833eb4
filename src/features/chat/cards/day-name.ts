import { addDays, type LocalDay } from '@/domain/local-day';
import { locale, messages } from '@/i18n/current';
import { formatDay } from '@/i18n/format-day';

/** A day on a card, and whether it was today when the card was made. */
export interface CardDay {
  readonly day: LocalDay;
  readonly isToday: boolean;
}

export type DayWord = 'today' | 'yesterday' | 'other';

/** The word for a day; where nobody knows what day it is now, a card from yesterday is still called today's. */
export function dayWord({ day, isToday }: CardDay, today: LocalDay | null): DayWord {
  if (today === null) return isToday ? 'today' : 'other';
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : 'other';
}

/** `오늘`, `어제`, or the date. */
export function dayName(cardDay: CardDay, today: LocalDay | null): string {
  const text = messages.value.coach.proposal;
  const word = dayWord(cardDay, today);
  return word === 'other' ? formatDay(cardDay.day, locale.value) : text[word];
}
