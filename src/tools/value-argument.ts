import * as z from 'zod/mini';

/** Units of the trackers; with any other word after a number (`90분`, `7만보`) it's not clear what was meant. */
const UNIT = '시간|점|kg|킬로|잔|컵|보|걸음|h|hrs?|hours?|points?|cups?|glass(?:es)?|steps?';
const DIGITS = String.raw`-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const VALUE = new RegExp(String.raw`^\s*(${DIGITS})\s*(?:${UNIT})?\s*$`, 'iu');

/** A number, or a text that can only mean one number (`"7.5"`, `"7시간"`, `"8,000"`). */
export const valueArgument = z.pipe(z.transform(readValue), z.number());

/** Anything that isn't clearly a number comes back as it was. */
export function readValue(raw: unknown): unknown {
  if (typeof raw === 'number') return raw + 0;
  const digits = typeof raw === 'string' ? VALUE.exec(raw.normalize('NFC'))?.[1] : undefined;
  return digits === undefined ? raw : Number(digits.replaceAll(',', '')) + 0;
}
