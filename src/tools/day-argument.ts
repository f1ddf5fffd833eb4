import * as z from 'zod/mini';
import { addDays, compareDays, localDayOf, parseLocalDay, type LocalDay } from '@/domain/local-day';
import type { ToolReasons } from '@/i18n/tool-reasons.ko';
import { toolErr, type ToolDeps, type ToolErr } from './tool';

/** Days back from today that can still be written. */
const OLDEST_DAYS_BACK = 366;

/** A day as models write it; which one it is depends on today. */
export const dayArgument = z.optional(z.nullable(z.string()));

const DAYS_FROM_TODAY: ReadonlyMap<string, number> = new Map([
  ['', 0],
  ['today', 0],
  ['오늘', 0],
  ['yesterday', -1],
  ['어제', -1],
  ['그저께', -2],
  ['그제', -2],
  ['tomorrow', 1],
  ['내일', 1],
]);

export type DayProblem = 'not_a_day' | 'future' | 'too_old';

export type DayReading =
  { readonly ok: true; readonly day: LocalDay } | { readonly ok: false; readonly problem: DayProblem };

/** Reads a day that can be written: `YYYY-MM-DD` or a word for a day near today; without one it is today. */
export function readDay(raw: string | null | undefined, today: LocalDay): DayReading {
  const word = (raw ?? '').normalize('NFC').trim().toLowerCase();
  const daysFromToday = DAYS_FROM_TODAY.get(word);
  const day = daysFromToday === undefined ? parseLocalDay(word) : addDays(today, daysFromToday);
  if (day === null) return { ok: false, problem: 'not_a_day' };
  if (compareDays(day, today) > 0) return { ok: false, problem: 'future' };
  if (compareDays(day, addDays(today, -OLDEST_DAYS_BACK)) < 0) return { ok: false, problem: 'too_old' };
  return { ok: true, day };
}

export function todayOf({ clock, zone, dayStartHour }: ToolDeps): LocalDay {
  return localDayOf(clock.now(), zone, dayStartHour);
}

export function refuseDay(problem: DayProblem, { reasons }: ToolDeps): ToolErr {
  return toolErr('validation', explainDay(problem, reasons));
}

function explainDay(problem: DayProblem, reasons: ToolReasons): string {
  switch (problem) {
    case 'not_a_day':
      return reasons.notADay;
    case 'future':
      return reasons.futureDay;
    case 'too_old':
      return reasons.tooOldDay;
  }
}
