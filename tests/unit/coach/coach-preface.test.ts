import { describe, expect, it } from 'vitest';
import { coachPreface } from '@/coach/coach-preface';
import type { LocalDay } from '@/domain/local-day';
import { createToolRegistry } from '@/tools/registry';

const facts = {
  day: '2026-11-30' as LocalDay,
  habits: [
    { handle: '1', sentence: '아침에 햇빛 보기' },
    { handle: '2', sentence: '의자에 앉아 숨 세기' },
  ],
  registry: createToolRegistry([]),
  manner: null,
};
const system = (changes: Partial<Parameters<typeof coachPreface>[0]> = {}): string =>
  coachPreface({ ...facts, locale: 'ko', ...changes }).system;

describe('what the coach is told', () => {
  it('is this, in Korean', () => {
    expect(system()).toMatchInlineSnapshot(`
      "너는 습관 코치다. 한국어로 짧게 답한다. 필요할 때만 도구를 쓴다.
      도구를 부르고 사람이 확인해야 저장된다. 부르지 않았으면 했다고 말하지 않는다.
      습관 문장은 할 일이나 어떤 사람인지로 쓴다. 하지 않기, 줄이기, 결과는 담지 못한다.
      만들 습관과 바꿀 습관은 각각 세 개까지다.
      도구가 거절하면 이유를 짧게 전한다. 병과 약은 의사에게 묻게 한다.
      오늘: 2026-11-30 월요일
      습관: 1 아침에 햇빛 보기, 2 의자에 앉아 숨 세기"
    `);
  });

  it('is this, in English', () => {
    expect(system({ locale: 'en', habits: [] })).toMatchInlineSnapshot(`
      "You are a habit coach. Answer briefly. Use a tool only when needed.
      Things are saved only by a tool call that the person confirms. Without a call, never say it is done.
      A habit sentence names an action or who the person is. Not doing, doing less and results can’t be kept.
      Up to three habits to build and three to replace.
      When a tool refuses, pass the reason on briefly. For illness and medicine, refer to a doctor.
      Today: 2026-11-30 Monday
      Habits: none yet"
    `);
  });

  it('keeps the rules whatever manner a person asks for', () => {
    const text = system({ manner: '반말로 말해.' });
    expect(text).toMatch(/^반말로 말해\.\n도구를 부르고/);
    expect(text).not.toContain('너는 습관 코치다');
  });

  it('stays small with six habits of the longest sentences', () => {
    const habits = Array.from({ length: 6 }, (_, index) => ({
      handle: String(index + 1),
      sentence: '가'.repeat(200),
    }));
    expect(system({ habits }).length).toBeLessThan(600);
  });
});
