import { describe, expect, it } from 'vitest';
import { verbForms } from '@/domain/avoidance-verb-forms';

const beginsLike = (stem: string, word: string) =>
  verbForms(stem).some((form) => `${word} `.startsWith(form));

describe('verbForms', () => {
  it.each([
    [
      '먹',
      ['먹기', '먹고', '먹지', '먹자', '먹는다', '먹겠다', '먹을래', '먹음', '먹어요', '먹었다', '먹으려고'],
    ],
    ['마시', ['마시기', '마신다', '마실래', '마심', '마십니다', '마셔요', '마셨다']],
    ['하', ['하기', '한다', '할래', '함', '해요', '했다']],
    ['가', ['가기', '간다', '갈래', '감', '가', '가요', '갔다']],
    ['보', ['보기', '본다', '볼래', '봄', '봐요', '봤다', '보았다']],
    ['쓰', ['쓰기', '쓴다', '써요', '썼다']],
    ['담그', ['담그기', '담가요', '담갔다']],
    ['누르', ['누르기', '눌러요', '눌렀다']],
    ['들르', ['들르기', '들러요', '들렀다']],
    ['놀', ['놀기', '노는', '놀아요', '놀']],
    ['눕', ['눕기', '누워요', '누웠다', '누울래']],
    ['듣', ['듣기', '들어요', '들을래']],
    ['짓', ['짓기', '지어요', '지을래']],
    ['쥐', ['쥐기', '쥐어요', '쥐었다']],
    ['되', ['되기', '돼요', '됐다']],
  ])('finds the predicate forms of %s-', (stem, words) => {
    expect(words.filter((word) => !beginsLike(stem, word))).toEqual([]);
  });

  it.each([
    ['먹', ['먹은', '먹던', '먹으면', '먹물']],
    ['마시', ['마신', '마시면', '마시멜로']],
    ['보', ['본', '보면', '보물', '보험']],
    ['가', ['간', '가면', '가방', '가구']],
    ['쓰', ['쓴', '쓰면', '쓰레기']],
  ])('leaves the past attributive, the condition and other words of %s- alone', (stem, words) => {
    expect(words.filter((word) => beginsLike(stem, word))).toEqual([]);
  });
});
