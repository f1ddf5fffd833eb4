import type { HabitType } from '@/domain/habit';
import { native, ordinal } from './number-words.ko';

const TYPES: Readonly<Record<HabitType, string>> = { build: '만드는', break: '바꾸는' };

/** The editor of a new habit. */
export const newHabitTextsKo = {
  title: '새 습관',
  catalog: '카탈로그',
  type: '습관 종류',
  types: { build: '새로 만들기', break: '있던 것 바꾸기' },
  wish: '마음에 있는 말 그대로',
  count: (count: number, max: number) => `${count} / ${max}`,
  countName: (count: number, max: number) => `${max}자 가운데 ${count}자`,
  hint: '생각나는 대로 적어요. ‘야식 끊고 싶어’처럼 짧아도 돼요.',
  /** Stands behind the word that was found. */
  avoidance: '에는 할 일이 없어요. 그 자리에 할 일을 아래에서 골라요.',
  tooLong: (over: number) => `${over}자를 줄여 주세요.`,
  broken: '깨진 글자가 있어요. 다시 적어 주세요.',
  empty: '한 글자라도 적어 주세요.',
  candidates: '이렇게 적으면 어때요',
  candidatesName: '문장 후보',
  nothingYet: '위에 적으면 여기에서 문장 세 개를 고를 수 있어요.',
  peopleFirst: '이 이야기는 습관보다 사람과 먼저 나눠요.',
  level: { L2: '행동', L3: '정체성' },
  /** Who wrote the sentences; `mixed`: some by the model, some by rules. */
  source: {
    model: '코치가 쓰고 규칙으로 확인했어요',
    rules: '규칙으로 만든 문장이에요',
    mixed: '코치와 규칙이 만들고 확인했어요',
    item: '카탈로그에 있는 문장이에요',
  },
  by: { model: '코치', rules: '규칙', own: '고쳐 쓴 문장' },
  ask: '코치에게 물어보기',
  again: '다시',
  left: (count: number) => `(${count}번 더)`,
  noneLeft: '규칙으로 만든 문장이에요. 지금은 코치에게 더 물어볼 수 없어요.',
  asking: '코치가 문장을 쓰고 있어요. 길어야 10초예요.',
  stop: '멈추기',
  notice: {
    failed: '코치가 알맞은 문장을 쓰지 못했어요. 규칙으로 만든 문장이에요.',
    stopped: '멈췄어요. 규칙으로 만든 문장이에요.',
  },
  off: '규칙으로 만든 문장이에요. 코치는 꺼져 있어요.',
  turnOn: '코치 켜기',
  loading: '규칙으로 만든 문장이에요. 코치를 불러오고 있어요.',
  busy: '규칙으로 만든 문장이에요. 코치는 다른 답을 쓰고 있어요.',
  edit: '고쳐 쓰기',
  editName: '문장 고쳐 쓰기',
  editDone: '이대로',
  cancel: '취소',
  editAvoidance: '에는 할 일이 없어요. 대신 할 일로 적어 주세요.',
  fits: '이대로 담을 수 있어요.',
  when: '언제 할까요',
  whenNote: '고르지 않아도 돼요.',
  ownWhen: '직접',
  whenName: '언제 할지',
  anchors: {
    build: ['아침에 일어나면', '점심 먹고 나서', '저녁 먹고 나서', '잠자리에 들기 전'],
    break: ['손이 먼저 움직이면', '저녁 먹고 나서', '잠자리에 들기 전'],
  } as Readonly<Record<HabitType, readonly string[]>>,
  dose: '얼마나 할까요',
  usual: '기본',
  minimal: '최소',
  minimalNote: '이것만 해도 지킨 날이에요',
  ownDose: { usual: '한 번', minimal: '1분만' },
  guide: {
    title: '이렇게 적으면 지키기 쉬워요',
    points: ['하지 않을 일 말고, 그 자리에 할 일', '1분이면 되는 크기', '언제 할지가 보이는 말'],
  },
  care: '먼저 읽어 주세요.',
  seat: (type: HabitType, seat: number, limit: number) =>
    `${TYPES[type]} 습관 ${native(limit)} 자리 가운데 ${seat === limit ? '마지막' : ordinal(seat)} 자리예요`,
  noSeat: (type: HabitType, limit: number) => `${TYPES[type]} 습관 ${native(limit)} 자리가 모두 차 있어요`,
  seatsName: (taken: number, limit: number) => `${native(limit)} 자리 가운데 ${native(taken)} 자리 사용`,
  add: '이 습관 더하기',
  saving: '저장하는 중',
  chooseFirst: '문장을 하나 고르면 더할 수 있어요',
  mendFirst: '고치던 문장을 먼저 다듬어 주세요',
  /** `field` is one of the names above. */
  fieldProblem: (field: string, problem: string) => `${field}: ${problem}`,
  notAdded: '더하지 못했어요.',
  full: {
    title: '자리를 하나 비울까요',
    note: '한 번에 세 가지까지 해요. 하나를 보관하면 이 습관을 더해요. 보관한 습관의 기록은 그대로 남아요.',
    archive: '보관하기',
    archiveName: (sentence: string) => `‘${sentence}’ 보관하고 새 습관 더하기`,
  },
  addedInstead: (sentence: string, archived: string) =>
    `‘${archived}’ 습관을 보관하고 ‘${sentence}’ 습관을 더했어요`,
};

export type NewHabitTexts = typeof newHabitTextsKo;
