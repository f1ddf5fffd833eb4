import type { StorableFrameLevel } from '@/domain/frame-level';
import type { HabitType, VariantDraft } from '@/domain/habit';

/** Everything the card of a proposed habit shows: what would be stored, and what it costs. */
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
  /** The health line to read before saving. */
  readonly safety: string | null;
}
