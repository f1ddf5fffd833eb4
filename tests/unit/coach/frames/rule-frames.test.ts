import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsPeople } from '@/domain/people-first';
import { ruleFrames } from '@/coach/frames/rule-frames';
import type { HabitType } from '@/domain/habit';
import { cleanText } from '@/domain/text-limits';
import { frameStarters } from '@/i18n/frame-starters';
import type { Locale } from '@/lib/locale';
import { isKeepable, sources } from './world';

const GENERAL = 'general';

/** wish, type, the first sentence (or that it is a general one), the item behind one of the three */
const ko: readonly (readonly [wish: string, type: HabitType, first: string, item: string | null])[] = [
  ['야식 끊고 싶어', 'break', '8시에 양치하고 보리차 마시기', 'late_snack'],
  ['술 줄이고 싶어요', 'break', '저녁엔 탄산수로 건배하기', 'alcohol'],
  ['금연', 'break', '식후에 5분 걷고 물 마시기', 'smoking'],
  ['유튜브 그만 보고 싶다', 'break', '점심 후 10분 타이머 켜고 SNS 보기', 'doomscroll'],
  ['커피 줄이기', 'break', '오후엔 보리차 마시기', 'late_caffeine'],
  ['늦게 자지 않기', 'break', '11시 알람에 세수하기', 'bedtime_delay'],
  ['손톱 물어뜯는 버릇 고치고 싶어', 'break', '손이 올라오면 1분 주먹 쥐기', 'nail_biting'],
  ['충동구매 참기', 'break', '장바구니에 담고 내일 다시 보기', 'impulse_buy'],
  ['게임 그만하기', 'break', GENERAL, null],
  ['욕 안 하기', 'break', GENERAL, null],
  ['책 읽고 싶어', 'build', '책 읽기', 'reading'],
  ['책 읽고 싶어요.', 'build', '책 읽기', 'reading'],
  ['명상', 'build', '의자에 앉아 숨 세기', 'meditation'],
  ['일찍 일어나고 싶어', 'build', '일찍 일어나기', 'fixed_wake'],
  ['물 마시는 습관을 만들고 싶어', 'build', '물 마시기', 'water_before_meal'],
  ['부모님께 자주 연락하고 싶다', 'build', '부모님께 자주 연락하기', 'call_someone'],
  ['아침에 햇빛 보기', 'build', '아침에 햇빛 보기', 'morning_sunlight'],
  ['화분에 물 주기', 'build', '화분에 물 주기', null],
  ['기타 배우고 싶어', 'build', '기타 배우기', null],
  ['감사 일기', 'build', '고마운 일 세 줄 쓰기', 'gratitude'],
  ['건강해지고 싶어', 'build', GENERAL, null],
  ['혼자 살기 연습하고 싶어', 'build', '혼자 살기 연습하기', null],
  ['계획 검토하기', 'build', '계획 검토하기', null],
  ['요즘 너무 피곤해', 'build', GENERAL, null],
  ['ㅁㄴㅇㄹ', 'build', GENERAL, null],
];

const en: typeof ko = [
  ['quit smoking', 'break', 'Walk for 5 minutes and drink water after a meal', 'smoking'],
  ['stop eating late at night', 'break', 'Brush my teeth at 8 pm and sip barley tea', 'late_snack'],
  ['less coffee', 'break', 'Drink barley tea in the afternoon', 'late_caffeine'],
  ['stop gaming', 'break', GENERAL, null],
  ['I want to read more', 'build', 'Read more', 'reading'],
  ['I’d like to walk every day!', 'build', 'Walk every day', 'daily_walk'],
  ['meditate', 'build', 'Meditate', 'meditation'],
  ['drink more water', 'build', 'Drink more water', 'water_before_meal'],
  ['learn guitar', 'build', 'Learn guitar', null],
  ['I want to be kinder', 'build', 'Give a coworker one kind word', 'kindness'],
  ['xyzzy', 'build', GENERAL, null],
];

