import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, summarize } from '@/coach/evaluation/summary';

describe('the median', () => {
  it.each([
    [[], null],
    [[3], 3],
    [[9, 1], 5],
    [[9, 1, 2], 2],
    [[1, 2, 3, 100], 2.5],
  ])('of %j is %s', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('has as many values on either side, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values) ?? Number.NaN;
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});

it('says nothing of nothing', () => {
  const none = { n: 0, m: 0 };
  expect(summarize([])).toEqual({
    passed: none,
    rightTool: none,
    rightArguments: none,
    wronglyActed: none,
    refusedRightly: none,
    failed: none,
    firstSeconds: null,
    seconds: null,
  });
});
