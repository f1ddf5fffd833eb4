import type { Habit } from '@/domain/habit';
import { handleOf, type HabitHandles } from './habit-handles';
import type { ToolDeps } from './tool';

/** The active habits, and what each is called in this turn. */
export interface CurrentHabits {
  /** The turn's own, then what became active during it. */
  readonly handles: HabitHandles;
  /** By handle; a habit that left during the turn leaves a gap. */
  readonly numbered: readonly NumberedHabit[];
}

export interface NumberedHabit {
  readonly handle: string;
  readonly habit: Habit;
}

export async function currentHabits(deps: ToolDeps): Promise<CurrentHabits> {
  const active = await deps.habitDao.listActive({ userId: deps.userId });
  const joined = active.filter(({ id }) => !deps.handles.includes(id));
  const handles = [...deps.handles, ...joined.map(({ id }) => id)];
  const numbered = handles.flatMap((id) => {
    const habit = active.find((each) => each.id === id);
    const handle = handleOf(handles, id);
    return habit === undefined || handle === null ? [] : [{ handle, habit }];
  });
  return { handles, numbered };
}
