import { describe, expect, it } from 'vitest';
import { blankToNull, cleanText, countGraphemes, judgeText } from '@/domain/text-limits';

const family = '👨‍👩‍👧‍👦';
const scotland = '🏴󠁧󠁢󠁳󠁣󠁴󠁿';

describe('countGraphemes', () => {
  it.each([
    ['한글', 2],
    ['ㅎㅎ', 2],
    [family, 1],
    ['👍🏽👍', 2],
    [scotland, 1],
    ['🇰🇷🇺🇸', 2],
    ['e\u0301', 1],
    ['각'.normalize('NFD'), 1],
    ['', 0],
  ])('counts %j as a person does: %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it('does not segment a giant', () => {
    expect(countGraphemes('가'.repeat(1_000_000))).toBe(1_000_000);
  });
});

describe('judgeText', () => {
  it.each([
    ['framedText', 200],
    ['anchor', 50],
    ['dose', 100],
  ] as const)('lets %s have %i graphemes and not one more', (field, max) => {
    for (const grapheme of ['가', family, 'ㅎ', '각'.normalize('NFD')]) {
      expect(judgeText(field, grapheme.repeat(max))).toBeNull();
      expect(judgeText(field, grapheme.repeat(max + 1))).toEqual({ kind: 'too_long', count: max + 1, max });
    }
  });

  it('does not count the space around a text', () => {
    expect(judgeText('anchor', `  ${'가'.repeat(50)}\n`)).toBeNull();
  });

  it.each(['', '   ', '\n\t', '\u200B\u2060', '\u3164'])('finds a framed text of %j empty', (text) => {
    expect(judgeText('framedText', text)).toEqual({ kind: 'empty' });
    expect(judgeText('anchor', text)).toBeNull();
    expect(judgeText('dose', text)).toBeNull();
  });

  it.each(['아침에 햇\uFFFD 보기', '\uFFFD', '걷기 \uD83D', '\uDE00 걷기'])('finds %j broken', (text) => {
    expect(judgeText('framedText', text)).toEqual({ kind: 'broken' });
    expect(judgeText('anchor', text)).toEqual({ kind: 'broken' });
  });
});

describe('cleanText', () => {
  it.each([
    ['  걷기  ', '걷기'],
    ['걷'.normalize('NFD') + '기', '걷기'],
    ['걷고\r\n\t쉬기', '걷고 쉬기'],
    ['걷고\u2028쉬기', '걷고 쉬기'],
    ['끊\u200B기', '끊기'],
    ['끊\u200D기', '끊기'],
    ['qu\u00ADit', 'quit'],
    ['\u202E기걷\u202C', '기걷'],
    ['\uFEFF걷기\u0000\u001B', '걷기'],
    ['걷기\u{E0061}\u{E0062}', '걷기'],
  ])('turns %j into %j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  it.each([family, scotland, '❤️‍🔥', '☀️ 보기', '👩🏽‍🚒', 'क्‍ष', '“인용”과 ’따옴표’'])(
    'leaves %j as it is',
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );
});

describe('blankToNull', () => {
  it.each(['', '  ', '\n', '\u200B', null, undefined])('%j is not given', (text) => {
    expect(blankToNull(text)).toBeNull();
  });

  it('keeps a text, cleaned up', () => {
    expect(blankToNull(' 기상 후 ')).toBe('기상 후');
  });
});