const rows = [...ko.map((row) => ['ko', ...row] as const), ...en.map((row) => ['en', ...row] as const)];

describe('sentences by rules', () => {
  it.each(rows)('%s: %s (%s) → %s', (locale, wish, type, first, item) => {
    const found = ruleFrames(wish, type, sources(locale));
    const expected = first === GENERAL ? frameStarters[locale][type][0]?.framedText : first;
    expect(found[0]?.framedText).toBe(expected);
    const items = found.map(({ itemId }) => itemId);
    if (item !== null) expect(items).toContain(item);
    expect(found).toHaveLength(3);
  });

  it.each(['살 빼기', '살찌기', '자격증 따기', '행복하기', '소고기', '글쓰기 일기'])(
    'makes no sentence of what is no action: %s',
    (wish) => {
      expect(ruleFrames(wish, 'build', sources()).map(({ framedText }) => framedText)).not.toContain(wish);
    },
  );

  it('never offers what somebody wants to change', () => {
    const found = ruleFrames('밤마다 유튜브 보기', 'break', sources());
    expect(found.map(({ framedText }) => framedText)).not.toContain('밤마다 유튜브 보기');
  });

  it('knows the topic of every pattern it calls one', () => {
    for (const id of ['ko_geumju', 'ko_geumyeon', 'ko_geumsik', 'ko_mujichul', 'ko_geukbok', 'en_resist'])
      expect(sources().avoidancePatterns.patterns.find((pattern) => pattern.id === id)?.suggestion).toMatch(
        /"/,
      );
  });

  it('gives the example of a keyword where it speaks of the same thing, and only there', () => {
    const texts = (wish: string) =>
      ruleFrames(wish, 'break', { ...sources(), items: [] }).map(({ framedText }) => framedText);
    expect(texts('커피 줄이기')).toContain('두 번째 잔은 보리차 마시기');
    expect(texts('욕 줄이기')).not.toContain('두 번째 잔은 보리차 마시기');
    expect(texts('게임 끊기')).not.toContain('저녁엔 탄산수로 건배하기');
    expect(texts('금주')).toContain('무알코올 음료로 건배하기');
  });

  it.each(['폭식', '하루 굶기', '죽고 싶어', 'stop binge eating'])(
    'answers nobody who needs people with a habit: %s',
    (wish) => {
      expect(ruleFrames(wish, 'build', sources())).toEqual([]);
    },
  );

  it('answers a blank wish with nothing', () => {
    expect(ruleFrames(' \n\u200B', 'build', sources())).toEqual([]);
  });

  it.each<Locale>(['ko', 'en'])(
    'is general where it must be, in sentences that can be kept (%s)',
    (locale) => {
      for (const type of ['build', 'break'] as const) {
        const texts = frameStarters[locale][type].map(({ framedText }) => framedText);
        expect(texts).toHaveLength(3);
        expect(texts.filter((text) => !isKeepable(text))).toEqual([]);
      }
    },
  );

  it('gives three different sentences that can be kept, whatever the wish', () => {
    const words = [
      '술',
      '끊고',
      '싶어',
      '매일',
      '책',
      '읽기',
      '안',
      '먹기',
      'quit',
      'read',
      'no',
      '폭식',
      'to',
    ];
    const anyWish = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((some) => some.join(' ')),
    );
    fc.assert(
      fc.property(
        anyWish,
        fc.constantFrom<HabitType>('build', 'break'),
        fc.constantFrom<Locale>('ko', 'en'),
        (wish, type, locale) => {
          const found = ruleFrames(wish, type, sources(locale));
          expect(found).toHaveLength(cleanText(wish) === '' || needsPeople(wish) ? 0 : 3);
          expect(new Set(found.map(({ framedText }) => framedText)).size).toBe(found.length);
          expect(found.filter(({ framedText }) => !isKeepable(framedText))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);
});
