import { computed, effect, untracked, type ReadonlySignal } from '@preact/signals';
import type { ActivityDao } from '@/db/activity-dao';
import type { CheckInDao } from '@/db/check-in-dao';
import type { HabitDao } from '@/db/habit-dao';
import { liveSignal } from '@/db/live-signal';
import type { Activity } from '@/domain/activity';
import { addDays, type LocalDay } from '@/domain/local-day';

/** Deeds that a talk can still be showing a card of. */
const RECENT_DEEDS = 100;
/** Days whose answers an open card is likely to name. */
const RECENT_DAYS = 7;

export interface FollowedWorld {
  readonly userId: string;
  readonly habitDao: Pick<HabitDao, 'listActive'>;
  readonly checkInDao: Pick<CheckInDao, 'listBetween'>;
  readonly activityDao: Pick<ActivityDao, 'list'>;
  readonly day: ReadonlySignal<LocalDay>;
  /** Whatever else the checks of a card read: language, zone, what is hidden. */
  readonly settings: ReadonlySignal<unknown>;
}

/**
 * Calls back when what cards are checked against changes, in this tab or in another: `deeds` with the coach's deeds,
 * `world` for all of it.
 */
export function followWorld(
  { userId, habitDao, checkInDao, activityDao, day, settings }: FollowedWorld,
  on: { readonly world: () => void; readonly deeds: (deeds: readonly Activity[]) => void },
): void {
  const deeds = liveSignal(() => activityDao.list(userId, RECENT_DEEDS));
  const habits = liveSignal(async () => {
    await habitDao.listActive({ userId });
    // Read for what they change, not for what they hold.
    await checkInDao.listBetween(addDays(day.peek(), -RECENT_DAYS), addDays(day.peek(), 1));
    return {};
  });
  // What is called may read signals of its own: these must not call it again.
  effect(() => {
    const state = deeds.state.value;
    if (state.status !== 'ready') return;
    untracked(() => {
      on.deeds(state.value);
      on.world();
    });
  });
  const others = computed(() => [habits.state.value, day.value, settings.value] as const);
  effect(() => {
    if (others.value[0].status === 'ready') untracked(() => on.world());
  });
}
