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
  readonly brokenHabit: string;
  readonly handlerFailed: string;
  readonly unknownTool: string;
  readonly declined: string;
  readonly busy: string;
}

const FIELDS: Readonly<Record<TextField, string>> = {
  framedText: '습관 문장',
  anchor: '언제 할지',
  dose: '얼마나 할지',
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
  brokenHabit: '습관의 종류가 분명하지 않아 담지 않았어요.',
  handlerFailed: '저장하지 못했어요. 바뀐 것은 없어요. 잠시 뒤에 다시 해 주세요.',
  unknownTool: '그 일은 아직 할 수 없어요.',
  declined: '취소해서 저장하지 않았어요.',
  busy: '다른 일을 하고 있어요. 잠시 뒤에 다시 해 주세요.',
};
