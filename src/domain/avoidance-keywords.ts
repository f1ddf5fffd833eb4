import { foldText } from './fold-text';

/** The shape of the shipped pattern file; regular expressions as text. */
export interface AvoidancePatternSource {
  readonly flags: string;
  readonly masks: readonly string[];
  readonly patterns: readonly { readonly id: string; readonly re: string; readonly suggestion: string }[];
}

export interface CompiledAvoidancePatterns {
  /** Innocent phrases that contain a keyword, as one expression. */
  readonly mask: RegExp;
  /** In order of precedence. */
  readonly patterns: readonly { readonly id: string; readonly suggestion: string; readonly re: RegExp }[];
}

/** Words that say what not to do. Offsets are UTF-16 units of the text as it was given. */
export interface AvoidanceHit {
  readonly id: string;
  readonly keyword: string;
  readonly suggestion: string;
  readonly start: number;
  readonly end: number;
}

/** Stands for a masked character: neither letter nor space, so that no pattern begins or ends beside it by mistake. */
const BLANK = '\u25A1';

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** Throws a SyntaxError on a pattern that isn't a regular expression. */
export function compileAvoidancePatterns(source: AvoidancePatternSource): CompiledAvoidancePatterns {
  const flags = `${source.flags}g`;
  return {
    mask: new RegExp(source.masks.map((mask) => `(?:${mask})`).join('|'), flags),
    patterns: source.patterns.map(({ id, suggestion, re }) => ({
      id,
      suggestion,
      re: new RegExp(re, flags),
    })),
  };
}

/** R7: every keyword of the text, by precedence of its pattern; the first is the one to name. */
export function detectAvoidanceKeywords(
  text: string,
  { mask, patterns }: CompiledAvoidancePatterns,
): readonly AvoidanceHit[] {
  const folded = foldText(text);
  const open = folded.text.replace(mask, (phrase) => BLANK.repeat(phrase.length));
  return patterns.flatMap(({ id, suggestion, re }) =>
    Array.from(open.matchAll(re), ({ 0: match, index }) => {
      const [from, to] = wholeWords(folded.text, index, index + match.length);
      const [start, end] = folded.originOf(from, to);
      return { id, suggestion, keyword: text.slice(start, end).normalize('NFC'), start, end };
    }),
  );
}

/** Patterns match stems (`지 않`); a person is shown the words these stand in (`먹지 않기`). */
function wholeWords(
  text: string,
  matchStart: number,
  matchEnd: number,
): readonly [start: number, end: number] {
  let start = matchStart;
  let end = matchEnd;
  while (text[start] === ' ') start += 1;
  while (text[end - 1] === ' ') end -= 1;
  while (WORD_CHARACTER.test(text[start - 1] ?? '')) start -= 1;
  while (WORD_CHARACTER.test(text[end] ?? '')) end += 1;
  return [start, end];
}
