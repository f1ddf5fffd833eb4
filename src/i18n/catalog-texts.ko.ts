export const catalogTextsKo = {
  title: '카탈로그',
  search: '습관 찾기',
  clear: '찾는 말 지우기',
  filters: '종류',
  filter: { all: '모두', build: '만들기', break: '바꾸기', diet: '먹는 일' },
  count: (shown: number, total: number) => {
    if (shown === 0) return '찾은 습관이 없어요';
    return shown === total ? `${total}가지` : `${total}가지 가운데 ${shown}가지`;
  },
  hint: '‘ㅎㅂ’처럼 첫소리로도 찾아요',
  swap: '바꾸기',
  minimum: '최소',
  care: '먼저 읽어 주세요',
  evidence: '근거',
  source: '출처',
  add: (sentence: string) => `${sentence} 더하기`,
  none: (query: string) => `‘${query}’에 맞는 습관을 찾지 못했어요`,
  noneNote: '다른 말로 찾거나, 하고 싶은 일을 코치에게 말해 보세요.',
  noneHere: (filter: string) => `‘${filter}’에는 없어요`,
  showAll: (count: number) => `모두에서 ${count}가지 보기`,
  clearSearch: '지우고 모두 보기',
  talk: '코치와 이야기하기',
};

export type CatalogTexts = typeof catalogTextsKo;
