import type { CatalogItem } from '@/catalog/catalog-item';
import { catalogText, type CatalogText } from '@/catalog/catalog-text';
import { habitTypeOf } from '@/catalog/habit-type-of';
import type { HabitDraft } from '@/domain/habit';
import { draftHabit, type DoseLabels, type HabitParts } from '@/domain/habit-draft';
import { localDayOf } from '@/domain/local-day';
import { blankToNull } from '@/domain/text-limits';
import { toolTexts } from '@/i18n/tool-texts';
import type { AddHabitArgs } from './add-habit-args';
import { alternativeOf, notInCatalog } from './habit-refusals';
import { toolErr, type ToolDeps, type ToolErr } from './tool';
import { visibleCatalog } from './visible-catalog';

export interface HabitPlan {
  readonly ok: true;
  readonly draft: HabitDraft;
  readonly safety: string | null;
}

/** The checks that need no database, in the order of the rules, and the habit that passed them. */
export function planHabit(args: AddHabitArgs, deps: ToolDeps): HabitPlan | ToolErr {
  const { reasons } = deps;
  const item = visibleCatalog(deps).byId(args.protocol_id);
  if (item === null) return notInCatalog(args.framed_text, deps);
  const words = catalogText(item, deps.locale);

  const verdict = draftHabit(partsOf(args, item, words, deps), labelsOf(deps), deps.avoidancePatterns);
  if (verdict.ok) return { ok: true, draft: verdict.draft, safety: words.safety };
  // Level and limits are the schema's, which ran before: what is left to refuse is R7.
  if (verdict.refusal.kind !== 'avoidance') return toolErr('validation', reasons.incompleteCall);
  const { keyword, suggestion: hint } = verdict.refusal.hit;
  const reason = reasons.avoidanceKeyword({
    keyword,
    frameLevel: args.frame_level,
    example: words.frameL2,
  });
  return toolErr('r7_avoidance', reason, { keyword, hint, alternative: alternativeOf(item, deps.locale) });
}

/** A dose of the person's own stands alone; without one the catalogue's usual and smallest doses apply. */
function partsOf(args: AddHabitArgs, item: CatalogItem, words: CatalogText, deps: ToolDeps): HabitParts {
  const ownDose = blankToNull(args.dose_text);
  return {
    userId: deps.userId,
    type: habitTypeOf(item),
    title: words.title,
    protocolId: item.id,
    frameLevel: args.frame_level,
    framedText: args.framed_text,
    anchorWhen: args.anchor_when ?? null,
    anchorAfterWhat: args.anchor_after_what ?? null,
    usualDose: ownDose ?? words.dose,
    minimalDose: ownDose === null ? words.minimalDose : null,
    startedAt: localDayOf(deps.clock.now(), deps.zone, deps.dayStartHour),
  };
}

function labelsOf({ locale }: ToolDeps): DoseLabels {
  const { defaultDose: usual, minimalDose: minimal } = toolTexts[locale];
  return { usual, minimal };
}
