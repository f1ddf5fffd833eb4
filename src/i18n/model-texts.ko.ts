import { formatBytes } from './format-bytes';

const gib = (value: number): string => `${value} GB`;

/** Why a model fits less than well; what it needs and what there is, in GiB of memory or in bytes. */
const verdicts = {
  no_webgpu: () => '이 브라우저에는 그래픽 칩을 쓰는 기능이 없어요.',
  no_adapter: () => '그래픽 칩을 찾지 못했어요.',
  buffer_too_small: () => '그래픽 칩이 한 번에 담을 수 있는 크기보다 커요.',
  memory_too_small: (needed: number, available: number) =>
    `메모리 ${gib(needed)}부터 열려요. 이 기기는 ${gib(available)}예요.`,
  no_space: (needed: number, available: number) =>
    `빈 공간 ${formatBytes(needed)}가 있어야 해요. 지금은 ${formatBytes(available)} 남았어요. 다른 모델을 지우면 자리가 나요.`,
  memory_tight: (needed: number) =>
    `메모리 ${gib(needed)}부터 권해요. 이 기기에서는 여는 도중에 탭이 닫힐 수 있어요.`,
  memory_unknown: (needed: number) =>
    `메모리 ${gib(needed)}부터 권해요. 이 브라우저는 메모리가 얼마나 있는지 알려 주지 않아요.`,
  no_shader_f16: () => '그래픽 칩이 작은 수(f16)를 계산하지 못해서 느리고 메모리도 더 써요.',
  software_gpu: () => '그래픽 칩 없이 계산해서 아주 느려요.',
  failed_before: () => '이 기기에서 한 번 열지 못했어요. 다시 해 볼 수는 있어요.',
};

/** Why a file isn’t here: what happened, what was kept, what to do. */
const fileErrors = {
  no_space: (missing: number | null) =>
    `빈 공간이 ${missing === null ? '조금' : formatBytes(missing)} 모자라서 시작하지 않았어요. 다른 모델이나 파일을 지우고 다시 받아 주세요.`,
  disk_full: () => '저장 공간이 다 찼어요. 받은 데까지는 그대로 있어요. 자리를 만들고 이어 받아 주세요.',
  forbidden: () =>
    '파일을 내주는 곳에서 받을 사람을 확인하려고 해요. 그곳의 토큰을 넣거나 그곳에서 이용 조건에 동의하고 다시 받아 주세요.',
  not_found: () => '그 주소에 파일이 없어요. 주소를 확인해 주세요.',
  server_busy: () => '파일을 내주는 곳이 계속 바빠요. 받은 데까지는 그대로 있어요. 나중에 이어 받아 주세요.',
  server_error: (status: number | null) =>
    `파일을 내주는 곳에서 거절했어요(${status ?? '?'}). 주소를 확인해 주세요.`,
  unreachable: () =>
    '연결이 되지 않아요. 받은 데까지는 그대로 있어요. 인터넷을 확인하고 이어 받아 주세요. 다른 사이트에 파일을 내주지 않는 곳일 수도 있어요.',
  bad_range: () => '파일을 내주는 곳이 엉뚱한 부분을 보내요. 이 파일은 쓰지 않았어요.',
  size_unknown: () => '파일을 내주는 곳이 크기를 알려 주지 않아서 받지 않았어요.',
  size_mismatch: () => '알고 있는 크기와 달라요. 다른 파일이어서 쓰지 않았어요.',
  hash_mismatch: () => '지문(SHA-256)이 맞지 않아요. 깨졌거나 다른 파일이어서 지웠어요.',
  not_a_model: () => '모델 파일이 아니에요. 로그인 화면이나 다른 파일일 수 있어요.',
  bad_address: () => '받을 수 있는 주소가 아니에요.',
  storage: () => '브라우저가 저장 공간을 내주지 않았어요. 시크릿 창이 아닌 곳에서 다시 열어 주세요.',
};

