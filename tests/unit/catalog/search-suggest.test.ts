import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { searchCatalog, suggestItems } from '@/catalog/search-catalog';
import { withoutFood } from '@/catalog/without-food';
import type { Locale } from '@/lib/locale';

const items = bundledCatalog.list();
const suggest = (wish: string, locale: Locale, limit = 3) =>
  suggestItems(items, wish, locale, limit).map(({ id }) => id);

describe('suggestItems', () => {
  it.each([
    ['야식 끊고 싶어', 'late_snack'],
    ['밤에 자꾸 먹어', 'late_snack'],
    ['요즘 잠이 너무 안 와', 'bedtime_delay'],
    ['술을 줄이고 싶어', 'alcohol'],
    ['술끊기', 'alcohol'],
    ['담배 좀 그만 피우고 싶다', 'smoking'],
    ['유튜브 좀 그만 봐야지', 'doomscroll'],
    ['인스타를 너무 많이 해', 'doomscroll'],
    ['침대에서 폰 그만 볼래', 'phone_in_bed'],
    ['커피를 너무 많이 마셔', 'late_caffeine'],
    ['콜라 대신 다른 거 마시고 싶어', 'sugary_drink'],
    ['손톱 물어뜯는 버릇 고치고 싶어', 'nail_biting'],
    ['돈을 너무 많이 써', 'impulse_buy'],
    ['일찍 일어나고 싶어', 'fixed_wake'],
    ['일찍 자고 싶어', 'bedtime_delay'],
    ['더 많이 걷고 싶어', 'daily_walk'],
    ['책 읽고 싶어', 'reading'],
    ['외로워', 'call_someone'],
    ['부모님께 전화드리고 싶어', 'call_someone'],
    ['마음이 불안해', 'meditation'],
    ['허리가 아파', 'sit_break'],
    ['물 많이 마시고 싶어', 'water_before_meal'],
    ['채소 더 먹고 싶어', 'veg_first'],
    ['공부 집중이 안 돼', 'spaced_study'],
    ['아침에 햇빛 보기 습관 추가해줘', 'morning_sunlight'],
  ])('answers %j with %s first', (wish, id) => {
    expect(suggest(wish, 'ko')[0]).toBe(id);
  });

  it.each([
    ['I want to sleep better', 'wind_down'],
    ['I want to stop smoking', 'smoking'],
    ['quit drinking', 'alcohol'],
    ['drink more water', 'water_before_meal'],
    ['less phone in bed', 'phone_in_bed'],
    ['I bite my nails', 'nail_biting'],
    ['I keep scrolling Instagram', 'doomscroll'],
    ['too much coffee in the afternoon', 'late_caffeine'],
    ['wake up early', 'fixed_wake'],
    ['walk more', 'daily_walk'],
    ['read more books', 'reading'],
    ['I feel lonely', 'call_someone'],
    ['be kinder', 'kindness'],
    ['feel less stressed', 'meditation'],
    ['I would like to be more grateful', 'gratitude'],
    ['save money', 'impulse_buy'],
    ['I want to excercise', 'cardio'],
  ])('answers %j with %s first', (wish, id) => {
    expect(suggest(wish, 'en')[0]).toBe(id);
  });

  it('puts what replaces a habit first when the wish is about ending one', () => {
    expect(suggest('라면 끊고 싶어', 'ko')).toEqual(['late_snack', 'soup_solids']);
    expect(suggest('라면', 'ko')[0]).toBe('soup_solids');
  });

  it.each([
    '',
    '안녕',
    '습관 추천해줘',
    '뭐 하면 좋을까',
    '비가 와서 우울해',
    '게임 그만하고 싶어',
    '다이어트',
    'hello',
    'I want to change a habit',
    'paint the fence',
  ])('keeps silent where nothing fits: %j', (wish) => {
    expect(suggest(wish, 'ko')).toEqual([]);
    expect(suggest(wish, 'en')).toEqual([]);
  });

  it.each([
    '야식 폭식을 멈추고 싶어',
    '섭식장애가 있는데 채소를 먹고 싶어',
    '먹고 토해요, 물 마시기로 바꿀래',
    'I binge on snacks at night',
    'I have bulimia and want to walk more',
    '술 마시고 죽고 싶어',
    'I want to die, help me sleep',
  ])('offers no habit to %j', (wish) => {
    expect(suggest(wish, 'ko')).toEqual([]);
    expect(suggest(wish, 'en')).toEqual([]);
  });

  it('suggests nothing that the given items leave out', () => {
    const shown = withoutFood(bundledCatalog).list();
    expect(suggestItems(shown, '야식 끊고 싶어', 'ko', 3)).toEqual([]);
  });

  it('gives at most as many as wanted', () => {
    expect(suggest('잠', 'ko', 2)).toHaveLength(2);
    expect(suggest('잠', 'ko', 0)).toEqual([]);
    expect(suggest('잠', 'ko', -1)).toEqual([]);
  });

  it('is stricter than the search: a part of a word is not a wish', () => {
    expect(searchCatalog(items, '물어', 'ko')).not.toEqual([]);
    expect(suggest('하나만 물어볼게', 'ko')).toEqual([]);
  });

  it('takes anything without failing, and answers the same each time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: -2, max: 50 }),
        (wish, limit) => {
          const found = suggest(wish, 'ko', limit);
          expect(found.length).toBeLessThanOrEqual(Math.max(0, limit));
          expect(suggest(wish, 'ko', limit)).toEqual(found);
        },
      ),
      { numRuns: 100 },
    );
  });
});
