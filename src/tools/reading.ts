import type { CheckInKind } from '@/domain/check-in';
import type { HabitType } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';

/** What a reading tool found, for the person's eyes: facts of the store, not the model's retelling. */
export type Reading =
  | {
      readonly kind: 'today';
      readonly day: LocalDay;
      readonly habits: readonly (NumberedHabit & { readonly mark: CheckInKind | 'open' })[];
    }
  | {
      readonly kind: 'habits';
      readonly habits: readonly (NumberedHabit & {
        readonly type: HabitType;
        readonly when: string | null;
      })[];
    }
  | {
      readonly kind: 'progress';
      /** The days looked at, both included. */
      readonly first: LocalDay;
      readonly last: LocalDay;
      readonly habits: readonly (NumberedHabit & { readonly kept: number; readonly days: number })[];
    }
  | {
      readonly kind: 'catalog';
      readonly query: string;
      readonly items: readonly {
        readonly id: string;
        readonly title: string;
        readonly sentence: string;
      }[];
    };

interface NumberedHabit {
  /** What the person and the model call it by in this talk: `"1"`. */
  readonly handle: string;
  readonly sentence: string;
}
