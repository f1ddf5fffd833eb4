import { describe, expect, it } from 'vitest';
import { seedProblems } from '@/catalog/check-seeds';
import patterns from '@/catalog/seed/avoidance-patterns.json';
import catalog from '@/catalog/seed/catalog.json';

function withItem(changes: object): unknown {
  const [first, ...others] = catalog;
  return [{ ...first, ...changes }, ...others];
}

function withTests(changes: object): unknown {
  return { ...patterns, tests: { ...patterns.tests, ...changes } };
}

describe('the bundled files', () => {
  it('are in order', () => {
    expect(seedProblems(catalog, patterns)).toEqual([]);
  });

  it('hold 24 items to build, 10 to break and 8 of food', () => {
    const count = (wanted: string) => catalog.filter(({ kind }) => kind === wanted).length;
    expect({ build: count('build'), break: count('break'), diet: count('diet') }).toEqual({
      build: 24,
      break: 10,
      diet: 8,
    });
  });
});

describe('seedProblems', () => {
  it.each([
    [{ kind: 'other' }],
    [{ title_en: undefined }],
    [{ title_ko: '' }],
    [{ keywords_ko: [] }],
    [{ id: 'No Id' }],
    [{ safety_de: '' }],
  ])('throws on an item with %j', (changes) => {
    expect(() => seedProblems(withItem(changes), patterns)).toThrow();
  });

  it.each([
    [{ id: 'reading' }, 'two items are called reading'],
    [{ safety_en: '' }, 'morning_sunlight: the health line is missing in one language'],
    [{ frame_l2_ko: '늦잠 끊기' }, 'morning_sunlight, ko: “늦잠 끊기” holds the keyword “끊기”'],
    [{ frame_l3_en: 'I am someone who will never oversleep' }, 'holds the keyword “never”'],
    [{ anchor_ko: '가'.repeat(51) }, 'is too_long'],
    [{ minimal_dose_en: 'a\uFFFDb' }, 'is broken'],
  ])('names what is wrong with %j', (changes, problem) => {
    expect(seedProblems(withItem(changes), patterns)).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    [{ must_hit: ['아침에 햇빛 보기'] }, 'no pattern finds “아침에 햇빛 보기”'],
    [{ must_pass: ['술 끊기'] }, 'a pattern finds “술 끊기”'],
  ])('tries the sentences of the pattern file: %j', (changes, problem) => {
    expect(seedProblems(catalog, withTests(changes))).toEqual([problem]);
  });

  it('throws on a pattern that is no regular expression', () => {
    const broken = { ...patterns, patterns: [{ id: 'x', lang: 'ko', re: '(', suggestion: '' }] };
    expect(() => seedProblems(catalog, broken)).toThrow(SyntaxError);
  });

  it('throws on flags the detector was not made for', () => {
    expect(() => seedProblems(catalog, { ...patterns, flags: 'i' })).toThrow();
  });
});
