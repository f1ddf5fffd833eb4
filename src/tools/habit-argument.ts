import * as z from 'zod/mini';
import type { Habit } from '@/domain/habit';
import { currentHabits } from './current-habits';
import { habitByHandle } from './habit-handles';
import { toolErr, type ToolDeps, type ToolErr } from './tool';

/** The handle of a habit; models write the number as a number, too. */
export const habitArgument = z.pipe(
  z.transform((raw: unknown) => (typeof raw === 'number' ? String(raw) : raw)),
  z.string().check(z.trim(), z.minLength(1)),
);

export type HabitSearch = { readonly ok: true; readonly habit: Habit } | ToolErr;

/** The active habit that the person calls by this handle. */
export async function findHabit(raw: string, deps: ToolDeps): Promise<HabitSearch> {
  const { handles, numbered } = await currentHabits(deps);
  const id = habitByHandle(handles, raw);
  if (id === null) return toolErr('not_found', deps.reasons.unknownHabit(numbered.length));
  const found = numbered.find(({ habit }) => habit.id === id);
  return found ? { ok: true, habit: found.habit } : toolErr('not_found', deps.reasons.habitGone);
}
