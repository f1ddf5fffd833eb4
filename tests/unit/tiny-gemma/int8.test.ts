import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gpuOrder, quantiseRows } from '../../../e2e/tiny-gemma/int8.mjs';

const multipleOf4 = fc.integer({ min: 1, max: 4 }).map((n) => 4 * n);
const matrix = fc.tuple(multipleOf4, multipleOf4).chain(([rows, columns]) =>
  fc.record({
    rows: fc.constant(rows),
    columns: fc.constant(columns),
    // Thousandths: nothing so small that its scale would vanish in float32.
    values: fc
      .array(fc.integer({ min: -4000, max: 4000 }), { minLength: rows * columns, maxLength: rows * columns })
      .map((thousandths) => Float32Array.from(thousandths, (n) => n / 1000)),
  }),
);

test('a quantised weight is at most half a step from its value', () => {
  fc.assert(
    fc.property(matrix, ({ rows, columns, values }) => {
      const { levels, scales } = quantiseRows(values, rows, columns);
      levels.forEach((level, index) => {
        const step = scales[Math.floor(index / columns)] ?? 0;
        expect(Math.abs(level * step - (values[index] ?? 0))).toBeLessThanOrEqual(step * 0.5001);
      });
    }),
  );
});

test('a row of zeros stays zero', () => {
  expect([...quantiseRows(new Float32Array(4), 1, 4).levels]).toEqual([0, 0, 0, 0]);
});

test('weights that were rounded to their levels before keep them', () => {
  fc.assert(
    fc.property(matrix, ({ rows, columns, values }) => {
      const first = quantiseRows(values, rows, columns);
      const rounded = Float32Array.from(first.levels, (level, index) => {
        return level * (first.scales[Math.floor(index / columns)] ?? 0);
      });
      expect(quantiseRows(rounded, rows, columns).levels).toEqual(first.levels);
    }),
  );
});

test('the order of the GPU: blocks of four columns by four rows, shifted to unsigned', () => {
  const rows = 4;
  const columns = 8;
  const levels = Int8Array.from({ length: rows * columns }, (_, index) => index - 16);
  const firstBlock = [0, 8, 16, 24, 1, 9, 17, 25, 2, 10, 18, 26, 3, 11, 19, 27].map(
    (index) => index - 16 + 128,
  );
  const bytes = gpuOrder(levels, rows, columns);
  expect([...bytes.subarray(0, 16)]).toEqual(firstBlock);
  expect([...bytes.subarray(16)]).toEqual(firstBlock.map((byte) => byte + 4));
});

test('dimensions that the runtime could not take are refused', () => {
  expect(() => gpuOrder(new Int8Array(24), 4, 6)).toThrow(RangeError);
  expect(() => gpuOrder(new Int8Array(24), 6, 4)).toThrow(RangeError);
});
