import { catalogText } from '@/catalog/catalog-text';
import type { HabitDao } from '@/db/habit-dao';
import { MAX_ACTIVE_HABITS_PER_TYPE } from '@/domain/active-habit-quota';
import { parseFrameLevel } from '@/domain/frame-level';
import { draftHabit, type DraftRefusal, type HabitParts } from '@/domain/habit-draft';
import type { HabitDraft, HabitId, HabitType } from '@/domain/habit';
import { localDayOf } from '@/domain/local-day';
import { personalProtocolId } from '@/domain/personal-protocol';
import { XorProtocolError } from '@/domain/xor-protocol';
import { toolTexts } from '@/i18n/tool-texts';
import { toolErr, type ToolDeps, type ToolErr } from '@/tools/tool';
import { habitTypeOf } from '@/catalog/habit-type-of';
import { ruleFrames } from './rule-frames';

/** A habit as the editor built it. */
export interface HabitRequest {
  /** One key per sitting at the editor: saving twice writes once. */
  readonly key: string;
  /** Of a habit in the person's own words; a catalogue item brings its own. */
  readonly type: HabitType;
  readonly itemId: string | null;
  readonly frameLevel: string;
  readonly framedText: string;
  readonly anchorWhen: string | null;
  readonly usualDose: string | null;
  readonly minimalDose: string | null;
}

export type SaveHabitDeps = Pick<
  ToolDeps,
  'userId' | 'catalog' | 'avoidancePatterns' | 'clock' | 'zone' | 'dayStartHour' | 'locale' | 'reasons'
> & { readonly habitDao: Pick<HabitDao, 'listActive' | 'insertWithVariants'> };

export type SaveHabitResult =
  { readonly ok: true; readonly habitId: HabitId; readonly framedText: string } | ToolErr;

/**
 * Writes a habit that the person put together: the rules, codes and reasons of `add_habit`, but the person's own doing,
 * so it isn't noted as the coach's. Refused or failed, nothing has changed. Never rejects.
 */
export async function saveHabit(request: HabitRequest, deps: SaveHabitDeps): Promise<SaveHabitResult> {
  try {
    const planned = plan(request, deps);
    if ('code' in planned) return planned;
    return await insert(planned.draft, request.key, deps);
  } catch (error) {
    if (error instanceof XorProtocolError) return toolErr('r8_xor', deps.reasons.brokenHabit);
    // Messages of exceptions may quote what the person wrote: they don't reach the screen.
    return toolErr('handler_error', deps.reasons.handlerFailed);
  }
}

function plan(request: HabitRequest, deps: SaveHabitDeps): { readonly draft: HabitDraft } | ToolErr {
  const item = request.itemId === null ? null : deps.catalog.byId(request.itemId);
  const type = item ? habitTypeOf(item) : request.type;
  const parts: HabitParts = {
    ...request,
    type,
    userId: deps.userId,
    title: item ? catalogText(item, deps.locale).title : null,
    protocolId: item?.id ?? personalProtocolId(request.key),
    anchorAfterWhat: null,
    startedAt: localDayOf(deps.clock.now(), deps.zone, deps.dayStartHour),
  };
  const { defaultDose: usual, minimalDose: minimal } = toolTexts[deps.locale];
  const verdict = draftHabit(parts, { usual, minimal }, deps.avoidancePatterns);
  const isArgumentWrong = !verdict.ok && verdict.refusal.kind !== 'avoidance';
  if (request.itemId !== null && item === null && !isArgumentWrong)
    return toolErr('not_found', deps.reasons.notInCatalog);
  return verdict.ok ? { draft: verdict.draft } : refusal(verdict.refusal, parts, deps);
}

function refusal(refused: DraftRefusal, parts: HabitParts, deps: SaveHabitDeps): ToolErr {
  const { reasons, locale, catalog, avoidancePatterns } = deps;
  switch (refused.kind) {
    case 'level':
      if (refused.level === 'L0') return toolErr('validation', reasons.avoidanceFrame);
      return toolErr('validation', refused.level === 'L1' ? reasons.outcomeFrame : reasons.unknownFrame);
    case 'text':
      return toolErr('validation', reasons.text(refused.field, refused.problem));
    case 'avoidance': {
      const { keyword, suggestion: hint } = refused.hit;
      const item = catalog.byId(parts.protocolId);
      const sources = { items: catalog.list(), avoidancePatterns, locale };
      const example = item
        ? catalogText(item, locale).frameL2
        : ruleFrames(parts.framedText, parts.type, sources).find(({ frameLevel }) => frameLevel === 'L2')
            ?.framedText;
      const frameLevel = parseFrameLevel(parts.frameLevel) === 'L3' ? 'L3' : 'L2';
      const reason = reasons.avoidanceKeyword({ keyword, frameLevel, example: example ?? '' });
      return toolErr('r7_avoidance', reason, { keyword, hint });
    }
  }
}

async function insert(draft: HabitDraft, key: string, deps: SaveHabitDeps): Promise<SaveHabitResult> {
  const { habitDao, reasons } = deps;
  const { type, userId } = draft;
  const limit = MAX_ACTIVE_HABITS_PER_TYPE;
  const outcome = await habitDao.insertWithVariants(draft, {
    activeLimit: limit,
    proposalKey: key,
    isByCoach: false,
  });
  if (outcome.kind !== 'quota')
    return { ok: true, habitId: outcome.habitId, framedText: draft.frameFramedText };
  const active = await habitDao.listActive({ userId, type });
  const occupants = active.map(({ id, frameFramedText }) => ({ habitId: id, sentence: frameFramedText }));
  const reason = reasons.quota({ type, limit, activeTitles: outcome.activeTitles });
  return toolErr('r3_quota', reason, { occupants });
}
