import { describe, expect, it } from 'vitest';
import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { draftHabit, type HabitParts } from '@/domain/habit-draft';
import type { LocalDay } from '@/domain/local-day';
import { assertXorProtocol } from '@/domain/xor-protocol';

const labels = { usual: '기본', minimal: '최소' };
const parts: HabitParts = {
  userId: 'me',
  type: 'build',
  title: '책 읽기',
  protocolId: 'reading',
  frameLevel: 'L2',
  framedText: '침대에서 책 10쪽 읽기',
  anchorWhen: '침대에 누우면',
  anchorAfterWhat: null,
  usualDose: '10쪽',
  minimalDose: '한 쪽',
  startedAt: '2026-11-30' as LocalDay,
};
const draft = (changes: Partial<HabitParts> = {}) =>
  draftHabit({ ...parts, ...changes }, labels, bundledAvoidancePatterns);

describe('a habit put together', () => {
  it('is stored cleaned up, with both doses', () => {
    expect(draft({ framedText: '  침대에서\n책 10쪽 읽기 ', anchorWhen: ' ' })).toEqual({
      ok: true,
      draft: {
        userId: 'me',
        type: 'build',
        title: '책 읽기',
        protocolId: 'reading',
        breakProtocolId: null,
        frameLevel: 'L2',
        frameFramedText: '침대에서 책 10쪽 읽기',
        anchorWhen: null,
        anchorAfterWhat: null,
        startedAt: '2026-11-30',
        variants: [
          { label: '기본', doseText: '10쪽', isMinimum: false, sortOrder: 0 },
          { label: '최소', doseText: '한 쪽', isMinimum: true, sortOrder: 1 },
        ],
      },
    });
  });

  it.each(['build', 'break'] as const)('carries exactly one reference: %s', (type) => {
    const verdict = draft({ type });
    if (!verdict.ok) throw new Error('refused');
    expect(() => assertXorProtocol(verdict.draft)).not.toThrow();
    expect(verdict.draft[type === 'build' ? 'protocolId' : 'breakProtocolId']).toBe('reading');
  });

  it('reads levels as people write them, has the sentence for a title, and leaves out doses not given', () => {
    expect(draft({ frameLevel: ' l3 ', title: null, usualDose: null, minimalDose: '  ' })).toMatchObject({
      ok: true,
      draft: { frameLevel: 'L3', title: '침대에서 책 10쪽 읽기', variants: [] },
    });
  });

  it.each([
    [{ frameLevel: 'L0' }, { kind: 'level', level: 'L0' }],
    [{ frameLevel: 'L1' }, { kind: 'level', level: 'L1' }],
    [{ frameLevel: '행동' }, { kind: 'level', level: null }],
    [{ framedText: ' ' }, { kind: 'text', field: 'framedText', problem: { kind: 'empty' } }],
    [{ framedText: '가'.repeat(201) }, { kind: 'text', problem: { kind: 'too_long', count: 201, max: 200 } }],
    [{ framedText: '책 \uFFFD 읽기' }, { kind: 'text', problem: { kind: 'broken' } }],
    [{ anchorWhen: '가'.repeat(51) }, { kind: 'text', field: 'anchor' }],
    [{ anchorAfterWhat: '가'.repeat(51) }, { kind: 'text', field: 'anchor' }],
    [{ usualDose: '가'.repeat(101) }, { kind: 'text', field: 'dose' }],
    [{ minimalDose: '가'.repeat(101) }, { kind: 'text', field: 'dose' }],
    [{ framedText: '술 끊기' }, { kind: 'avoidance', hit: { keyword: '끊기' } }],
  ])('is refused: %j', (changes, refusal) => {
    expect(draft(changes)).toMatchObject({ ok: false, refusal });
  });

  it('asks the rules in their order', () => {
    const wrong = { frameLevel: 'L0', anchorWhen: '가'.repeat(51), framedText: '술 끊기' };
    expect(draft(wrong)).toMatchObject({ refusal: { kind: 'level' } });
    expect(draft({ ...wrong, frameLevel: 'L2' })).toMatchObject({ refusal: { kind: 'text' } });
  });
});
