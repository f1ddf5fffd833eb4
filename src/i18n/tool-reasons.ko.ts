import type { StorableFrameLevel } from '@/domain/frame-level';
import type { HabitType } from '@/domain/habit';
import type { TextField, TextProblem } from '@/domain/text-limits';

export interface AvoidanceReason {
  readonly keyword: string;
  readonly frameLevel: StorableFrameLevel;
  /** A sentence of the catalogue that names what to do. */
  readonly example: string;
}

export interface QuotaReason {
  readonly type: HabitType;
  readonly limit: number;
  readonly activeTitles: readonly string[];
}

/** A value that a tracker doesn't take; texts as the person reads them. */
export interface ValueReason {
  readonly tracker: string;
  /** With their unit, both included. */
  readonly min: string;
  readonly max: string;
}

/** Why a tool didn't do what it was asked: for the person, and short enough for a small model to pass on. */
export interface ToolReasons {
  readonly avoidanceFrame: string;
  readonly outcomeFrame: string;
  readonly unknownFrame: string;
  text(field: TextField, problem: TextProblem): string;
  readonly incompleteCall: string;
  readonly notInCatalog: string;
  avoidanceKeyword(found: AvoidanceReason): string;
  quota(full: QuotaReason): string;
  unknownTracker(names: readonly string[]): string;
  readonly notANumber: string;
  notWhole(tracker: string): string;
  outOfRange(value: ValueReason): string;
  readonly notADay: string;
  readonly futureDay: string;
  readonly tooOldDay: string;
  readonly whichHabit: string;
  /** `count`: how many habits there are to name. */
  unknownHabit(count: number): string;
  readonly habitGone: string;
  readonly alreadyArchived: string;
  readonly unknownDose: string;
  readonly whatToFind: string;
  readonly brokenHabit: string;
  readonly tooMuch: string;
  readonly handlerFailed: string;
  readonly readFailed: string;
  readonly tooSlow: string;
  /** The write may still come through, so nothing is said about what was saved. */
  readonly writeTooSlow: string;
  readonly unknownTool: string;
  readonly declined: string;
  readonly undone: string;
  readonly busy: string;
}

const FIELDS: Readonly<Record<TextField, string>> = {
  framedText: '습관 문장',
  anchor: '언제 할지',
  dose: '얼마나 할지',
  note: '메모',
};

export const toolReasonsKo: ToolReasons = {
  avoidanceFrame: '하지 않기는 담을 수 없어요. 할 일로 다시 적어 주세요.',
  outcomeFrame: '결과는 담을 수 없어요. 할 일로 다시 시도해 주세요.',
  unknownFrame: '할 일이나 ‘나는 ~하는 사람이다’로 적은 문장만 담을 수 있어요.',
  text: (field, problem) => {
    switch (problem.kind) {
      case 'empty':
        return `${FIELDS[field]} 칸이 비어 있어요.`;
      case 'too_long':
        return `${FIELDS[field]} 칸은 ${problem.max}자까지예요. 지금은 ${problem.count}자예요.`;
      case 'broken':
        return '글자가 깨져서 왔어요. 한 번 더 말해 주세요.';
    }
  },
  incompleteCall: '제안에 빠졌거나 맞지 않는 내용이 있어요. 한 번 더 말해 주세요.',
  notInCatalog: '카탈로그에 없는 습관이에요. 다른 이름으로 말해 주세요.',
  avoidanceKeyword: ({ keyword, frameLevel, example }) => {
    const lead =
      frameLevel === 'L3' ? `‘${keyword}’에는 어떤 사람인지가 없어요.` : `‘${keyword}’에는 할 일이 없어요.`;
    return `${lead} “${example}”처럼 할 일로 적으면 담을 수 있어요.`;
  },
  quota: ({ activeTitles }) =>
    `지금 ${activeTitles.join(', ')} 습관을 하고 있어요. 하나를 보관하거나 졸업하면 새로 시작할 수 있어요.`,
  unknownTracker: (names) => `그런 기록은 아직 없어요. ${names.join(', ')} 기록은 남길 수 있어요.`,
  notANumber: '값을 숫자로 말해 주세요.',
  notWhole: (tracker) => `${tracker} 값은 소수점 없이 말해 주세요.`,
  outOfRange: ({ tracker, min, max }) => `${tracker} 값은 ${min}부터 ${max}까지 적을 수 있어요.`,
  notADay: '어느 날인지 알 수 없어요. 오늘이나 어제처럼 말해 주세요.',
  futureDay: '아직 오지 않은 날은 적을 수 없어요.',
  tooOldDay: '1년이 넘은 날은 적을 수 없어요.',
  whichHabit: '몇 번 습관인지 말해 주세요.',
  unknownHabit: (count) => {
    if (count === 0) return '아직 습관이 없어요. 먼저 하나를 만들어 주세요.';
    return count === 1
      ? '지금 습관은 하나예요. 1번이라고 말해 주세요.'
      : `지금 습관은 모두 ${count}개예요. 번호로 말해 주세요.`;
  },
  habitGone: '그 습관은 이제 목록에 없어요. 바뀐 것은 없어요.',
  alreadyArchived: '이미 보관한 습관이에요. 바뀐 것은 없어요.',
  unknownDose: '다 했는지, 조금 했는지, 쉬었는지 말해 주세요.',
  whatToFind: '무엇을 찾을지 짧게 말해 주세요.',
  brokenHabit: '습관의 종류가 분명하지 않아 담지 않았어요.',
  tooMuch: '내용이 너무 길어요. 짧게 다시 말해 주세요.',
  handlerFailed: '저장하지 못했어요. 바뀐 것은 없어요. 잠시 뒤에 다시 해 주세요.',
  readFailed: '기록을 읽지 못했어요. 잠시 뒤에 다시 해 주세요.',
  tooSlow: '너무 오래 걸려서 멈췄어요. 잠시 뒤에 다시 해 주세요.',
  writeTooSlow: '저장이 오래 걸려요. 저장됐는지 먼저 확인해 주세요. 두 번 저장되지는 않아요.',
  unknownTool: '그 일은 아직 할 수 없어요.',
  declined: '취소해서 저장하지 않았어요.',
  undone: '되돌린 제안이라 다시 저장하지 않았어요.',
  busy: '다른 일을 하고 있어요. 잠시 뒤에 다시 해 주세요.',
};
