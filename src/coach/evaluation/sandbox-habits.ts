import { bundledCatalog } from '@/catalog/bundled-catalog';
import { catalogText } from '@/catalog/catalog-text';
import type { CheckIn } from '@/domain/check-in';
import type { DoseVariant, Habit, HabitId } from '@/domain/habit';
import { addDays, type LocalDay } from '@/domain/local-day';
import type { Locale } from '@/lib/locale';

/** Two to build and one in place of an old one: of each type a seat is free. In the order of their handles. */
const ITEM_IDS = ['reading', 'daily_walk', 'late_caffeine'] as const;

/** Days since the habits were started. */
const AGE = 14;

export interface SandboxHabits {
  readonly habits: readonly Habit[];
  readonly variants: readonly DoseVariant[];
  readonly checkIns: readonly CheckIn[];
}

/** The habits of an invented person, as the catalogue words them, and what was kept of them before `today`. */
export function sandboxHabits(userId: string, locale: Locale, today: LocalDay): SandboxHabits {
  const entries = ITEM_IDS.flatMap((itemId, index) => {
    const item = bundledCatalog.byId(itemId);
    if (item === null) return [];
    const words = catalogText(item, locale);
    const isBreak = item.kind === 'break';
    const habit: Habit = {
      id: `sandbox-${itemId}` as HabitId,
      userId,
      type: isBreak ? 'break' : 'build',
      title: words.title,
      protocolId: isBreak ? null : itemId,
      breakProtocolId: isBreak ? itemId : null,
      frameLevel: 'L2',
      frameFramedText: words.frameL2,
      anchorWhen: words.anchor,
      anchorAfterWhat: null,
      startedAt: addDays(today, -AGE),
      status: 'active',
      createdAt: index,
    };
    return [{ habit, doses: [words.dose, words.minimalDose] }];
  });
  return {
    habits: entries.map(({ habit }) => habit),
    variants: entries.flatMap(({ habit, doses }) =>
      doses.map((doseText, sortOrder) => ({
        id: `${habit.id}-${sortOrder}`,
        habitId: habit.id,
        label: '',
        doseText,
        isMinimum: sortOrder === 1,
        sortOrder,
      })),
    ),
    checkIns: entries.flatMap(({ habit }, index) =>
      [2, 3, 4].map((daysAgo) => ({
        habitId: habit.id,
        day: addDays(today, -daysAgo - index),
        kind: 'done' as const,
        at: daysAgo,
      })),
    ),
  };
}
