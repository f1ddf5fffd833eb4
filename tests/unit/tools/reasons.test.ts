import { describe, expect, it } from 'vitest';
import { toolReasons } from '@/i18n/tool-reasons';
import type { ToolReasons } from '@/i18n/tool-reasons.ko';

/** Every sentence of a catalogue, functions called with each kind of argument. */
function sentencesOf(reasons: ToolReasons): readonly string[] {
  const fields = ['framedText', 'anchor', 'dose', 'note'] as const;
  const problems = [
    { kind: 'empty' },
    { kind: 'too_long', count: 201, max: 200 },
    { kind: 'broken' },
  ] as const;
  return [
    ...Object.values(reasons).filter((value) => typeof value === 'string'),
    ...fields.flatMap((field) => problems.map((problem) => reasons.text(field, problem))),
    ...(['L2', 'L3'] as const).map((frameLevel) =>
      reasons.avoidanceKeyword({ keyword: 'x', frameLevel, example: 'y' }),
    ),
    ...(['build', 'break'] as const).map((type) =>
      reasons.quota({ type, limit: 3, activeTitles: ['x', 'y', 'z'] }),
    ),
    reasons.unknownTracker(['x', 'y', 'z']),
    reasons.notWhole('x'),
    reasons.outOfRange({ tracker: 'x', min: 'y', max: 'z' }),
    ...[0, 1, 2, 6].map((count) => reasons.unknownHabit(count)),
  ];
}

describe.each([
  ['Korean', toolReasons.ko],
  ['English', toolReasons.en],
] as const)('reasons in %s', (_language, reasons) => {
  it.each(sentencesOf(reasons))('are plain and short: %s', (sentence) => {
    expect(sentence).toMatch(/[.]$/);
    expect(sentence).not.toMatch(/\bL\d|_|undefined|null|object|!/);
    expect(sentence.length).toBeLessThan(140);
  });

  it('name both sides of a quota and of an avoided word', () => {
    expect(reasons.quota({ type: 'build', limit: 3, activeTitles: ['aa', 'bb', 'cc'] })).toMatch(
      /aa.*bb.*cc/,
    );
    expect(reasons.avoidanceKeyword({ keyword: 'aa', frameLevel: 'L2', example: 'bb' })).toMatch(/aa.*bb/);
  });

  it('name what can be recorded, what fits, and how many habits there are', () => {
    expect(reasons.unknownTracker(['aa', 'bb'])).toMatch(/aa, bb/);
    expect(reasons.notWhole('aa')).toMatch(/aa/);
    expect(reasons.outOfRange({ tracker: 'aa', min: 'bb', max: 'cc' })).toMatch(/aa.*bb.*cc/);
    expect(reasons.unknownHabit(6)).toMatch(/6/);
  });

  it('differ from each other, so that each says which refusal it is', () => {
    const sentences = Object.values(reasons).filter((value) => typeof value === 'string');
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('reasons', () => {
  it('are written in their own language', () => {
    for (const sentence of sentencesOf(toolReasons.ko)) expect(sentence).toMatch(/[가-힣]/);
    for (const sentence of sentencesOf(toolReasons.en)) expect(sentence).not.toMatch(/[가-힣]/);
  });
});
