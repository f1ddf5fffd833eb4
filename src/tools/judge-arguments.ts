import type { ToolReasons } from '@/i18n/tool-reasons.ko';

/** UTF-16 units of JSON; the longest honest call has a tenth of it. */
const MAX_ARGUMENT_UNITS = 20_000;

export type ArgumentsVerdict =
  { readonly ok: true; readonly args: object } | { readonly ok: false; readonly reason: string };

/** Whether something can be arguments at all: an object of a size that is worth a look at each field. */
export function judgeArguments(args: unknown, reasons: ToolReasons): ArgumentsVerdict {
  if (typeof args !== 'object' || args === null || Array.isArray(args))
    return { ok: false, reason: reasons.incompleteCall };
  const size = jsonUnits(args);
  if (size === null) return { ok: false, reason: reasons.incompleteCall };
  return size > MAX_ARGUMENT_UNITS ? { ok: false, reason: reasons.tooMuch } : { ok: true, args };
}

/** Null for what no JSON can hold: circles, big integers, nesting without end. */
function jsonUnits(args: object): number | null {
  try {
    return JSON.stringify(args).length;
  } catch {
    return null;
  }
}
