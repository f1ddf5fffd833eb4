import * as z from 'zod/mini';
import type { CatalogItem } from '@/catalog/catalog-item';
import { catalogText } from '@/catalog/catalog-text';
import { suggestItems } from '@/catalog/search-catalog';
import { MAX_ACTIVE_HABITS_PER_TYPE } from '@/domain/active-habit-quota';
import { parseFrameLevel } from '@/domain/frame-level';
import type { Habit, HabitType } from '@/domain/habit';
import type { Locale } from '@/lib/locale';
import { shortText } from './short-text';
import { toolErr, type Alternative, type ErrDetails, type ToolDeps, type ToolErr } from './tool';
import { visibleCatalog } from './visible-catalog';

/** UTF-16 units of one title in a reason that names three. */
const ROOM_FOR_TITLE = 40;

/** The item in the catalogue's own sentence, which names an action. */
export function alternativeOf(item: CatalogItem, locale: Locale): Alternative {
  return { protocolId: item.id, framedText: catalogText(item, locale).frameL2 };
}

/** The item isn't known; offers the one that is nearest to the sentence. */
export function notInCatalog(sentence: string, deps: ToolDeps): ToolErr {
  const { locale, reasons } = deps;
  const [nearest] = suggestItems(visibleCatalog(deps).list(), sentence, locale, 1);
  const details = nearest && { alternative: alternativeOf(nearest, locale) };
  return toolErr('not_found', reasons.notInCatalog, details);
}

/** R3: all seats of the type are taken, by these. */
export function noSeat(type: HabitType, active: readonly Habit[], { reasons }: ToolDeps): ToolErr {
  // A habit of the person's own has its sentence for a title.
  const activeTitles = active.map(({ title }) => shortText(title, ROOM_FOR_TITLE));
  const reason = reasons.quota({ type, limit: MAX_ACTIVE_HABITS_PER_TYPE, activeTitles });
  const occupants = active.map(({ id, frameFramedText }) => ({ habitId: id, sentence: frameFramedText }));
  return toolErr('r3_quota', reason, { occupants });
}

const rawCallSchema = z.object({ protocol_id: z.string(), frame_level: z.transform(parseFrameLevel) });

/** R3: what was put as avoiding (L0) or as a result (L1) can be put as an action if the catalogue knows the item. */
export function mendLevel(argument: string, args: object, deps: ToolDeps): ErrDetails {
  const call = z.safeParse(rawCallSchema, args);
  if (argument !== 'frame_level' || !call.success) return {};
  const { frame_level: level, protocol_id: id } = call.data;
  const item = level === 'L0' || level === 'L1' ? visibleCatalog(deps).byId(id.trim()) : null;
  return item === null ? {} : { alternative: alternativeOf(item, deps.locale) };
}
