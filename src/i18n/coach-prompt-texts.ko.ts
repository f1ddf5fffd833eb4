/** The screen on which a person reads and changes what the coach is told. */
export const coachPromptTextsKo = {
  title: '코치에게 해 두는 말',
  note: '대화를 시작할 때마다 코치가 먼저 읽는 글이에요. 짧을수록 대화할 자리가 넓어요.',
  field: '말투와 태도',
  rest: '그다음에 늘 붙는 글',
  restNote: '규칙과 오늘 날짜, 지금 하는 습관이에요. 바꿀 수 없어요.',
  save: '이렇게 쓰기',
  reset: '처음 글로 되돌리기',
  saved: '다음 말부터 이렇게 들어요',
  room: (tokens: string) => `모두 ${tokens}토큰이에요`,
  roomUnknown: '모델을 켜면 길이를 잴 수 있어요',
  count: (count: number, max: number) => `${count} / ${max}`,
  tooLong: (over: number) => `${over}자를 줄여 주세요.`,
  empty: '비워 두면 처음 글을 써요.',
};

export type CoachPromptTexts = typeof coachPromptTextsKo;
