import * as z from 'zod/mini';
import {
  compileAvoidancePatterns,
  detectAvoidanceKeywords,
  type CompiledAvoidancePatterns,
} from '@/domain/avoidance-keywords';
import { judgeText, type TextField } from '@/domain/text-limits';
import type { Locale } from '@/lib/locale';
import { catalogFileSchema } from './catalog-item';
import { catalogText, type CatalogText } from './catalog-text';

const LOCALES: readonly Locale[] = ['ko', 'en'];

const lines = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));
const wordLists = z.record(z.string(), lines);

const patternFileSchema = z.strictObject({
  note: z.string(),
  flags: z.literal('u'),
  words: wordLists,
  verbs: wordLists,
  masks: lines,
  patterns: z
    .array(
      z.strictObject({
        id: z.string(),
        lang: z.enum(['ko', 'en']),
        re: z.string(),
        after: z.optional(lines),
        notAfter: z.optional(lines),
        before: z.optional(lines),
        object: z.optional(lines),
        unless: z.optional(lines),
        suggestion: z.string(),
      }),
    )
    .check(z.minLength(1)),
  tests: z.strictObject({
    must_hit: z.array(z.string()),
    must_pass: z.array(z.string()),
    known_misses: z.array(z.string()),
  }),
});

/**
 * Checks the two bundled files before a build: their shape, and that every sentence the catalogue offers would be
 * accepted. Returns what is wrong in words for a developer, an empty list if nothing is; throws a ZodError when a file
 * has another shape and a SyntaxError when a pattern is no regular expression.
 */
export function seedProblems(catalogJson: unknown, patternsJson: unknown): readonly string[] {
  const file = z.parse(patternFileSchema, patternsJson);
  const compiled = compileAvoidancePatterns(file);
  const items = z.parse(catalogFileSchema, catalogJson);
  const hits = (text: string): boolean => detectAvoidanceKeywords(text, compiled).length > 0;

  return [
    ...repeated(file.patterns.map(({ id }) => id)).map((id) => `two patterns are called ${id}`),
    ...unnamedLists(file).map((name) => `no pattern names the list ${name}`),
    ...file.tests.must_hit.filter((text) => !hits(text)).map((text) => `no pattern finds “${text}”`),
    ...file.tests.must_pass.filter(hits).map((text) => `a pattern finds “${text}”`),
    ...repeated(items.map(({ id }) => id)).map((id) => `two items are called ${id}`),
    ...items.flatMap((item) =>
      LOCALES.flatMap((locale) =>
        itemProblems(catalogText(item, locale), compiled).map(
          (problem) => `${item.id}, ${locale}: ${problem}`,
        ),
      ),
    ),
    ...items
      .filter(({ safety_ko, safety_en }) => (safety_ko === '') !== (safety_en === ''))
      .map(({ id }) => `${id}: the health line is missing in one language`),
  ];
}

function unnamedLists({ words, verbs, patterns }: z.infer<typeof patternFileSchema>): readonly string[] {
  const named = new Set(
    patterns.flatMap(({ after = [], notAfter = [], before = [], object = [] }) => [
      ...after,
      ...notAfter,
      ...before,
      ...object,
    ]),
  );
  return [...Object.keys(words), ...Object.keys(verbs)].filter((name) => !named.has(name));
}

/**
 * What would keep a person from saving the item as it is offered. A title may not name an avoidance either; keywords
 * may, since people search for `금연` too.
 */
function itemProblems(words: CatalogText, patterns: CompiledAvoidancePatterns): readonly string[] {
  const texts: readonly (readonly [field: TextField, text: string])[] = [
    ['framedText', words.frameL2],
    ['framedText', words.frameL3],
    ['anchor', words.anchor],
    ['dose', words.dose],
    ['dose', words.minimalDose],
  ];
  return [
    ...texts.flatMap(([field, text]) => {
      const problem = judgeText(field, text);
      return problem === null ? [] : [`“${text}” is ${problem.kind}`];
    }),
    ...[words.title, words.frameL2, words.frameL3].flatMap((text) => {
      const [hit] = detectAvoidanceKeywords(text, patterns);
      return hit === undefined ? [] : [`“${text}” holds the keyword “${hit.keyword}”`];
    }),
  ];
}

function repeated(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
