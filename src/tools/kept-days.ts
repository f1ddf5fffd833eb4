import type { CheckIn } from '@/domain/check-in';
import type { Habit } from '@/domain/habit';
import { compareDays, type LocalDay } from '@/domain/local-day';

export interface KeptDays {
  /** Done, be it a little. */
  readonly kept: number;
  /** Days since the habit's start, and earlier ones that were filled in; without days of rest. */
  readonly days: number;
}

/** How one habit went on some days. */
export function keptDays(
  { id, startedAt }: Pick<Habit, 'id' | 'startedAt'>,
  days: readonly LocalDay[],
  checkIns: readonly CheckIn[],
): KeptDays {
  const answers = new Map(
    checkIns.filter(({ habitId }) => habitId === id).map(({ day, kind }) => [day, kind]),
  );
  const counted = days.filter(
    (day) => answers.get(day) !== 'skip' && (answers.has(day) || compareDays(day, startedAt) >= 0),
  );
  const kept = counted.filter((day) => ['done', 'minimal'].includes(answers.get(day) ?? ''));
  return { kept: kept.length, days: counted.length };
}
