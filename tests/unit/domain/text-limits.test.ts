import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankToNull, cleanText, countGraphemes, judgeText } from '@/domain/text-limits';

const family = '👨‍👩‍👧‍👦';
const scotland = '🏴󠁧󠁢󠁳󠁣󠁴󠁿';

/** What takes part in clean-up, and what it must leave alone; any of it next to any other. */
const pieces = fc.constantFrom(
  '걷'.normalize('NFD'),
  'e',
  '\u0301',
  '\u200D',
  '\u200B',
  '\uFE0F',
  '☀',
  '👩',
  '🏽',
  '🏴',
  '\u{E0067}',
  '\u{E007F}',
  'क',
  '्',
  '漢',
  '\u{E0100}',
  '\u1160',
  '\n',
);
const texts = fc.oneof(
  fc.array(pieces, { minLength: 6, maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

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
    ['note', 200],
  ] as const)('lets %s have %i graphemes and not one more', (field, max) => {
    for (const grapheme of ['가', family, 'ㅎ', '각'.normalize('NFD')]) {
      expect(judgeText(field, grapheme.repeat(max))).toBeNull();
      expect(judgeText(field, grapheme.repeat(max + 1))).toEqual({ kind: 'too_long', count: max + 1, max });
    }
  });

  it('does not count the space around a text', () => {
    expect(judgeText('anchor', `  ${'가'.repeat(50)}\n`)).toBeNull();
  });

  it.each(['', '   ', '\n\t', '\u200B\u2060', '\u3164', '\u1160\u115F', '\uFE0F'])(
    'finds a framed text of %j empty',
    (text) => {
      expect(judgeText('framedText', text)).toEqual({ kind: 'empty' });
      expect(judgeText('anchor', text)).toBeNull();
      expect(judgeText('dose', text)).toBeNull();
      expect(judgeText('note', text)).toBeNull();
    },
  );

  it.each(['아침에 햇\uFFFD 보기', '\uFFFD', '걷기 \uD83D', '\uDE00 걷기'])('finds %j broken', (text) => {
    expect(judgeText('framedText', text)).toEqual({ kind: 'broken' });
    expect(judgeText('anchor', text)).toEqual({ kind: 'broken' });
    expect(judgeText('dose', text)).toEqual({ kind: 'broken' });
    expect(judgeText('note', text)).toEqual({ kind: 'broken' });
  });

  it('says that a text is broken before it says that it is too long', () => {
    expect(judgeText('anchor', `\uFFFD${'가'.repeat(51)}`)).toEqual({ kind: 'broken' });
  });

  it('judges a text as it judges what would be stored of it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(judgeText('anchor', text)).toEqual(judgeText('anchor', cleanText(text)));
      }),
    );
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
    ['금\uFE0F연', '금연'],
    ['금\u034F연', '금연'],
    ['금\u{E0100}연', '금연'],
    ['\u115F금\u1160연', '금연'],
    ['e\u0301\u200D', 'é'],
    ['e\u200D\u0301\u200D', 'é'],
    ['☀\uFE0F\uFE0F', '☀\uFE0F'],
  ])('turns %j into %j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  it.each([family, scotland, '❤️‍🔥', '☀️ 보기', '👩🏽‍🚒', 'क्‍ष', '“인용”과 ’따옴표’', '1️⃣', '☁︎', '葛\u{E0100}城'])(
    'leaves %j as it is',
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );

  it('leaves what it has cleaned as it is: composed, on one line, without space around it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cleaned = cleanText(text);
        expect(cleanText(cleaned)).toBe(cleaned);
        expect(cleaned).toBe(cleaned.normalize('NFC').trim());
        expect(cleaned).not.toMatch(/[\p{Cc}\u2028\u2029\u200B]/u);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('blankToNull', () => {
  it.each(['', '  ', '\n', '\u200B', null, undefined])('%j is not given', (text) => {
    expect(blankToNull(text)).toBeNull();
  });

  it('keeps a text, cleaned up', () => {
    expect(blankToNull(' 기상 후 ')).toBe('기상 후');
  });
});
