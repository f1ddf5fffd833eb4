import type { AvoidanceHit } from '@/domain/avoidance-keywords';
import { foldText } from '@/domain/fold-text';

/** Patterns about one thing only: what they suggest fits whenever they are found. */
const ABOUT_ONE_THING: ReadonlySet<string> = new Set([
  'ko_geumju',
  'ko_geumyeon',
  'ko_geumsik',
  'ko_mujichul',
  'ko_geukbok',
  'en_resist',
]);

const EXAMPLES = '예:';
const QUOTED = /"([^"]+)"/g;

/**
 * The sentence that a pattern's suggestion ends with, where it fits the wish: `"폰 금지" → "식탁 위에는 책만 올리기"`
 * says nothing to somebody who wants to leave coffee, so the example before the arrow must share a word with the wish.
 */
export function patternExample({ id, suggestion }: AvoidanceHit, wish: string): string | null {
  const examples = suggestion.slice(Math.max(0, suggestion.indexOf(EXAMPLES)));
  const quoted = Array.from(examples.matchAll(QUOTED), ([, text]) => text ?? '');
  const example = quoted.at(-1);
  if (example === undefined) return null;
  if (ABOUT_ONE_THING.has(id)) return example;
  const before = quoted.at(-2);
  return before !== undefined && sharesTopic(before, wish) ? example : null;
}

/** Both begin with the same thing: the keyword itself comes last in Korean, and is no topic. */
function sharesTopic(example: string, wish: string): boolean {
  const [topic] = foldText(example).text.split(' ');
  return topic !== undefined && foldText(wish).text.includes(topic);
}
