import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Utf8Run } from '@/llm/format/reading/utf8-run';
import { propertyRuns } from './splits';

function decode(bytes: Iterable<number>): string {
  const run = new Utf8Run();
  return Array.from(bytes, (byte) => run.push(byte)).join('') + run.finish();
}

describe('a run of byte-fallback pieces', () => {
  it('spells any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decode(new TextEncoder().encode(text))).toBe(text);
      }),
      { numRuns: propertyRuns },
    );
  });

  it('gives each character with its last byte', () => {
    const run = new Utf8Run();
    expect([0xea, 0xb9, 0xb0].map((byte) => run.push(byte))).toEqual(['', '', '깰']);
  });

  it('shows bytes that spell nothing as marks, and goes on', () => {
    expect(decode([0xea, 0xb9])).toBe('\uFFFD');
    expect(decode([0xea, 0x41])).toBe('\uFFFDA');
    expect(decode([0xea, 0xea, 0xb9, 0xb0])).toBe('\uFFFD깰');
    expect(decode([0xb9, 0xff])).toBe('\uFFFD\uFFFD');
  });

  it('never spells a character that UTF-8 forbids', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 8 }), (bytes) => {
        expect(decode(bytes).isWellFormed()).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
  });
});
