import type { LocalDay } from './local-day';
import type { Tracker } from './tracker';

export interface EntryDraft {
  readonly userId: string;
  readonly trackerId: string;
  readonly day: LocalDay;
  readonly value: number;
  /** At most 200 graphemes; null: none. */
  readonly note: string | null;
}

export interface TrackerEntry extends EntryDraft {
  readonly id: string;
  /** Epoch milliseconds of the entry, strictly later than that of any earlier one of its tracker and day. */
  readonly at: number;
}

export type ValueProblem =
  | { readonly kind: 'not_a_number' }
  | { readonly kind: 'not_whole' }
  | { readonly kind: 'out_of_range'; readonly min: number; readonly max: number };

/** What keeps a value out of a tracker; null if nothing does. */
export function judgeValue({ min, max, isWhole }: Tracker, value: number): ValueProblem | null {
  if (!Number.isFinite(value)) return { kind: 'not_a_number' };
  if (value < min || value > max) return { kind: 'out_of_range', min, max };
  return isWhole && !Number.isInteger(value) ? { kind: 'not_whole' } : null;
}

/** A day's value out of that day's entries, oldest first: counts add up, of anything else the last one holds. */
export function dayValue({ kind }: Pick<Tracker, 'kind'>, entries: readonly TrackerEntry[]): number | null {
  const last = entries.at(-1);
  if (last === undefined) return null;
  return kind === 'count' ? entries.reduce((sum, { value }) => sum + value, 0) : last.value;
}
