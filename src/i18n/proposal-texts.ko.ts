import type { HabitType } from '@/domain/habit';
import { native, ordinal } from './number-words.ko';

type Answer = 'done' | 'minimal' | 'skip';

const TYPES: Readonly<Record<HabitType, string>> = { build: '만드는', break: '바꾸는' };
const CHECKED: Readonly<Record<Answer, string>> = {
  done: '체크했어요',
  minimal: '최소로 했다고 체크했어요',
  skip: '쉬었다고 체크했어요',
};

/** The cards of what the coach proposes, from the question to what became of it. */
export const proposalTextsKo = {
  saving: '저장하는 중',
  edit: '수정',
  cancel: '취소',
  undo: '되돌리기',
  undone: '되돌렸어요',
  expired: '대답하지 않아서 닫았어요',
  reopen: '다시 보기',
  today: '오늘',
  yesterday: '어제',
  day: '날',
  addHabit: {
    label: '습관 제안',
    question: { build: '이 습관을 더할까요', break: '이 습관으로 바꿀까요' },
    when: '언제',
    dose: '하루에',
    minimum: '최소',
    seat: '자리',
    seatOf: (type: HabitType, seat: number) => `${TYPES[type]} 습관 ${ordinal(seat)} 자리`,
    seats: (seat: number, limit: number) => `${native(limit)} 자리 가운데 ${ordinal(seat)}`,
    sameHabit: (sentence: string) => `이미 ‘${sentence}’ 습관이 있어요`,
    yes: '추가',
    saved: (sentence: string) => `‘${sentence}’ 습관을 더했어요`,
    declined: '더하지 않았어요',
  },
  entry: {
    label: '기록 제안',
    question: '기록할까요',
    note: '메모',
    total: '더하면',
    totalOf: (value: string, isToday: boolean) => `${isToday ? '오늘' : '그날'} 모두 ${value}`,
    before: '전에는',
    yes: '기록',
    saved: (what: string, day: string | null) =>
      day === null ? `‘${what}’ 기록했어요` : `‘${what}’ ${day} 기록으로 남겼어요`,
    declined: '기록하지 않았어요',
  },
  checkIn: {
    label: '체크 제안',
    question: '이렇게 체크할까요',
    mark: '표시',
    replaces: (mark: string) => `지금 표시(${mark})를 바꿔요`,
    yes: '체크',
    saved: (sentence: string, answer: Answer) => `‘${sentence}’ ${CHECKED[answer]}`,
    declined: '체크하지 않았어요',
  },
  archive: {
    label: '보관 제안',
    question: '이 습관을 보관할까요',
    keeps: '기록은 그대로 남아요',
    seats: (taken: number, limit: number) =>
      taken === 0
        ? `${native(limit)} 자리가 모두 비어요`
        : `${native(limit)} 자리 가운데 ${native(taken)} 자리`,
    freed: (type: HabitType) => `${TYPES[type]} 습관 한 자리가 비어요`,
    yes: '보관',
    saved: (sentence: string) => `‘${sentence}’ 습관을 보관했어요`,
    declined: '보관하지 않았어요',
  },
  editing: {
    label: '제안 고치기',
    sentence: '문장',
    when: '언제',
    afterWhat: '무엇 다음에',
    dose: '하루에',
    value: (tracker: string) => `${tracker} 값`,
    note: '메모',
    day: '날',
    mark: '표시',
    count: (count: number, max: number) => `${max}자 가운데 ${count}자`,
    over: (surplus: number) => `${surplus}자를 줄여 주세요`,
    confirm: '확인',
    stop: '그만두기',
    failed: '고치지 못했어요. 다시 시도해 주세요.',
  },
};

export type ProposalTexts = typeof proposalTextsKo;

/** What is told of a call that the rules turned down. */
export const refusedTextsKo = {
  habitLabel: '담지 않은 제안',
  label: '하지 않은 제안',
  title: {
    habit: '담지 않았어요',
    entry: '기록하지 않았어요',
    checkIn: '체크하지 않았어요',
    archive: '보관하지 않았어요',
    other: '하지 못했어요',
  },
  useThis: '이걸로',
  occupants: '지금 하고 있는 습관',
  archive: '보관하기',
  archiveName: (sentence: string) => `‘${sentence}’ 보관하기`,
  nothingSavedTitle: '저장한 것은 없어요',
};

export type RefusedTexts = typeof refusedTextsKo;
