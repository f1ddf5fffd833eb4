import { describe, expect, it } from 'vitest';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { catalogText } from '@/catalog/catalog-text';
import { healthLines, urgentCare } from '@/coach/frames/care';
import { needsPeople } from '@/domain/people-first';
import { careTexts } from '@/i18n/care-texts';

const line = (id: string): string => {
  const item = bundledCatalog.byId(id);
  return (item && catalogText(item, 'ko').safety) ?? `no line for ${id}`;
};
const lines = (itemId: string | null, ...ownWords: readonly string[]) =>
  healthLines(itemId, ownWords, bundledCatalog, 'ko');

describe('what to read first', () => {
  it.each([
    '폭식하고 나면 후회돼',
    '먹고 토하는 버릇',
    '저녁 굶기',
    '간헐적 단식',
    'stop binge eating',
    'fasting',
  ])('is the line on eating: %s', (wish) => {
    expect(needsPeople(wish)).toBe(true);
    expect(urgentCare(wish, bundledCatalog, 'ko')).toEqual([line('late_snack')]);
  });

  it.each(['죽고 싶어', '자해 끊기', '살고 싶지 않아', 'I want to die', 'stop self-harm'])(
    'is a number to call: %s',
    (wish) => {
      expect(urgentCare(wish, bundledCatalog, 'ko')).toEqual([careTexts.ko.selfHarm]);
    },
  );

  it.each([
    '야식 끊고 싶어',
    '테니스 단식 연습',
    '계단식 밭 가꾸기',
    '간단식단 적기',
    '계획 검토하기',
    '혼자살기 연습',
    '혼자해 보기',
    'binge-watching',
    'breakfast',
    'climbing',
    'stop worrying',
  ])('is nothing for other words: %s', (wish) => {
    expect([needsPeople(wish), urgentCare(wish, bundledCatalog, 'ko')]).toEqual([false, []]);
  });
});

describe('the health lines of a habit', () => {
  it('are its item’s', () => {
    expect(lines('meditation')).toEqual([line('meditation')]);
  });

  it.each(['술 대신 산책하기', '소주 대신 차 마시기'])(
    'are those of what its words speak of: %s',
    (words) => {
      expect(lines(null, words)).toEqual([line('alcohol')]);
    },
  );

  it('follow the wish, too, whatever item was chosen', () => {
    expect(lines('cyclic_sigh', '술 끊고 싶어')).toEqual([line('alcohol')]);
    expect(lines('meditation', '술 끊고 싶어')).toEqual([line('meditation'), line('alcohol')]);
  });

  it('are each said once', () => {
    expect(lines('alcohol', '술 끊기', '술 대신 차 마시기')).toEqual([line('alcohol')]);
  });

  it('are missing where there is nothing to warn of', () => {
    expect(lines('gratitude', '고마운 일 세 줄 쓰기')).toEqual([]);
    expect(lines('no_such', 'ㅁㄴㅇㄹ')).toEqual([]);
  });
});
