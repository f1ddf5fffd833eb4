import type { CatalogItem } from '@/catalog/catalog-item';
import { catalogText, type CatalogText } from '@/catalog/catalog-text';
import { detectAvoidanceKeywords } from '@/domain/avoidance-keywords';
import type { HabitDraft, HabitType, VariantDraft } from '@/domain/habit';
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

  const [hit] = detectAvoidanceKeywords(args.framed_text, deps.avoidancePatterns);
  if (hit !== undefined) {
    const { keyword, suggestion: hint } = hit;
    const reason = reasons.avoidanceKeyword({
      keyword,
      frameLevel: args.frame_level,
      example: words.frameL2,
    });
    return toolErr('r7_avoidance', reason, { keyword, hint, alternative: alternativeOf(item, deps.locale) });
  }

  const type = habitTypeOf(item);
  const draft: HabitDraft = {
    userId: deps.userId,
    type,
    title: words.title,
    protocolId: type === 'build' ? item.id : null,
    breakProtocolId: type === 'break' ? item.id : null,
    frameLevel: args.frame_level,
    frameFramedText: args.framed_text,
    anchorWhen: blankToNull(args.anchor_when),
    anchorAfterWhat: blankToNull(args.anchor_after_what),
    startedAt: localDayOf(deps.clock.now(), deps.zone, deps.dayStartHour),
    variants: variantsOf(blankToNull(args.dose_text), words, deps),
  };
  return { ok: true, draft, safety: words.safety };
}

/** Eating well is a thing to build, so diet items are. */
function habitTypeOf(item: CatalogItem): HabitType {
  return item.kind === 'break' ? 'break' : 'build';
}

/** A dose of the person's own stands alone; without one the catalogue's usual and smallest doses apply. */
function variantsOf(dose: string | null, words: CatalogText, { locale }: ToolDeps): readonly VariantDraft[] {
  const { defaultDose, minimalDose } = toolTexts[locale];
  const usual = { label: defaultDose, doseText: dose ?? words.dose, isMinimum: false, sortOrder: 0 };
  if (dose !== null) return [usual];
  return [usual, { label: minimalDose, doseText: words.minimalDose, isMinimum: true, sortOrder: 1 }];
}
