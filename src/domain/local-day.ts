import type { Brand } from '@/lib/brand';

/** A calendar day where the person lives, `YYYY-MM-DD`; sorts as text. */
export type LocalDay = Brand<string, 'LocalDay'>;

export const DEFAULT_ZONE = 'Asia/Seoul';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The local day of an instant (epoch milliseconds) in an IANA zone. Before `dayStartHour` on the wall clock
 * (0–23) the day before is still going on. An unknown zone is read as {@link DEFAULT_ZONE}.
 */
export function localDayOf(epochMs: number, zone: string, dayStartHour: number): LocalDay {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(epochMs)
      .map((part) => [part.type, Number(part.value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? Number.NaN;
  const daysBack = read('hour') < dayStartHour ? 1 : 0;
  return dayFromParts(read('year'), read('month'), read('day') - daysBack);
}

/** Reads a stored or typed day; null unless it is a real calendar day written `YYYY-MM-DD`. */
export function parseLocalDay(raw: unknown): LocalDay | null {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return null;
  const [year, month, day] = partsOf(raw);
  const parsed = dayFromParts(year, month, day);
  return parsed === raw ? parsed : null;
}

export function addDays(day: LocalDay, count: number): LocalDay {
  const [year, month, date] = partsOf(day);
  return dayFromParts(year, month, date + count);
}

/** Negative when `a` is earlier, zero on the same day, positive when it is later. */
export function compareDays(a: LocalDay, b: LocalDay): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The `count` days that end with `day`, oldest first. */
export function lastDays(day: LocalDay, count: number): readonly LocalDay[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index + 1 - count));
}

export function isKnownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: isKnownZone(zone) ? zone : DEFAULT_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}

function partsOf(day: string): readonly [year: number, month: number, day: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

/** Calendar arithmetic on UTC parts: no zone, so no 23- or 25-hour days; month and day may overflow. */
function dayFromParts(year: number, month: number, day: number): LocalDay {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.toISOString().slice(0, 10) as LocalDay;
}
