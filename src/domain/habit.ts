import type { Brand } from '@/lib/brand';
import type { StorableFrameLevel } from './frame-level';
import type { LocalDay } from './local-day';

/** `build` starts something good; `break` puts something better where an old habit was. */
export type HabitType = 'build' | 'break';

/** `graduated` habits are still tracked but no longer take one of the free seats (R3). */
export type HabitStatus = 'active' | 'archived' | 'graduated';

export type HabitId = Brand<string, 'HabitId'>;

/** One way to do the habit; the minimum counts as kept, too. */
export interface VariantDraft {
  readonly label: string;
  readonly doseText: string;
  readonly isMinimum: boolean;
  readonly sortOrder: number;
}

export interface DoseVariant extends VariantDraft {
  readonly id: string;
  readonly habitId: HabitId;
}

/** What a habit says about itself, before and after it is stored. */
interface HabitContent {
  readonly userId: string;
  readonly type: HabitType;
  readonly title: string;
  /** R8: exactly one of `protocolId` and `breakProtocolId` is set. */
  readonly protocolId: string | null;
  readonly breakProtocolId: string | null;
  readonly frameLevel: StorableFrameLevel;
  /** The sentence the person sees: 1–200 graphemes. */
  readonly frameFramedText: string;
  readonly anchorWhen: string | null;
  readonly anchorAfterWhat: string | null;
  readonly startedAt: LocalDay;
}

export interface HabitDraft extends HabitContent {
  readonly variants: readonly VariantDraft[];
}

export interface Habit extends HabitContent {
  readonly id: HabitId;
  readonly status: HabitStatus;
  /** Epoch milliseconds; orders habits that started on the same day. */
  readonly createdAt: number;
}
