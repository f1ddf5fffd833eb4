import * as z from 'zod/mini';
import { parseFrameLevel, STORABLE_FRAME_LEVELS } from '@/domain/frame-level';
import type { ToolReasons } from '@/i18n/tool-reasons.ko';
import { explainText, textArgument } from './text-argument';

/** Arguments in wire names. R3: the schema itself knows no level but L2 and L3. */
export const addHabitSchema = z.object({
  protocol_id: z.string().check(z.trim(), z.minLength(1)),
  frame_level: z.pipe(z.transform(parseFrameLevel), z.enum(STORABLE_FRAME_LEVELS)),
  framed_text: textArgument('framedText'),
  anchor_when: z.optional(z.nullable(textArgument('anchor'))),
  anchor_after_what: z.optional(z.nullable(textArgument('anchor'))),
  dose_text: z.optional(z.nullable(textArgument('dose'))),
});

export type AddHabitArgs = z.infer<typeof addHabitSchema>;

/** Why the schema refused an argument. */
export function explainAddHabit(argument: string, value: unknown, reasons: ToolReasons): string {
  switch (argument) {
    case 'frame_level':
      return explainFrameLevel(value, reasons);
    case 'framed_text':
      return explainText('framedText', value, reasons);
    case 'anchor_when':
    case 'anchor_after_what':
      return explainText('anchor', value, reasons);
    case 'dose_text':
      return explainText('dose', value, reasons);
    default:
      return reasons.incompleteCall;
  }
}

function explainFrameLevel(value: unknown, reasons: ToolReasons): string {
  const level = parseFrameLevel(value);
  if (level === 'L0') return reasons.avoidanceFrame;
  return level === 'L1' ? reasons.outcomeFrame : reasons.unknownFrame;
}
