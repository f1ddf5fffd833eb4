import type { HabitType } from '@/domain/habit';
import { native } from './number-words.ko';

const TYPES: Readonly<Record<HabitType, string>> = { build: '만드는 습관', break: '바꾸는 습관' };

/** The cards of what the app itself found when the coach asked it. */
export const readingTextsKo = {
  today: (left: string) => `오늘 · ${left}`,
  number: (handle: string) => `${handle}번`,
  habits: (count: number) => `지금 하고 있는 습관 ${native(count)} 가지`,
  type: (type: HabitType) => TYPES[type],
  progress: (days: number) => `지난 ${days}일`,
  kept: (kept: number, days: number) =>
    days === 0
      ? '아직 센 날이 없어요'
      : kept === 0
        ? `${days}일 가운데 아직 없어요`
        : `${days}일 가운데 ${kept}일`,
  noneTitle: '지금 하고 있는 습관',
  noHabits: '아직 습관이 없어요. 작은 것 하나로 시작해 보세요.',
  chooseHabit: '습관 고르기',
  catalog: (query: string) => `‘${query}’에 맞는 습관`,
  nothingFound: (query: string) => `‘${query}’에 맞는 습관을 찾지 못했어요.`,
  openCatalog: '카탈로그 보기',
  add: '더하기',
  addName: (title: string) => `${title} 더하기`,
};

export type ReadingTexts = typeof readingTextsKo;
