import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeSlot, readSlots, SLOT_BYTES, SLOTS, type PartState } from '@/llm/files/part-state';
import { catalogModels, tinyDemo } from '@/llm/model/manifest';

const stateOf = (turn: number, received = turn * 10): PartState => ({
  version: 1,
  turn,
  entry: catalogModels[0] ?? tinyDemo,
  received,
  total: 1000,
  hash: 'aGFzaA==',
  etag: '"tag"',
  isPaused: false,
});

/** What the file holds after these states were written in turn. */
function written(...states: readonly PartState[]): Uint8Array {
  const bytes = new Uint8Array(SLOTS * SLOT_BYTES);
  for (const state of states) bytes.set(encodeSlot(state), (state.turn % SLOTS) * SLOT_BYTES);
  return bytes;
}

describe('the state of a half file', () => {
  it('is the newest of its slots', () => {
    for (let turn = 1; turn < 6; turn += 1) {
      const states = Array.from({ length: turn }, (_, index) => stateOf(index + 1));
      expect(readSlots(written(...states))).toEqual(stateOf(turn));
    }
  });

  it('is the one before when the newest was torn in mid-write', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: SLOT_BYTES - 1 }), fc.boolean(), (keptBytes, isZeroed) => {
        const before = written(stateOf(1), stateOf(2));
        const torn = before.slice();
        const slot = encodeSlot(stateOf(3, 999));
        const at = SLOT_BYTES;
        torn.set(slot.subarray(0, keptBytes), at);
        if (isZeroed) torn.fill(0, at + keptBytes, at + SLOT_BYTES);
        const { turn, received } = readSlots(torn) ?? {};
        // Either the new one arrived whole, or the one before it counts: never a mixture.
        expect([
          [2, 20],
          [3, 999],
        ]).toContainEqual([turn, received]);
      }),
    );
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['zeros', new Uint8Array(SLOTS * SLOT_BYTES)],
    ['half a slot', encodeSlot(stateOf(1)).subarray(0, 100)],
  ])('is nothing when there is %s', (_name, bytes) => {
    expect(readSlots(bytes)).toBeNull();
  });

  it('is nothing, and no exception, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3 * SLOT_BYTES }), (bytes) => {
        expect(readSlots(bytes)).toBeNull();
      }),
    );
  });

  it('refuses what is not a state, though it is JSON', () => {
    expect(readSlots(encodeSlot({ ...stateOf(1), received: -1 }))).toBeNull();
    expect(readSlots(encodeSlot(stateOf(1)))).toEqual(stateOf(1));
  });
});
