import type { JsonValue } from '@/lib/function-declaration';
import { deepestNesting } from './limits';

/** What `JSON.parse` gives, or undefined for anything that isn't JSON or is nested too deep. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    const value = JSON.parse(text) as JsonValue;
    return isDeeperThan(deepestNesting, value) ? undefined : value;
  } catch {
    return undefined;
  }
}

function isDeeperThan(levels: number, value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item: JsonValue) => isDeeperThan(levels - 1, item));
}
