import {
  detectAvoidanceKeywords,
  type AvoidanceHit,
  type CompiledAvoidancePatterns,
} from './avoidance-keywords';
import {
  parseFrameLevel,
  STORABLE_FRAME_LEVELS,
  type FrameLevel,
  type StorableFrameLevel,
} from './frame-level';
import type { HabitDraft, HabitType, VariantDraft } from './habit';
import type { LocalDay } from './local-day';
import { blankToNull, cleanText, judgeText, type TextField, type TextProblem } from './text-limits';

/** A habit as somebody put it together, before any rule was asked. */
export interface HabitParts {
  readonly userId: string;
  readonly type: HabitType;
  /** Of the catalogue item; null: the sentence is the title. */
  readonly title: string | null;
  /** A catalogue ID, or a personal one. */
  readonly protocolId: string;
  readonly frameLevel: string;
  readonly framedText: string;
  readonly anchorWhen: string | null;
  readonly anchorAfterWhat: string | null;
  readonly usualDose: string | null;
  readonly minimalDose: string | null;
  readonly startedAt: LocalDay;
}

export interface DoseLabels {
  readonly usual: string;
  readonly minimal: string;
}

export type DraftRefusal =
  /** R3: L0 and L1 can't be kept; null: no level at all. */
  | { readonly kind: 'level'; readonly level: FrameLevel | null }
  | { readonly kind: 'text'; readonly field: TextField; readonly problem: TextProblem }
  /** R7 */
  | { readonly kind: 'avoidance'; readonly hit: AvoidanceHit };

export type DraftVerdict =
  { readonly ok: true; readonly draft: HabitDraft } | { readonly ok: false; readonly refusal: DraftRefusal };

/** The rules that need no database, in their order: R3 level, text limits, R7; and the habit that passed them (R8). */
export function draftHabit(
  parts: HabitParts,
  labels: DoseLabels,
  patterns: CompiledAvoidancePatterns,
): DraftVerdict {
  const refused = (refusal: DraftRefusal): DraftVerdict => ({ ok: false, refusal });
  const level = parseFrameLevel(parts.frameLevel);
  const frameLevel = STORABLE_FRAME_LEVELS.find((storable) => storable === level);
  if (frameLevel === undefined) return refused({ kind: 'level', level });
  for (const [field, text] of textsOf(parts)) {
    const problem = judgeText(field, text ?? '');
    if (problem !== null) return refused({ kind: 'text', field, problem });
  }
  const [hit] = detectAvoidanceKeywords(parts.framedText, patterns);
  if (hit !== undefined) return refused({ kind: 'avoidance', hit });
  return { ok: true, draft: draftOf(parts, frameLevel, labels) };
}

function textsOf(parts: HabitParts): readonly (readonly [field: TextField, text: string | null])[] {
  return [
    ['framedText', parts.framedText],
    ['anchor', parts.anchorWhen],
    ['anchor', parts.anchorAfterWhat],
    ['dose', parts.usualDose],
    ['dose', parts.minimalDose],
  ];
}

function draftOf(parts: HabitParts, frameLevel: StorableFrameLevel, labels: DoseLabels): HabitDraft {
  const { userId, type, protocolId, startedAt } = parts;
  const framedText = cleanText(parts.framedText);
  return {
    userId,
    type,
    title: parts.title ?? framedText,
    protocolId: type === 'build' ? protocolId : null,
    breakProtocolId: type === 'break' ? protocolId : null,
    frameLevel,
    frameFramedText: framedText,
    anchorWhen: blankToNull(parts.anchorWhen),
    anchorAfterWhat: blankToNull(parts.anchorAfterWhat),
    startedAt,
    variants: [
      ...variant(labels.usual, parts.usualDose, false, 0),
      ...variant(labels.minimal, parts.minimalDose, true, 1),
    ],
  };
}

function variant(
  label: string,
  dose: string | null,
  isMinimum: boolean,
  sortOrder: number,
): readonly VariantDraft[] {
  const doseText = blankToNull(dose);
  return doseText === null ? [] : [{ label, doseText, isMinimum, sortOrder }];
}
