import type { HabitType } from './habit';

/** R3: a few habits at a time; graduated and archived ones take no seat. */
export const MAX_ACTIVE_HABITS_PER_TYPE = 3;

interface QuotaQuestion {
  /** Each type has seats of its own; today the same number. */
  readonly type: HabitType;
  readonly currentActiveCount: number;
}

export type QuotaVerdict =
  | { readonly allowed: true; readonly remaining: number }
  | { readonly allowed: false; readonly limit: number };

/** R3: may one more habit of this type become active? `remaining` counts the free seats before it does. */
export function judgeActiveHabitQuota({ currentActiveCount }: QuotaQuestion): QuotaVerdict {
  const remaining = MAX_ACTIVE_HABITS_PER_TYPE - currentActiveCount;
  return remaining > 0 ? { allowed: true, remaining } : { allowed: false, limit: MAX_ACTIVE_HABITS_PER_TYPE };
}
