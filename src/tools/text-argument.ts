import * as z from 'zod/mini';
import { cleanText, judgeText, type TextField } from '@/domain/text-limits';
import type { ToolReasons } from '@/i18n/tool-reasons.ko';

/** A text argument: cleaned up, then held to the limits of its field. */
export function textArgument(field: TextField) {
  return z.string().check(
    z.overwrite(cleanText),
    z.refine((text) => judgeText(field, text) === null),
  );
}

/** Why {@link textArgument} refused a value. */
export function explainText(field: TextField, value: unknown, reasons: ToolReasons): string {
  const problem = typeof value === 'string' ? judgeText(field, value) : null;
  return problem === null ? reasons.incompleteCall : reasons.text(field, problem);
}
