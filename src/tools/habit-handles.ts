import type { HabitId } from '@/domain/habit';

/**
 * Habits by the short number a small model can copy: the first is `"1"`. The order holds for a whole talk, so that
 * archiving one habit doesn't move the others under anybody's finger.
 */
export type HabitHandles = readonly HabitId[];

const HANDLE = /^["']?(?:#|no\.?|number|habit|습관)?\s*(\d{1,3})\s*(?:번째?)?(?: (?:습관|habit))?["']?$/i;

/** Reads a handle as models write it (`"1"`, `1`, `"#1"`, `"1번"`); null when it names none of the habits. */
export function habitByHandle(handles: HabitHandles, raw: string | number): HabitId | null {
  const digits = HANDLE.exec(String(raw).trim())?.[1];
  return digits === undefined ? null : (handles[Number(digits) - 1] ?? null);
}

export function handleOf(handles: HabitHandles, habitId: HabitId): string | null {
  const index = handles.indexOf(habitId);
  return index < 0 ? null : String(index + 1);
}
