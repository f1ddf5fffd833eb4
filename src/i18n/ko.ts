import { coachPromptTextsKo } from './coach-prompt-texts.ko';
import { modelCheckTextsKo } from './model-check-texts.ko';
import { modelTextsKo } from './model-texts.ko';
import { catalogTextsKo } from './catalog-texts.ko';
import { activityTextsKo } from './activity-texts.ko';
import type { LlmErrorText } from './llm-error-text';
import { native } from './number-words.ko';
import { proposalTextsKo, refusedTextsKo } from './proposal-texts.ko';
import { readingTextsKo } from './reading-texts.ko';
import { newHabitTextsKo } from './new-habit-texts.ko';

const MARKS = {
  open: '아직',
  done: '했어요',
  minimal: '최소로 했어요',
  skip: '쉬었어요',
  missed: '못 했어요',
};
type Mark = keyof typeof MARKS;
const keptOf = (kept: number): string =>
  kept === 0 ? '아직 하나도 안 했어요' : `${native(kept)} 가지 했어요`;

const errors: LlmErrorText = {
  no_webgpu: {
    title: '이 브라우저에서는 코치를 켤 수 없어요',
    body: '그래픽 칩을 쓰는 기능(WebGPU)이 없어요. 안드로이드나 컴퓨터의 최신 Chrome에서 열어 주세요. 습관과 기록은 여기서도 그대로 쓸 수 있어요.',
  },
  no_adapter: {
    title: '그래픽 칩을 찾지 못했어요',
    body: '브라우저 설정에서 ‘하드웨어 가속’을 켜고 다시 시도해 주세요. 습관과 기록은 그대로 쓸 수 있어요.',
  },
  device_lost: {
    title: '그래픽 칩이 잠시 멈췄어요',
    body: '다른 앱이 메모리를 많이 쓰고 있을 수 있어요. 적어 둔 것은 그대로예요. 다시 켜 주세요.',
  },
  model_unreachable: {
    title: '모델 파일을 가져오지 못했어요',
    body: '인터넷 연결을 확인하고 다시 시도해 주세요. 한 번 켠 뒤에는 인터넷 없이도 켜져요.',
  },
  model_damaged: {
    title: '모델 파일이 온전하지 않아요',
    body: '받는 도중에 끊겼거나 다른 파일이에요. 이 파일은 쓰지 않았어요. 다시 받아 주세요.',
  },
  runtime_unreachable: {
    title: '모델을 움직이는 부분을 가져오지 못했어요',
    body: '처음 켤 때는 인터넷이 필요해요. 연결을 확인하고 다시 시도해 주세요.',
  },
  load_timeout: {
    title: '켜는 데 너무 오래 걸려서 멈췄어요',
    body: '다른 탭을 닫고 다시 시도해 주세요.',
  },
  no_answer: {
    title: '답이 오지 않아 멈췄어요',
    body: '모델을 새로 켜면 대개 나아져요. 적은 말은 그대로 있어요.',
  },
  too_long: { title: '글이 너무 길어요', body: '조금 줄여서 다시 보내 주세요.' },
  busy: { title: '아직 답하는 중이에요', body: '멈추거나 끝난 뒤에 보내 주세요.' },
  model_missing: {
    title: '고른 모델이 이 기기에 없어요',
    body: '모델을 받거나 다른 모델을 골라 주세요. 적은 말은 그대로 있어요.',
  },
  no_room: {
    title: '모델을 둘 자리가 없어요',
    body: '저장 공간을 비우거나 시크릿 창이 아닌 곳에서 다시 열어 주세요.',
  },
  in_other_tab: {
    title: '모델을 다른 탭에서 쓰고 있어요',
    body: '메모리를 아끼려고 한 탭에서만 켜요. 적은 말은 그대로 있어요.',
  },
  taken_over: {
    title: '모델을 다른 탭으로 옮겼어요',
    body: '이 탭에서 다시 쓸 수 있어요. 적은 말은 그대로 있어요.',
  },
  crashed_before: {
    title: '지난번에 여는 도중에 닫혔어요',
    body: '기기의 메모리가 모자랐을 수 있어요. 그래서 저절로 켜지 않았어요. 습관과 기록은 그대로예요.',
  },
  needs_hand: {
    title: '모델이 꺼져 있어요',
    body: '묻지 않고 켜지 않기로 해 두었어요. 적은 말은 그대로 있어요.',
  },
  other: { title: '답을 만들지 못했어요', body: '적은 말은 그대로 있어요. 다시 시도해 주세요.' },
};

