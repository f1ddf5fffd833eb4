import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { catalogText } from '@/catalog/catalog-text';
import { searchCatalog } from '@/catalog/search-catalog';
import type { Locale } from '@/lib/locale';

const items = bundledCatalog.list();
const find = (query: string, locale: Locale) =>
  searchCatalog(items, query, locale).map(({ item }) => item.id);

/** The marked parts of the best match, as text. */
function marked(query: string, locale: Locale, field: 'title' | 'sentence' | 'minimalDose') {
  const [best] = searchCatalog(items, query, locale);
  if (!best) throw new Error(`nothing found for ${query}`);
  const text = catalogText(best.item, locale);
  const shown = { title: text.title, sentence: text.frameL2, minimalDose: text.minimalDose }[field];
  return best.marks[field].map(([start, end]) => shown.slice(start, end));
}

describe('searchCatalog in Korean', () => {
  it.each([
    // by what is written on the item
    ['아침 햇빛', 'morning_sunlight'],
    ['스쿼트', 'strength'],
    ['발을 바닥에', 'fixed_wake'],
    ['근육을 저축하는', 'strength'],
    ['엘리베이터 앞에', 'stair_snack'],
    ['창문 열고', 'morning_sunlight'],
    ['서성이기', 'post_meal_walk'],
    // by other words for it
    ['생체시계', 'morning_sunlight'],
    ['투두', 'todo_bedtime'],
    ['당뇨', 'post_meal_walk'],
    ['거북목', 'stretch'],
    ['외로움', 'call_someone'],
    // everyday words for what people want to have less of
    ['술', 'alcohol'],
    ['맥주', 'alcohol'],
    ['담배', 'smoking'],
    ['야식', 'late_snack'],
    ['과자', 'late_snack'],
    ['SNS', 'doomscroll'],
    ['인스타그램', 'doomscroll'],
    ['유튜브', 'doomscroll'],
    ['폰', 'phone_in_bed'],
    ['커피', 'late_caffeine'],
    ['손톱', 'nail_biting'],
    ['쇼핑', 'impulse_buy'],
    ['돈', 'impulse_buy'],
    ['콜라', 'sugary_drink'],
    ['탄산음료', 'sugary_drink'],
    // initial consonants, also as the keyboard melts them
    ['ㅎㅂ', 'morning_sunlight'],
    ['ㅇㅊㅎㅂ', 'morning_sunlight'],
    ['ㄱㅅ', 'gratitude'],
    ['ㄳ', 'gratitude'],
    ['ㅊㅅ', 'interdental'],
    // half of it typed
    ['햇ㅂ', 'morning_sunlight'],
    ['햇비', 'morning_sunlight'],
    ['아침ㅎ', 'morning_sunlight'],
    ['독ㅅ', 'reading'],
    ['돇', 'reading'],
    ['칫', 'interdental'],
    ['운도', 'strength'],
    ['커피ㄹ', 'late_caffeine'],
    // particles and endings
    ['햇빛을', 'morning_sunlight'],
    ['잠이', 'bedtime_delay'],
    ['물은', 'water_before_meal'],
    ['침대에서는', 'phone_in_bed'],
    ['sns는', 'doomscroll'],
    ['산책하고 싶어', 'daily_walk'],
    ['더 걸어야지', 'daily_walk'],
    ['책을 읽고 싶어요', 'reading'],
    ['술을 줄이고 싶어', 'alcohol'],
    ['담배끊고싶어', 'smoking'],
    ['손톱을 물어뜯는', 'nail_biting'],
    // spacing, order, compounds
    ['아침햇빛', 'morning_sunlight'],
    ['폰중독', 'doomscroll'],
    ['배달음식', 'late_snack'],
    ['햇빛 아침', 'morning_sunlight'],
    ['새벽운동', 'strength'],
    // slips
    ['스트래칭', 'stretch'],
    ['엘레베이터', 'stair_snack'],
    // the other language
    ['youtube', 'doomscroll'],
  ])('finds for %j first %s', (query, id) => {
    expect(find(query, 'ko')[0]).toBe(id);
  });

  it.each([
    ['산책', 'daily_walk', 'nature'],
    ['걷기', 'daily_walk', 'post_meal_walk'],
    ['일기', 'journal', 'gratitude'],
    ['잠', 'bedtime_delay', 'wind_down'],
    ['물', 'water_before_meal', 'sugary_drink'],
  ])('ranks for %j %s before %s', (query, better, worse) => {
    const found = find(query, 'ko');
    expect(found).toContain(worse);
    expect(found.indexOf(better)).toBeLessThan(found.indexOf(worse));
  });

  it('reads decomposed letters as whole ones', () => {
    for (const query of ['햇빛', '햇ㅂ', '술을 줄이고 싶어']) {
      expect(find(query.normalize('NFD'), 'ko')).toEqual(find(query, 'ko'));
    }
  });

  it('takes one syllable for a word and not for a part of one', () => {
    expect(find('책', 'ko')).not.toContain('daily_walk');
    expect(find('술', 'ko')).toEqual(['alcohol']);
  });

  it('looks for the common words where a query has no others', () => {
    expect(find('바꾸기', 'ko')).toHaveLength(10);
    expect(find('안', 'ko')[0]).toBe('call_someone');
  });
});

