import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { seedProblems } from '@/catalog/check-seeds';
import patternFile, { patterns, tests } from '@/catalog/seed/avoidance-patterns.json';
import catalog from '@/catalog/seed/catalog.json';
import { detectAvoidanceKeywords } from '@/domain/avoidance-keywords';
import sentences from '../../fixtures/avoidance-sentences.json';

const detect = (text: string) => detectAvoidanceKeywords(text, bundledAvoidancePatterns);
const mustHit = [...tests.must_hit, ...sentences.must_hit];
const mustPass = [...tests.must_pass, ...sentences.must_pass];
const isKorean = (text: string) => /[가-힣]/.test(text);

describe('the bundled avoidance patterns', () => {
  it.each(tests.must_hit)('find a keyword in %j', (text) => {
    expect(detect(text)).not.toEqual([]);
  });

  it.each(tests.must_pass)('find nothing in %j', (text) => {
    expect(detect(text)).toEqual([]);
  });

  it('miss none of the sentences to refuse', () => {
    expect(mustHit.filter((text) => detect(text).length === 0)).toEqual([]);
  });

  it('raise no false alarm', () => {
    expect(
      mustPass.flatMap((text) => detect(text).map(({ id, keyword }) => ({ text, id, keyword }))),
    ).toEqual([]);
  });

  it('list as known misses only what they do miss', () => {
    const known = [...tests.known_misses, ...sentences.known_misses];
    expect(known.filter((text) => detect(text).length > 0)).toEqual([]);
  });

  it('judge every sentence the same however it is encoded and cased', () => {
    const ids = (text: string) => detect(text).map(({ id }) => id);
    for (const text of [...mustHit, ...mustPass]) {
      const variants = [text.normalize('NFD'), text.toUpperCase(), `  ${text.replaceAll(' ', ' \n ')} `];
      expect(variants.map(ids)).toEqual(variants.map(() => ids(text)));
    }
  });

  it('name a keyword where it stands, and a suggestion in the language of the sentence', () => {
    for (const text of mustHit) {
      const [hit] = detect(text);
      expect(text.slice(hit?.start, hit?.end)).toBe(hit?.keyword);
      expect({ text, korean: isKorean(hit?.suggestion ?? '') }).toEqual({ text, korean: isKorean(text) });
    }
  });

  it.each([
    ['늦게 자지 않기', '자지 않기'],
    ['야식 안 먹기', '안 먹기'],
    ['술을 끊고 운동하기', '끊고'],
    ['게임 이제 접기', '접기'],
    ['종이 접고 게임 접기', '접기'],
    ['I don’t drink on weekdays', 'don’t'],
    ['cut the paper and cut sugar', 'cut'],
  ])('name the word of %j that a person would point at', (text, keyword) => {
    expect(detect(text)[0]?.keyword).toBe(keyword);
  });

  it('come to an end on long texts of what they look for', () => {
    const pieces = patterns.flatMap(({ re }) => re.match(/[가-힣]+|[a-z']{2,}/g) ?? []);
    const length = 1_000;
    for (const piece of new Set([...pieces, '안 ', '지 ', '가', 'a ', 'no', 'if i ', '- '])) {
      detect(piece.repeat(Math.ceil(length / piece.length)));
      detect(`${piece} `.repeat(Math.ceil(length / (piece.length + 1))));
    }
    const mixed = fc.array(fc.constantFrom(...pieces, ' ', ' ', '을 ', '3', '지'), {
      minLength: 100,
      maxLength: 500,
    });
    fc.assert(
      fc.property(mixed, (parts) => {
        const text = parts.join('');
        for (const { start, end } of detect(text)) expect(start).toBeLessThan(end);
      }),
      { numRuns: 20 },
    );
  }, 30_000);
});

describe('seedProblems on the bundled patterns', () => {
  it('names a list that no pattern uses', () => {
    const file = { ...patternFile, words: { ...patternFile.words, spare: ['술'] } };
    expect(seedProblems(catalog, file)).toEqual(['no pattern names the list spare']);
  });

  it('throws on a pattern that names a list that does not exist', () => {
    const stray = { id: 'stray', lang: 'ko', re: '술', after: ['nowhere'], suggestion: '' };
    const file = { ...patternFile, patterns: [...patterns, stray] };
    expect(() => seedProblems(catalog, file)).toThrow(SyntaxError);
  });

  it('names a title that says what not to do', () => {
    const [first, ...others] = catalog;
    const items = [{ ...first, title_ko: '늦잠 끊기' }, ...others];
    expect(seedProblems(items, patternFile)).toEqual([
      'morning_sunlight, ko: “늦잠 끊기” holds the keyword “끊기”',
    ]);
  });
});
