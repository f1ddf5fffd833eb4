import type { LocalDay } from '@/domain/local-day';
import type { Locale } from '@/lib/locale';

const tags: Readonly<Record<Locale, string>> = { ko: 'ko-KR', en: 'en-US' };
const formatters = new Map<string, Intl.DateTimeFormat>();

/** `11월 30일 월요일`, `Monday, November 30`. */
export function formatDay(day: LocalDay, locale: Locale): string {
  return format(day, locale, 'long', { month: 'long', day: 'numeric', weekday: 'long' });
}

/** `월`, `Mon`. */
export function formatWeekday(day: LocalDay, locale: Locale): string {
  return format(day, locale, 'weekday', { weekday: 'short' });
}

/** `월요일`, `Monday`. */
export function formatWeekdayLong(day: LocalDay, locale: Locale): string {
  return format(day, locale, 'weekday-long', { weekday: 'long' });
}

/** A calendar day has no zone: it is formatted as the UTC day of the same name. */
function format(day: LocalDay, locale: Locale, style: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${style}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(`${day}T00:00:00Z`));
}
