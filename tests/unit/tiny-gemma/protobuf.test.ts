import { expect, test } from 'vitest';
import { concat, float, int, message, text } from '../../../e2e/tiny-gemma/protobuf.mjs';

test.each([
  ['an integer of more than seven bits', int(1, 150), [0x08, 0x96, 0x01]],
  ['a boolean', int(2, true), [0x10, 0x01]],
  ['a field number above 15', int(18, 1), [0x90, 0x01, 0x01]],
  ['a float', float(4, 1), [0x25, 0x00, 0x00, 0x80, 0x3f]],
  ['a string', text(2, '명'), [0x12, 0x03, 0xeb, 0xaa, 0x85]],
  ['a message', message(3, [int(1, 150), int(2, 0)]), [0x1a, 0x05, 0x08, 0x96, 0x01, 0x10, 0x00]],
])('%s', (_name, bytes, expected) => {
  expect([...bytes]).toEqual(expected);
});

test('nothing joined is nothing', () => {
  expect(concat([])).toHaveLength(0);
});
