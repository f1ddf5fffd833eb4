import { effect, untracked } from '@preact/signals';
import type { ActivityDao } from '@/db/activity-dao';
import type { HabitDao } from '@/db/habit-dao';
import { liveSignal } from '@/db/live-signal';
import type { Activity } from '@/domain/activity';

/** Deeds that a talk can still be showing as saved. */
const RECENT_DEEDS = 100;

export interface FollowedDatabase {
  readonly userId: string;
  readonly habitDao: Pick<HabitDao, 'listActive'>;
  readonly activityDao: Pick<ActivityDao, 'list'>;
}

/** Calls back when the active habits or the coach's deeds change, in this tab or in another. */
export function followDatabase(
  { userId, habitDao, activityDao }: FollowedDatabase,
  on: { readonly habits: () => void; readonly deeds: (deeds: readonly Activity[]) => void },
): void {
  const habits = liveSignal(() => habitDao.listActive({ userId }));
  const deeds = liveSignal(() => activityDao.list(userId, RECENT_DEEDS));
  // What is called may read signals of its own: these must not call it again.
  effect(() => {
    if (habits.state.value.status === 'ready') untracked(() => on.habits());
  });
  effect(() => {
    const state = deeds.state.value;
    if (state.status === 'ready') untracked(() => on.deeds(state.value));
  });
}
