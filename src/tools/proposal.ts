import type { CheckInKind } from '@/domain/check-in';
import type { StorableFrameLevel } from '@/domain/frame-level';
import type { HabitId, HabitType, VariantDraft } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';
import type { Tracker } from '@/domain/tracker';

/** What a person is shown before a tool writes: all that would be stored, and what it costs. One kind a write tool. */
export type Proposal = HabitProposal | EntryProposal | CheckInProposal | ArchiveProposal;

export interface HabitProposal {
  readonly tool: 'add_habit';
  readonly type: HabitType;
  readonly title: string;
  readonly frameLevel: StorableFrameLevel;
  readonly framedText: string;
  readonly anchorWhen: string | null;
  readonly anchorAfterWhat: string | null;
  readonly doses: readonly VariantDraft[];
  /** This habit would take seat `number` (from 1) of `limit`. */
  readonly seat: { readonly number: number; readonly limit: number };
  /** The sentence of an active habit that is made of the same item; null: there is none. */
  readonly sameHabit: string | null;
  /** The health line to read before saving. */
  readonly safety: string | null;
}

export interface EntryProposal {
  readonly tool: 'log_tracker_entry';
  readonly tracker: Tracker;
  readonly value: number;
  readonly day: LocalDay;
  readonly isToday: boolean;
  readonly note: string | null;
  /** The day's value without this entry and with it (counts add up); `before` is null on a day without any. */
  readonly before: number | null;
  readonly after: number;
}

export interface CheckInProposal {
  readonly tool: 'check_in_habit';
  readonly habitId: HabitId;
  readonly sentence: string;
  readonly day: LocalDay;
  readonly isToday: boolean;
  readonly answer: Extract<CheckInKind, 'done' | 'minimal' | 'skip'>;
  /** How much that is, in the habit's own words; null for a day of rest or where the habit has none. */
  readonly doseText: string | null;
  /** The day's answer that this one replaces. */
  readonly before: CheckInKind | null;
}

export interface ArchiveProposal {
  readonly tool: 'archive_habit';
  readonly habitId: HabitId;
  readonly sentence: string;
  readonly type: HabitType;
  /** Seats of the type that are taken after it. */
  readonly seats: { readonly taken: number; readonly limit: number };
}
