import type { JsonValue } from '@/lib/function-declaration';
import { neutralizeControlText } from '../control-text';

/** The token that opens and closes a string: `<|"|>` or `<escape>`. There is no escaping inside. */
export type Delimiter = string;

/** A name may not hold anything that ends a name, wherever it came from. */
export function writeName(name: string): string {
  return name.replace(/[^\p{L}\p{N}_.:/-]/gu, '_');
}

export function writeString(text: string, delimiter: Delimiter): string {
  return delimiter + neutralizeControlText(text) + delimiter;
}

/** A value as the model writes it: no spaces, keys in alphabetical order, strings between delimiters. */
export function writeValue(value: JsonValue, delimiter: Delimiter): string {
  if (typeof value === 'string') return writeString(value, delimiter);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return String(value);
  if (isArray(value)) return `[${value.map((item) => writeValue(item, delimiter)).join(',')}]`;
  return writeArguments(value, delimiter);
}

/** The `{…}` of a call or a response. */
export function writeArguments(args: Readonly<Record<string, JsonValue>>, delimiter: Delimiter): string {
  const pairs = sortedEntries(args).map(
    ([key, value]) => `${writeKey(key, delimiter)}:${writeValue(value, delimiter)}`,
  );
  return `{${pairs.join(',')}}`;
}

/** A tool's answer: an object as it is, anything else under the key `value`. */
export function writeResult(result: JsonValue, delimiter: Delimiter): string {
  return typeof result === 'object' && result !== null && !isArray(result)
    ? writeArguments(result, delimiter)
    : writeArguments({ value: result }, delimiter);
}

/** The template's order: alphabetical, upper and lower case alike. */
export function sortedEntries<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => compare(a.toLowerCase(), b.toLowerCase()));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function writeKey(key: string, delimiter: Delimiter): string {
  return /^[^\s{}[\]():,=<>"'`|]+$/.test(key) ? key : writeString(key, delimiter);
}

function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
