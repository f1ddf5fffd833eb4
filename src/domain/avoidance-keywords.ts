import {
  contextCompiler,
  type AvoidanceContext,
  type AvoidanceContextSource,
  type AvoidanceWordLists,
} from './avoidance-context';
import { foldText } from './fold-text';

/** The shape of the shipped pattern file; regular expressions as text. */
export interface AvoidancePatternSource {
  readonly flags: string;
  /** Lists of words that patterns name. */
  readonly words?: AvoidanceWordLists | undefined;
  /** Lists of Korean verb stems that patterns name; every form of these verbs is found. */
  readonly verbs?: AvoidanceWordLists | undefined;
  /** Innocent phrases, for every pattern. */
  readonly masks: readonly string[];
  readonly patterns: readonly AvoidancePattern[];
}

interface AvoidancePattern extends AvoidanceContextSource {
  readonly id: string;
  readonly re: string;
  readonly suggestion: string;
  /** Innocent phrases, for this pattern. */
  readonly unless?: readonly string[] | undefined;
}

export interface CompiledAvoidancePatterns {
  readonly masks: RegExp | null;
  /** In order of precedence. */
  readonly patterns: readonly CompiledPattern[];
}

interface CompiledPattern {
  readonly id: string;
  readonly suggestion: string;
  readonly re: RegExp;
  readonly masks: RegExp | null;
  readonly context: AvoidanceContext;
}

/** Words that say what not to do. Offsets are UTF-16 units of the text as it was given. */
export interface AvoidanceHit {
  readonly id: string;
  readonly keyword: string;
  readonly suggestion: string;
  readonly start: number;
  readonly end: number;
}

type Range = readonly [start: number, end: number];

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** Throws a SyntaxError on a pattern that isn't a regular expression or names a list that doesn't exist. */
export function compileAvoidancePatterns(source: AvoidancePatternSource): CompiledAvoidancePatterns {
  const { words = {}, verbs = {} } = source;
  const flags = `${source.flags}g`;
  const contextOf = contextCompiler(words, verbs);
  const anyOf = (phrases: readonly string[] = []): RegExp | null =>
    phrases.length === 0 ? null : new RegExp(phrases.map((phrase) => `(?:${phrase})`).join('|'), flags);
  return {
    masks: anyOf(source.masks),
    patterns: source.patterns.map(({ id, suggestion, re, unless, ...context }) => ({
      id,
      suggestion,
      re: new RegExp(re, flags),
      masks: anyOf(unless),
      context: contextOf(context),
    })),
  };
}

/** R7: every keyword of the text, by precedence of its pattern; the first is the one to name. */
export function detectAvoidanceKeywords(
  text: string,
  { masks, patterns }: CompiledAvoidancePatterns,
): readonly AvoidanceHit[] {
  const folded = foldText(text);
  let innocentForAll: readonly Range[] | undefined;
  return patterns.flatMap((pattern) => {
    const found = matchesOf(folded.text, pattern);
    if (found.length === 0) return [];
    innocentForAll ??= rangesOf(folded.text, masks);
    const innocent = [...innocentForAll, ...rangesOf(folded.text, pattern.masks)];
    return found
      .filter(([start, end]) => !innocent.some(([from, to]) => from < end && start < to))
      .map((range) => {
        const [start, end] = folded.originOf(...wholeWords(folded.text, ...range));
        const { id, suggestion } = pattern;
        return { id, suggestion, keyword: text.slice(start, end).normalize('NFC'), start, end };
      });
  });
}

function matchesOf(text: string, { re, context }: CompiledPattern): readonly Range[] {
  const matches: Range[] = [];
  for (const { 0: match, index } of text.matchAll(re)) {
    const end = context(text, index, index + match.length);
    if (end >= 0) matches.push([index, end]);
  }
  return matches;
}

function rangesOf(text: string, re: RegExp | null): readonly Range[] {
  return re === null
    ? []
    : Array.from(text.matchAll(re), ({ 0: match, index }) => [index, index + match.length] as const);
}

/** Patterns match stems (`지 않`); a person is shown the words these stand in (`먹지 않기`). */
function wholeWords(text: string, matchStart: number, matchEnd: number): Range {
  let start = matchStart;
  let end = matchEnd;
  while (text[start] === ' ') start += 1;
  while (text[end - 1] === ' ') end -= 1;
  while (WORD_CHARACTER.test(text[start - 1] ?? '')) start -= 1;
  while (WORD_CHARACTER.test(text[end] ?? '')) end += 1;
  return [start, end];
}