/** Korean is the source of truth: its shape is the type of every other language. */
export const ko = {
  app: { name: '습관 코치' },
  nav: { label: '주 메뉴', today: '오늘', coach: '코치', more: '더보기', back: '뒤로' },
  common: { undo: '실행 취소', retry: '다시 시도', close: '닫기', loading: '불러오는 중' },
  errors,
  database: {
    failedTitle: '기록을 열지 못했어요',
    failedBody:
      '브라우저가 저장 공간을 내주지 않았어요. 다른 탭을 닫거나 시크릿 창이 아닌 곳에서 다시 열어 주세요.',
    blocked: '다른 탭이 예전 버전으로 열려 있어요. 그 탭을 닫으면 이어서 열려요.',
    outdated: '다른 탭에서 앱이 새로워졌어요. 새로 고치면 이어서 쓸 수 있어요.',
    reload: '새로 고침',
  },
  crash: {
    title: '화면을 그리지 못했어요',
    body: '적어 둔 것은 그대로예요. 새로 고치면 이어서 쓸 수 있어요.',
  },
  today: {
    left: (count: number) => (count === 0 ? '오늘 할 일을 다 했어요' : `${native(count)} 가지 남았어요`),
    smallest: (dose: string) => `지금은 ‘${dose}’만 해도 충분해요`,
    allKept: '내일도 같은 자리에서 만나요.',
    ring: (kept: number, total: number) => `${native(total)} 가지 가운데 ${keptOf(kept)}`,
    week: '지난 7일',
    weekDay: (date: string, kept: number, total: number) =>
      total === 0 ? `${date}, 습관 없음` : `${date}, ${native(total)} 가지 가운데 ${keptOf(kept)}`,
    list: '오늘의 습관',
    next: '다음',
    minimum: (dose: string) => `최소 ${dose}`,
    swap: '바꾸는 습관',
    mark: MARKS,
    markName: (sentence: string, date: string, mark: string) => `${sentence}, ${date}, ${mark}`,
    marked: (sentence: string, mark: Mark) =>
      mark === 'open' ? `‘${sentence}’ 표시를 지웠어요` : `‘${sentence}’ ${MARKS[mark]}`,
    archived: (sentence: string) => `‘${sentence}’ 습관을 보관했어요`,
    answers: '오늘은 어땠어요?',
    clear: '표시 지우기',
    archive: '보관하기',
    otherAnswers: '다르게 답하기',
    emptyTitle: '작은 것 하나면 충분해요',
    emptyNote: '한 번에 1분이면 되는 것부터 골라 보세요.',
    starters: '바로 시작할 수 있는 습관',
    starterName: (sentence: string) => `${sentence} 더하기`,
    startWithCoach: '코치와 이야기하며 정하기',
    startAlone: '직접 적기',
    newHabit: '새 습관',
    privacy: '여기 적는 글은 이 기기 밖으로 나가지 않아요.',
    added: (sentence: string) => `‘${sentence}’ 습관을 더했어요`,
    notAdded: (reason: string) => `더하지 못했어요. ${reason}`,
    undone: '되돌렸어요',
    notUndone: '이미 기록이 있어서 되돌리지 않았어요',
    saveFailed: '저장하지 못했어요. 다시 시도해 주세요.',
  },
  coach: {
    log: '대화',
    state: {
      ready: '준비됨',
      loading: '불러오는 중',
      resting: '쉬는 중',
      none: '없음',
      label: (state: string) => `모델 상태: ${state}`,
    },
    greetingTitle: '무엇을 해 볼까요?',
    greetingNote: '습관을 제안하면 카드로 먼저 보여 드려요. 누르기 전에는 아무것도 저장하지 않아요.',
    suggestions: ['아침에 햇빛 보기 습관 추가해줘', '술 대신 다른 걸 하고 싶어', '습관이 자꾸 무너져'],
    suggestionsLabel: '이렇게 말해 보세요',
    offerTitle: '코치는 아직 꺼져 있어요',
    offerBody:
      '연습용 작은 모델(1 MB)을 켜면 이 기기 안에서 대화할 수 있어요. 정해진 말 몇 가지만 알아들어요.',
    offerStart: '연습용 모델 켜기',
    offerMore: '모델 살펴보기',
    placeholder: '무엇이든 적어 보세요',
    send: '보내기',
    stopAnswer: '답변 멈추기',
    thinking: '생각한 내용',
    writing: '답을 쓰고 있어요',
    wakingAgain: '모델이 쉬고 있었어요. 다시 깨우는 중이에요.',
    waking: '모델을 깨우는 중이에요. 처음에는 20초쯤 걸려요.',
    stopped: '멈췄어요',
    tooLong: (over: string) =>
      `글이 너무 길어요. 대화 공간을 ${over}토큰 넘었어요. 조금 줄여서 다시 보내 주세요.`,
    cutOff: '대화 공간이 모자라 여기서 끊겼어요.',
    brokenCall: '제안이 도중에 끊겨서 아무것도 저장하지 않았어요.',
    tooManyRounds: '제안을 여러 번 되풀이해서 여기서 멈췄어요.',
    repeated: '같은 말을 되풀이해서 멈췄어요.',
    emptyAnswer: '모델이 아무 말도 하지 않았어요.',
    notMended: '다시 해 봤지만 담을 수 없었어요. 다르게 말해 주세요.',
    interrupted: '답하기 전에 닫혔어요.',
    nothingSaved: '코치가 방금 한 말로는 아무것도 바뀌지 않았어요.',
    archived: '습관을 보관했어요. 기록은 그대로 남아요.',
    noSeat: '자리가 모두 차서 되돌리지 않았어요',
    cleared: '대화를 지웠어요',
    lostCharacters: '글자 몇 개를 놓쳤어요. 다시 물어볼 수 있어요.',
    lostCharacter: '모델이 글자를 만들다 놓친 자리예요',
    clear: '대화 지우기',
    proposal: proposalTextsKo,
    refused: refusedTextsKo,
    reading: readingTextsKo,
  },
  activity: activityTextsKo,
  catalog: catalogTextsKo,
  model: modelTextsKo,
  more: {
    title: '더보기',
    habits: '습관',
    items: (count: number) => `${count}가지`,
    activityNote: '되돌릴 수 있어요',
    model: '모델',
    checkNote: '여러 부탁으로 얼마나 잘 알아듣는지 봐요',
    promptNote: '말투와 태도를 바꿀 수 있어요',
    look: '보기',
    hidesFood: '먹는 일과 체중 숨기기',
    hidesFoodNote: '카탈로그와 코치의 제안에서 빠져요. 이미 하는 습관은 그대로예요.',
    language: '언어',
    theme: '화면 밝기',
    themes: { system: '기기대로', light: '밝게', dark: '어둡게' },
    about: '습관 코치는 이 기기 안에서만 움직여요. 적은 글과 기록은 어디로도 보내지 않아요.',
    saveFailed: '설정을 저장하지 못했어요.',
  },
  coachPrompt: coachPromptTextsKo,
  newHabit: newHabitTextsKo,
  modelCheck: modelCheckTextsKo,
  update: { ready: '새 버전이 준비됐어요', apply: '지금 바꾸기' },
};

export type Messages = typeof ko;
