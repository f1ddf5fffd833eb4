import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import type { Habit } from '@/domain/habit';
import { DEFAULT_ZONE, localDayOf, type LocalDay } from '@/domain/local-day';
import { STARTER_TRACKERS } from '@/domain/tracker';
import { toolReasons } from '@/i18n/tool-reasons';
import type { Locale } from '@/lib/locale';
import type { ToolDeps } from '@/tools/tool';
import { sandboxHabits } from './sandbox-habits';

/** A Monday evening, so that "yesterday" and "this week" mean the same in every run. */
const NOW = Date.parse('2026-11-30T19:00:00+09:00');
const USER_ID = 'sandbox';

export interface Sandbox {
  readonly locale: Locale;
  readonly day: LocalDay;
  /** In the order of their handles. */
  readonly habits: readonly Habit[];
  readonly deps: ToolDeps;
}

/**
 * An invented person's world for a model to be tried in: the same for everybody, held in memory, and never written to.
 * Nothing of the real person's is read into it.
 */
export function createSandbox(locale: Locale): Sandbox {
  const day = localDayOf(NOW, DEFAULT_ZONE, 0);
  const { habits, variants, checkIns } = sandboxHabits(USER_ID, locale, day);
  const deps: ToolDeps = {
    userId: USER_ID,
    habitDao: {
      listActive: ({ type }) =>
        Promise.resolve(habits.filter((habit) => type === undefined || habit.type === type)),
      byId: (habitId) => Promise.resolve(habits.find(({ id }) => id === habitId) ?? null),
      variantsOf: (ids) => Promise.resolve(variants.filter(({ habitId }) => ids.includes(habitId))),
      insertWithVariants: refuseWrite,
      archive: refuseWrite,
    },
    checkInDao: {
      listBetween: (first, last) =>
        Promise.resolve(checkIns.filter((checkIn) => checkIn.day >= first && checkIn.day <= last)),
      put: refuseWrite,
    },
    trackerDao: {
      list: () => Promise.resolve(STARTER_TRACKERS),
      byId: (_userId, id) => Promise.resolve(STARTER_TRACKERS.find((tracker) => tracker.id === id) ?? null),
      entriesOf: () => Promise.resolve([]),
      addEntry: refuseWrite,
    },
    handles: habits.map(({ id }) => id),
    catalog: bundledCatalog,
    avoidancePatterns: bundledAvoidancePatterns,
    clock: { now: () => NOW },
    zone: DEFAULT_ZONE,
    dayStartHour: 0,
    hidesFood: false,
    locale,
    reasons: toolReasons[locale],
  };
  return { locale, day, habits, deps };
}

function refuseWrite(): Promise<never> {
  return Promise.reject(new Error('the sandbox is read-only'));
}
