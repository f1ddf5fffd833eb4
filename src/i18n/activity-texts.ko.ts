type Answer = 'done' | 'minimal' | 'skip' | 'missed';

const CHECKED: Readonly<Record<Answer, string>> = {
  done: '체크했어요',
  minimal: '최소로 했다고 체크했어요',
  skip: '쉬었다고 체크했어요',
  missed: '못 했다고 체크했어요',
};

/** What the coach did, deed by deed, and the way back from each. */
export const activityTextsKo = {
  title: '코치가 한 일',
  note: '저장하겠다고 답한 것만 여기 있어요. 하나씩 되돌릴 수 있어요.',
  empty: '아직 코치가 한 일이 없어요',
  emptyNote: '카드에서 저장하겠다고 답하면 여기에 하나씩 적혀요.',
  talk: '코치와 이야기하기',
  failed: '코치가 한 일을 읽지 못했어요',
  failedNote: '적어 둔 것은 그대로예요. 새로 고치면 다시 읽어요.',
  added: (sentence: string) => `‘${sentence}’ 습관을 더했어요`,
  recorded: (what: string) => `‘${what}’ 기록했어요`,
  checked: (sentence: string, answer: Answer) => `‘${sentence}’ ${CHECKED[answer]}`,
  archived: (sentence: string) => `‘${sentence}’ 습관을 보관했어요`,
  /** The deed is about another day than the one it was done on. */
  forDay: (day: string) => `${day} 기록`,
  time: (hour: string, minute: string, isAfternoon: boolean) =>
    `${isAfternoon ? '오후' : '오전'} ${hour}:${minute}`,
  undo: '되돌리기',
  undoName: (deed: string) => `되돌리기: ${deed}`,
  undone: '되돌렸어요',
  outcome: {
    undone: '되돌렸어요',
    hasRecords: '그 뒤에 기록이 더해져서 그대로 두었어요',
    changed: '그 뒤에 달라진 것이 있어서 그대로 두었어요',
    no_seat: '자리가 모두 차서 되돌리지 못했어요. 습관 하나를 보관하면 되돌릴 수 있어요.',
    not_found: '이미 지워져서 되돌릴 것이 없어요',
    failed: '되돌리지 못했어요. 다시 시도해 주세요.',
  },
};

export type ActivityTexts = typeof activityTextsKo;
