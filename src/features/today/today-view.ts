import type { CheckIn, CheckInKind } from '@/domain/check-in';
import type { DoseVariant, Habit, HabitId } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';

/** One row of today's list, as it is read. */
export interface TodayRow {
  readonly id: HabitId;
  readonly sentence: string;
  readonly isBreak: boolean;
  readonly when: string | null;
  readonly dose: string | null;
  readonly minimum: string | null;
  readonly mark: CheckInKind | 'open';
  /** The first row still open, and only it. */
  readonly isNext: boolean;
}

export interface WeekDay {
  readonly day: LocalDay;
  readonly kept: number;
  /** Habits that existed on that day. */
  readonly total: number;
}

export interface TodayView {
  readonly day: LocalDay;
  readonly rows: readonly TodayRow[];
  readonly kept: number;
  readonly week: readonly WeekDay[];
}

export interface TodayData {
  readonly habits: readonly Habit[];
  readonly variants: readonly DoseVariant[];
  readonly checkIns: readonly CheckIn[];
}

/** Puts what is stored into what the screen shows; `days` ends with today. */
export function todayView(data: TodayData, day: LocalDay, days: readonly LocalDay[]): TodayView {
  const marks = new Map(data.checkIns.map((entry) => [`${entry.habitId} ${entry.day}`, entry.kind]));
  const markOf = (id: HabitId, on: LocalDay): TodayRow['mark'] => marks.get(`${id} ${on}`) ?? 'open';
  const next = data.habits.find((habit) => markOf(habit.id, day) === 'open');
  const rows = data.habits.map((habit) => {
    const doses = data.variants.filter((variant) => variant.habitId === habit.id);
    return {
      id: habit.id,
      sentence: habit.frameFramedText,
      isBreak: habit.type === 'break',
      when: habit.anchorWhen ?? habit.anchorAfterWhat,
      dose: doses.find((dose) => !dose.isMinimum)?.doseText ?? null,
      minimum: doses.find((dose) => dose.isMinimum)?.doseText ?? null,
      mark: markOf(habit.id, day),
      isNext: habit === next,
    };
  });
  const week = days.map((on) => {
    const there = data.habits.filter((habit) => habit.startedAt <= on);
    return {
      day: on,
      total: there.length,
      kept: there.filter((habit) => isKept(markOf(habit.id, on))).length,
    };
  });
  return { day, rows, kept: rows.filter((row) => isKept(row.mark)).length, week };
}

/** The smallest dose counts as kept. */
export function isKept(mark: TodayRow['mark']): boolean {
  return mark === 'done' || mark === 'minimal';
}
