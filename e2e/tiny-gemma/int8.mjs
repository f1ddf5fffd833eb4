/**
 * Symmetric int8, one scale a row.
 * @param {Float32Array} weights row by row
 * @param {number} rows
 * @param {number} columns
 */
export function quantiseRows(weights, rows, columns) {
  const levels = new Int8Array(rows * columns);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    const values = weights.subarray(row * columns, (row + 1) * columns);
    const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const scale = largest / 127 || 1e-8;
    scales[row] = scale;
    levels.set(
      values.map((value) => Math.max(-127, Math.min(127, Math.round(value / scale)))),
      row * columns,
    );
  }
  return { levels, scales };
}

/**
 * The order in which the runtime hands the bytes to the GPU unchanged: [columns/4][rows/4][4 columns][4 rows],
 * each byte being level + 128. Nothing checks it: another order loads, runs and talks nonsense.
 * @param {Int8Array} levels row by row
 * @param {number} rows
 * @param {number} columns
 */
export function gpuOrder(levels, rows, columns) {
  if (rows % 4 !== 0 || columns % 4 !== 0) throw new RangeError('Rows and columns must be multiples of 4.');
  const bytes = new Uint8Array(rows * columns);
  let at = 0;
  for (let columnBlock = 0; columnBlock < columns; columnBlock += 4) {
    for (let rowBlock = 0; rowBlock < rows; rowBlock += 4) {
      for (let column = columnBlock; column < columnBlock + 4; column++) {
        for (let row = rowBlock; row < rowBlock + 4; row++) {
          bytes[at++] = (levels[row * columns + column] ?? 0) + 128;
        }
      }
    }
  }
  return bytes;
}
