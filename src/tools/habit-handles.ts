import type { HabitId } from '@/domain/habit';

/**
 * Habits by the short number a small model can copy: the first is `"1"`. The order is settled when a turn begins and
 * holds for all of it, so that archiving one habit doesn't move the others under the model's finger.
 */
export type HabitHandles = readonly HabitId[];

/** Reads a handle as models write it (`"1"`, `1`, `"#1"`, `"1번"`); null when it names none of the habits. */
export function habitByHandle(handles: HabitHandles, raw: string | number): HabitId | null {
  const digits = /^\D{0,3}(\d{1,3})\D{0,3}$/.exec(String(raw).trim())?.[1];
  return digits === undefined ? null : (handles[Number(digits) - 1] ?? null);
}

export function handleOf(handles: HabitHandles, habitId: HabitId): string | null {
  const index = handles.indexOf(habitId);
  return index < 0 ? null : String(index + 1);
}