describe('searchCatalog in English', () => {
  it.each([
    ['morning light', 'morning_sunlight'],
    ['SUNLIGHT', 'morning_sunlight'],
    ['circadian', 'morning_sunlight'],
    ['walks', 'daily_walk'],
    ['walking', 'daily_walk'],
    ['medit', 'meditation'],
    ['meditate', 'meditation'],
    ['squat', 'strength'],
    ['elevator', 'stair_snack'],
    ['one leg', 'balance'],
    ['chopsticks', 'slow_eating'],
    ['neck roll', 'stretch'],
    ['beer', 'alcohol'],
    ['cigarette', 'smoking'],
    ['youtube', 'doomscroll'],
    ['coke', 'sugary_drink'],
    ['bite nails', 'nail_biting'],
    ['snacks', 'late_snack'],
    ['shopping', 'impulse_buy'],
    ['coffee', 'late_caffeine'],
    // one letter wrong
    ['sunlihgt', 'morning_sunlight'],
    ['meditaton', 'meditation'],
    ['alchol', 'alcohol'],
    ['cofee', 'late_caffeine'],
    ['excercise', 'cardio'],
    ['brekfast', 'protein_breakfast'],
    ['gratitute', 'gratitude'],
    ['excercis', 'cardio'],
    // spacing
    ['todo list', 'todo_bedtime'],
    ['todo', 'todo_bedtime'],
    ['winddown', 'wind_down'],
    ['doom scroll', 'doomscroll'],
    // sentences
    ['how can I sleep', 'wind_down'],
    ['I want to stop smoking', 'smoking'],
    // the other language
    ['햇빛', 'morning_sunlight'],
  ])('finds for %j first %s', (query, id) => {
    expect(find(query, 'en')[0]).toBe(id);
  });

  it('forgives a slip in long words only', () => {
    expect(find('wlak', 'en')).toEqual([]);
    expect(find('slepe', 'en')).toContain('wind_down');
  });
});

describe('searchCatalog', () => {
  it.each(['', '   ', '!?…', '\u200b'])('shows all as they come while there is no word: %j', (query) => {
    expect(find(query, 'ko')).toEqual(items.map(({ id }) => id));
  });

  it.each(['qqqq', 'ㅋㅋㅋ', '뷁', '양자역학'])('finds nothing for %j', (query) => {
    expect(find(query, 'ko')).toEqual([]);
  });

  it('wants all words of a query', () => {
    expect(find('아침 물', 'ko')).toContain('fixed_wake');
    expect(find('아침 물', 'ko')).not.toContain('sugary_drink');
    expect(find('아침 물', 'ko')).not.toContain('protein_breakfast');
  });

  it('falls back to the items with most of the words', () => {
    expect(find('햇빛 양자역학', 'ko')).toEqual(['morning_sunlight']);
    expect(find('아침 햇빛 양자역학', 'ko')).toEqual(['morning_sunlight']);
  });

  it('marks what was looked for in the texts of that language', () => {
    expect(marked('햇빛을', 'ko', 'title')).toEqual(['햇빛']);
    expect(marked('햇빛을', 'ko', 'sentence')).toEqual(['햇빛']);
    expect(marked('아침햇빛', 'ko', 'title')).toEqual(['아침 햇빛']);
    expect(marked('ㅎㅂ', 'ko', 'title')).toEqual(['햇빛']);
    expect(marked('햇비', 'ko', 'title')).toEqual(['햇빛']);
    expect(marked('물', 'ko', 'sentence')).toEqual(['물']);
    expect(marked('창문', 'ko', 'minimalDose')).toEqual(['창문']);
    expect(marked('walks', 'en', 'title')).toEqual(['walk']);
    expect(marked('medit', 'en', 'title')).toEqual(['Medit']);
    expect(marked('햇빛', 'en', 'title')).toEqual([]);
  });

  const LOCALES = ['ko', 'en'] satisfies Locale[];

  it.each(LOCALES)('finds every item first by its title, however it is typed (%s)', (locale) => {
    for (const item of items) {
      const { title } = catalogText(item, locale);
      const typed = [title, ` ${title.toUpperCase()} `, title.replaceAll(' ', ''), title.normalize('NFD')];
      for (const query of typed) expect([query, find(query, locale)[0]]).toEqual([query, item.id]);
    }
  });

  it.each(LOCALES)('finds every item first by its sentence (%s)', (locale) => {
    for (const item of items) {
      const { frameL2 } = catalogText(item, locale);
      expect([frameL2, find(frameL2, locale)[0]]).toEqual([frameL2, item.id]);
    }
  });

  it('takes anything without failing, answers the same each time, and marks within the texts', () => {
    const pieces = fc.constantFrom(
      '햇빛',
      'ㅎ',
      'ㄳ',
      '물',
      '을',
      ' ',
      'walk',
      'ing',
      '\u1112',
      '😀',
      '\ud800',
      'ㅏ',
      '\u200b',
      '(',
      '[a-',
      '\\',
    );
    const query = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(query, fc.constantFrom<Locale>('ko', 'en'), (text, locale) => {
        const matches = searchCatalog(items, text, locale);
        const ids = matches.map(({ item }) => item.id);
        expect(find(text, locale)).toEqual(ids);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { item, marks } of matches) {
          const shown = catalogText(item, locale);
          for (const [length, ranges] of [
            [shown.title.length, marks.title],
            [shown.frameL2.length, marks.sentence],
            [shown.minimalDose.length, marks.minimalDose],
          ] as const) {
            const edges = ranges.flat();
            expect(edges.every((edge, index) => edge > (edges[index - 1] ?? -1) && edge <= length)).toBe(
              true,
            );
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('searches only what it is given', () => {
    expect(searchCatalog([], '햇빛', 'ko')).toEqual([]);
    expect(searchCatalog(items.slice(1), '햇빛', 'ko')).toEqual([]);
  });
});
