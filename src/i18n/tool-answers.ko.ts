import type { CheckInKind } from '@/domain/check-in';

/** What the reading tools tell the model; it passes the words on, so they are the person's. */
export interface ToolAnswers {
  readonly noHabits: string;
  /** How many habits wait for today's answer. */
  left(count: number): string;
  readonly marks: Readonly<Record<CheckInKind | 'open', string>>;
  week(days: number): string;
  /** `days` leaves days of rest out. */
  keptOf(kept: number, days: number): string;
}

export const toolAnswersKo: ToolAnswers = {
  noHabits: '아직 습관이 없어요.',
  left: (count) => (count === 0 ? '오늘 남은 습관이 없어요.' : `오늘 남은 습관 ${count}개.`),
  marks: {
    open: '아직이에요',
    done: '했어요',
    minimal: '조금 했어요',
    skip: '쉬었어요',
    missed: '못 했어요',
  },
  week: (days) => `지난 ${days}일.`,
  keptOf: (kept, days) => (days === 0 ? '쉬었어요' : `${days}일 가운데 ${kept}일`),
};
