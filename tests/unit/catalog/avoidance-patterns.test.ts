import { describe, expect, it } from 'vitest';
import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { tests } from '@/catalog/seed/avoidance-patterns.json';
import { detectAvoidanceKeywords } from '@/domain/avoidance-keywords';

const detect = (text: string) => detectAvoidanceKeywords(text, bundledAvoidancePatterns);

describe('the bundled avoidance patterns', () => {
  it.each(tests.must_hit)('find a keyword in %j', (text) => {
    expect(detect(text)).not.toEqual([]);
  });

  it.each(tests.must_pass)('find nothing in %j', (text) => {
    expect(detect(text)).toEqual([]);
  });

  it.each([...tests.must_hit, ...tests.must_pass])(
    'judge %j the same however it is encoded and cased',
    (text) => {
      const ids = (variant: string) => detect(variant).map(({ id }) => id);
      for (const variant of [
        text.normalize('NFD'),
        text.toUpperCase(),
        `  ${text.replaceAll(' ', ' \n ')} `,
      ]) {
        expect(ids(variant)).toEqual(ids(text));
      }
    },
  );

  it.each([
    ['늦게 자지 않기', '자지 않기'],
    ['야식 안 먹기', '안 먹기'],
    ['술을 끊고 운동하기', '끊고'],
    ['I don’t drink on weekdays', 'don’t'],
  ])('name the word of %j that a person would point at', (text, keyword) => {
    expect(detect(text)[0]?.keyword).toBe(keyword);
  });
});
