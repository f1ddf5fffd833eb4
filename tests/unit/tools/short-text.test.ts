import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortText } from '@/tools/short-text';

const FAMILY = '👨‍👩‍👧‍👦';

describe('shortText', () => {
  it('leaves what fits', () => {
    expect(shortText('아침에 햇빛 보기', 9)).toBe('아침에 햇빛 보기');
  });

  it('ends what is too long in an ellipsis, without a space before it', () => {
    expect(shortText('아침에 햇빛 보기', 8)).toBe('아침에 햇빛…');
    expect(shortText('아침에 햇빛 보기', 5)).toBe('아침에…');
  });

  it('cuts between graphemes', () => {
    expect(shortText(FAMILY.repeat(3), 30)).toBe(`${FAMILY.repeat(2)}…`);
    expect(shortText(FAMILY.repeat(3), 12)).toBe(`${FAMILY}…`);
    expect(shortText(FAMILY.repeat(3), 11)).toBe('…');
    expect(shortText('각각각'.normalize('NFD'), 5)).toBe(`${'각'.normalize('NFD')}…`);
  });

  it('counts quotes as JSON writes them', () => {
    expect(shortText('"""""', 9)).toBe('""""…');
  });

  it('copes with a text without end', () => {
    expect(shortText('가'.repeat(1_000_000), 4)).toBe('가가가…');
    expect(shortText(`e${'\u0301'.repeat(100_000)}`, 10)).toBe('…');
  });

  it('fits its room and is the beginning of the text, cut at a grapheme', () => {
    const text = fc.string({ unit: fc.constantFrom('가', 'e\u0301', FAMILY, '"', '\\', ' ', '🇰🇷', 'x') });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 60 }), (original, room) => {
        const short = shortText(original, room);
        expect(JSON.stringify(short).length - 2).toBeLessThanOrEqual(room);
        if (short === original) return;
        const kept = short.slice(0, -1);
        expect(original.startsWith(kept)).toBe(true);
        const starts = Array.from(new Intl.Segmenter().segment(original), ({ index }) => index);
        expect(starts).toContain(kept.length);
      }),
    );
  });
});
