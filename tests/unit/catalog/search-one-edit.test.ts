import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinOneEdit } from '@/catalog/search/one-edit';

/** Edit distance with swaps of neighbours, by the book. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = rows[i];
      if (row) {
        row[j] = Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + cost,
          isSwap ? at(i - 2, j - 2) + 1 : Infinity,
        );
      }
    }
  }
  return at(a.length, b.length);
}

describe('isWithinOneEdit', () => {
  it('agrees with the edit distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isWithinOneEdit(a, b)).toBe(distance(a, b) <= 1);
      }),
      { numRuns: 2000 },
    );
  });
});
