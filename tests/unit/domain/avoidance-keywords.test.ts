import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileAvoidancePatterns, detectAvoidanceKeywords } from '@/domain/avoidance-keywords';

const compiled = compileAvoidancePatterns({
  flags: 'iu',
  masks: ['끊어\\s*읽', 'bus stop', '안내'],
  patterns: [
    { id: 'not', re: '지\\s*않', suggestion: 'say what to do' },
    { id: 'quit', re: '끊', suggestion: 'say what comes instead' },
    { id: 'an', re: '(?:^|\\s)안\\s+먹', suggestion: 'say what to eat' },
    { id: 'stop', re: '\\bstop\\b', suggestion: 'say what starts' },
    { id: 'dont', re: "\\bdon'?t\\b", suggestion: 'say what you do' },
  ],
});

const detect = (text: string) => detectAvoidanceKeywords(text, compiled);
const keywords = (text: string) => detect(text).map(({ keyword }) => keyword);

describe('detectAvoidanceKeywords', () => {
  it('finds nothing in a sentence that says what to do', () => {
    expect(detect('아침에 햇빛 보기')).toEqual([]);
    expect(detect('')).toEqual([]);
  });

  it('names the whole word, with its place and the advice of its pattern', () => {
    expect(detect('술 끊기')).toEqual([
      { id: 'quit', keyword: '끊기', suggestion: 'say what comes instead', start: 2, end: 4 },
    ]);
    expect(keywords('늦게 자지 않기로 하기')).toEqual(['자지 않기로']);
  });

  it('gives precedence to the earlier pattern, not the earlier word, and finds every word', () => {
    expect(keywords('술 끊고 늦게 자지 않고 담배 끊기')).toEqual(['자지 않고', '끊고', '끊기']);
  });

  it('lets innocent phrases pass, and only these', () => {
    expect(keywords('끊어 읽기')).toEqual([]);
    expect(keywords('walk to the bus stop')).toEqual([]);
    expect(keywords('끊어 읽고 술 끊기')).toEqual(['끊기']);
    expect(keywords('stop at the bus stop')).toEqual(['stop']);
  });

  it('does not take the gap an innocent phrase leaves for a space', () => {
    expect(keywords('안내안 먹기')).toEqual([]);
    expect(keywords('안내 안 먹기')).toEqual(['안 먹기']);
  });

  it.each([
    ['DON’T worry', 'DON’T'],
    ['Stop', 'Stop'],
    ['야식   안\n먹기', '안\n먹기'],
    ['  안 먹기  ', '안 먹기'],
    ['술 \u200B끊\u200B기', '끊\u200B기'],
    ['“끊기”', '끊기'],
    ['🌙🌙 끊기 🌙', '끊기'],
    ['İ stop', 'stop'],
  ])('finds the word in %j as it is written', (text, keyword) => {
    expect(keywords(text)).toEqual([keyword]);
  });

  it('points at the text as it was given, composed or not', () => {
    const text = '밤에 술 끊기 🌙'.normalize('NFD');
    const [hit] = detect(text);
    expect(hit?.keyword).toBe('끊기');
    expect(text.slice(hit?.start, hit?.end)).toBe('끊기'.normalize('NFD'));
  });

  it('always gives ranges of the text that hold the keyword', () => {
    const pieces = fc.constantFrom(
      '끊',
      '지',
      ' ',
      '않',
      'stop',
      '🌙',
      '\u200B',
      '안',
      '먹',
      'E\u0301',
      '\u1112\u1161',
      'İ',
      '\n',
      '\uD800',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        for (const { keyword, start, end } of detect(text)) {
          expect(start).toBeLessThan(end);
          expect(text.slice(start, end).normalize('NFC')).toBe(keyword);
        }
      }),
    );
  });
});

describe('a pattern that looks at the words around it', () => {
  const around = compileAvoidancePatterns({
    flags: 'u',
    words: { vice: ['술, 게임', '단 음료'], place: ['가방, 방'], sweet: ['sugar', 'late snacks'] },
    verbs: { action: ['먹, 마시', '보'] },
    masks: ['게임 접기 대회'],
    patterns: [
      { id: 'fold', re: '접', after: ['vice'], suggestion: '' },
      { id: 'not', re: '(?<![가-힣])안 ?', notAfter: ['place'], before: ['action'], suggestion: '' },
      { id: 'ditch', re: '\\bditch\\b', object: ['sweet'], unless: ['ditch digging'], suggestion: '' },
    ],
  });
  const found = (text: string) => detectAvoidanceKeywords(text, around).map(({ keyword }) => keyword);

  it.each([
    ['게임 접기', ['접기']],
    ['게임을 접기', ['접기']],
    ['단 음료는 이제 접고 물 마시기', ['접고']],
    ['종이 접기', []],
    ['접기', []],
    ['예술 접기', []],
    ['게임 종이 접기', []],
    ['게임 접기 대회 구경하고 게임 접기', ['접기']],
  ])('finds a keyword after a word of its list: %s', (text, keywords) => {
    expect(found(text)).toEqual(keywords);
  });

  it.each([
    ['밤에 안 먹기', ['안 먹기']],
    ['밤에 안마시기', ['안마시기']],
    ['안 봐요', ['안 봐요']],
    ['안 마신 사과즙 고르기', []],
    ['가방 안 먹기', []],
    ['안', []],
  ])(
    'finds a keyword before any form of its verbs, but not after a word that excludes it: %s',
    (text, keywords) => {
      expect(found(text)).toEqual(keywords);
    },
  );

  it.each([
    ['ditch sugar', ['ditch']],
    ['ditch all those late snacks', ['ditch']],
    ['ditch the car for sugar', []],
    ['ditch a b c d e sugar', []],
    ['ditch', []],
    ['ditch digging sugar', []],
  ])('finds an English verb with an object of its list: %s', (text, keywords) => {
    expect(found(text)).toEqual(keywords);
  });
});

describe('compileAvoidancePatterns', () => {
  const withPattern = (pattern: object) => () =>
    compileAvoidancePatterns({
      flags: 'u',
      masks: [],
      patterns: [{ id: 'x', re: 'x', suggestion: '', ...pattern }],
    });

  it.each([[{ re: '(' }], [{ unless: ['('] }], [{ after: ['nothing'] }], [{ before: ['nothing'] }]])(
    'throws on a pattern that is no regular expression or names no list: %j',
    (pattern) => {
      expect(withPattern(pattern)).toThrow(SyntaxError);
    },
  );
});