/** 1분 30초쯤, rounded to what a person can use. */
function duration(seconds: number): string {
  if (seconds < 10) return '몇 초';
  if (seconds <= 50) return `${Math.ceil(seconds / 10) * 10}초쯤`;
  if (seconds < 600) {
    const halves = Math.ceil(seconds / 30);
    return halves % 2 === 0 ? `${halves / 2}분쯤` : `${(halves - 1) / 2}분 30초쯤`;
  }
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes}분쯤`;
  const hours = `${Math.floor(minutes / 60)}시간`;
  return minutes % 60 === 0 ? `${hours}쯤` : `${hours} ${minutes % 60}분쯤`;
}

export const modelTextsKo = {
  title: '모델',
  device: {
    checking: '이 기기를 살펴보는 중이에요.',
    fits: '이 기기에서 코치를 켤 수 있어요.',
    slow: '이 기기에서는 작은 모델만 권해요.',
    facts: (adapter: string, memory: number | null, free: number | null) =>
      [
        adapter === '' ? '그래픽 칩' : `그래픽 칩(${adapter})`,
        ...(memory === null ? [] : [`메모리 ${memory} GB${memory >= 8 ? ' 이상' : ''}`]),
        ...(free === null ? [] : [`빈 공간 ${formatBytes(free)}`]),
      ].join(', ') + '를 확인했어요.',
    looksPrivate: '시크릿 창처럼 보여요. 창을 닫으면 받은 모델이 지워져요.',
  },
  demo: {
    name: '연습용 작은 모델',
    facts: '1.1 MB · 앱에 들어 있어요',
    body: '카탈로그의 42가지 습관과 간단한 말만 알아들어요. 내려받기 없이 코치의 흐름을 먼저 볼 수 있어요. 실제 Gemma의 실력은 아니에요.',
  },
  facts: (bytes: number | null, licence: string | null) =>
    [bytes === null ? '크기를 아직 몰라요' : formatBytes(bytes), licence ?? '직접 가져온 모델'].join(' · '),
  bytes: formatBytes,
  tag: {
    ready: '켜져 있어요',
    failed: '켜지 못했어요',
    loading: '켜는 중',
    good: '잘 맞아요',
    slow: '버거워요',
    unfit: '맞지 않아요',
    here: '받아 뒀어요',
    ask: '확인이 필요해요',
  },
  verdicts,
  fileErrors,
  bring: (bytes: number | null) => (bytes === null ? '받기' : `받기 ${formatBytes(bytes)}`),
  bringAnyway: '그래도 받기',
  bringAgain: '다시 받기',
  goOn: '이어 받기',
  pause: '잠시 멈추기',
  giveUp: '그만두기',
  keepGoing: '계속 받기',
  confirmGiveUp: (bytes: number) => `받은 ${formatBytes(bytes)}를 지우고 그만둘까요?`,
  discard: '지우고 그만두기',
  hurry: '지금 다시 시도',
  start: '켜 보기',
  stopLoading: '그만두기',
  unload: '쉬게 하기',
  talk: '이야기하러 가기',
  remove: '지우기',
  confirmRemove: (bytes: number) =>
    `이 모델(${formatBytes(bytes)})을 지울까요? 다시 쓰려면 새로 받아야 해요.`,
  keep: '그냥 두기',
  removed: '모델을 지웠어요',
  check: '파일 다시 확인하기',
  checking: '파일을 처음부터 읽고 있어요',
  sound: '파일이 그대로예요',
  damaged: '파일이 깨져 있어서 지웠어요. 다시 받아 주세요.',
  checkFailed: '파일을 읽지 못했어요',
  download: {
    name: (model: string) => `${model} 내려받기`,
    amount: (received: number, total: number | null) =>
      total === null ? formatBytes(received) : `${formatBytes(received)} / ${formatBytes(total)}`,
    speed: (bytesPerSecond: number) => `초당 ${formatBytes(bytesPerSecond)}`,
    left: (seconds: number) => `${duration(seconds)} 남았어요`,
    assurance: '받으면서 지문(SHA-256)을 맞춰 보고 있어요. 끊겨도 여기서부터 이어 받아요.',
    assuranceUnknown: '받으면서 지문(SHA-256)을 재고 있어요. 끊겨도 여기서부터 이어 받아요.',
    restarted: '처음부터 다시 받고 있어요. 이어 받기를 지원하지 않거나 파일이 바뀌었어요.',
    elsewhere: '다른 탭에서 받고 있어요.',
    started: '받기 시작했어요',
    checking: '다 받았어요. 온전한지 확인하고 있어요.',
    paused: '멈춰 두었어요. 여기서부터 이어 받을 수 있어요.',
    done: '다 받았어요. 온전한 파일이에요.',
    again: (time: string) => `${time}에 다시 시도해요.`,
    waiting: {
      offline: '인터넷이 끊겼어요. 연결되면 이어 받아요.',
      unreachable: '연결이 끊겼어요. 곧 다시 시도해요.',
      server_busy: '파일을 내주는 곳이 바빠요. 곧 다시 시도해요.',
    },
  },
  ask: {
    body: '이 파일이 어떤 것인지 보증하는 곳이 없어요. 아래 지문이 받은 곳에서 알려 준 것과 같은지 보고 정해 주세요.',
    yes: '이 파일 쓰기',
    hash: '지문(SHA-256)',
  },
  phase: {
    model: '파일을 확인하고 있어요',
    engine: '그래픽 칩에 올리고 있어요',
    warming: '첫마디를 준비하고 있어요',
  },
  progressName: (model: string) => `${model} 켜기`,
  next: {
    retry: '다시 시도',
    start: '켜기',
    start_again: '다시 켜 보기',
    smaller_context: '대화 공간을 줄여서 켜기',
    practice: '연습용 모델로 바꾸기',
    take_over: '여기서 쓰기',
    choose: '모델 고르기',
  },
  elsewhere: '다른 탭에서 쓰고 있어요',
  privacy: '모델도, 적은 글도 이 기기 안에서만 움직여요.',
  own: {
    title: '다른 모델',
    file: '파일에서 가져오기',
    fileNote: '같은 지문 확인을 거쳐요',
    address: '주소에서 받기',
    addressNote: 'https 주소만 돼요',
    pick: '파일 고르기',
    chosen: (name: string, bytes: number) => `${name} · ${formatBytes(bytes)}`,
    addressLabel: '주소',
    addressWrong: 'https://로 시작하는 주소만 받을 수 있어요.',
    hashLabel: 'SHA-256 (선택)',
    hashNote: '받은 곳에서 알려 준 64자리 지문이 있으면 적어 주세요.',
    hashWrong: '0–9와 a–f로 된 64자리예요.',
    family: '말하는 방식',
    submitFile: '가져오기',
    submitAddress: '받기',
    cancel: '취소',
  },
  tokens: {
    title: '받을 때 쓰는 토큰',
    open: '토큰 적으러 가기',
    note: '회원만 받을 수 있는 곳의 토큰이에요. 이 기기에만 두고 그곳에만 보내요.',
    host: '받는 곳',
    token: '토큰',
    save: '넣기',
    remove: (host: string) => `${host} 토큰 지우기`,
    saved: '토큰을 넣었어요',
    removed: '토큰을 지웠어요',
  },
  bench: {
    title: '재어 본 값',
    note: '켜진 모델을 껐다가 다시 켜고 한 번 답하게 해서 재요.',
    run: '재어 보기',
    running: '재고 있어요. 잠시 그대로 두세요.',
    stop: '그만두기',
    failed: '끝까지 재지 못했어요.',
    copy: '글로 복사',
    copied: '복사했어요',
    copyFailed: '복사하지 못했어요. 아래 글을 직접 골라 주세요.',
    load: '여는 데',
    first: '첫 글자까지',
    speed: '1초에',
    storage: '차지한 저장 공간',
    seconds: (ms: number) => `${(ms / 1000).toFixed(1)}초`,
    tokens: (perSecond: number) => `${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)}토큰`,
    unknown: '–',
    checkLink: '모델 점검',
  },
  storage: {
    title: '저장 공간',
    of: (usage: number, quota: number) => `${formatBytes(usage)} / ${formatBytes(quota)}`,
    parts: (models: number, rest: number) => `모델 ${formatBytes(models)} · 앱과 기록 ${formatBytes(rest)}`,
    persisted: '브라우저가 지우지 않기로 했어요',
    notPersisted: '공간이 모자라면 브라우저가 지울 수 있어요',
    ask: '지우지 않게 부탁하기',
    granted: '이제 브라우저가 함부로 지우지 않아요',
    denied: '브라우저가 아직 들어주지 않았어요. 앱을 설치하면 대개 들어줘요.',
  },
  engine: {
    title: '움직이는 방식',
    note: '다음에 켤 때부터 바뀌어요.',
    context: '대화 공간',
    contextNote: '클수록 오래 기억하고, 메모리를 더 써요.',
    sampling: '말투의 폭',
    samplings: { focused: '또렷하게', usual: '보통', varied: '다채롭게' },
    thinks: '생각하고 답하기',
    thinksNote: '느려지지만 어려운 부탁에 나아요.',
    idle: '쉬는 때',
    idles: { '60': '1분 뒤', '300': '5분 뒤', '900': '15분 뒤', never: '쉬지 않기' },
    asksFirst: '묻지 않고 켜지 않기',
    asksFirstNote: '말을 걸어도 모델을 저절로 켜지 않아요.',
  },
};

export type ModelTexts = typeof modelTextsKo;
