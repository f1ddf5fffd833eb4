import { describe, expect, it } from 'vitest';
import { chatTools } from '@/tools/all-tools';
import { createToolRegistry, declarationsOf } from '@/tools/registry';

const registry = createToolRegistry(chatTools);

/** One line a parameter: a question mark where it may be left out. */
function outline(locale: 'ko' | 'en'): string {
  return declarationsOf(registry, locale)
    .map(({ name, description, parameters }) => {
      const lines = Object.entries(parameters?.properties ?? {}).map(([argument, schema]) => {
        const mark = parameters?.required?.includes(argument) ? '' : '?';
        const type = schema.enum ? schema.enum.join('|') : schema.type;
        return `  ${argument}${mark} ${type}: ${schema.description ?? ''}`;
      });
      return [`${name}: ${description ?? ''}`, ...lines].join('\n');
    })
    .join('\n');
}

describe('the tools of the talk', () => {
  it('are these, in this order', () => {
    expect(chatTools.map(({ name }) => name)).toEqual([
      'add_habit',
      'log_tracker_entry',
      'check_in_habit',
      'archive_habit',
      'list_habits',
      'get_today',
      'get_progress',
      'search_catalog',
    ]);
  });

  it('write only what a card asks for first', () => {
    const writing = chatTools.filter(({ writes }) => writes).map(({ name }) => name);
    expect(writing).toEqual(['add_habit', 'log_tracker_entry', 'check_in_habit', 'archive_habit']);
  });

  it('are told in Korean', () => {
    expect(outline('ko')).toMatchInlineSnapshot(`
      "add_habit: 카탈로그의 습관 하나를 제안한다. 사람이 원할 때만 쓰고, 사람이 확인해야 저장된다.
        protocol_id string: 카탈로그 ID. 예: morning_sunlight
        frame_level L2|L3: L2는 할 일, L3은 나는 어떤 사람인지
        framed_text string: 사람이 볼 문장. 하지 않을 일이 아니라 할 일
        anchor_when? string: 언제 할지. 예: 기상 후
        anchor_after_what? string: 무엇을 한 다음에 할지. 예: 세수
        dose_text? string: 얼마나 할지. 없으면 카탈로그의 양
      log_tracker_entry: 잰 값 하나를 적는다.
        tracker_id string: sleep(시간), mood(1–5), water(잔), steps, caffeine(잔), weight(kg)
        value number: 숫자만
        day? string: 오늘이 아닐 때만. yesterday 또는 YYYY-MM-DD
        note? string: 덧붙일 말
      check_in_habit: 습관 하나를 했는지 적는다.
        habit string: 습관 번호. 예: 1
        dose default|minimal|skip: default는 다 했음, minimal은 조금 했음, skip은 쉼
        day? string: 오늘이 아닐 때만. yesterday 또는 YYYY-MM-DD
      archive_habit: 습관 하나를 보관해 자리를 비운다.
        habit string: 습관 번호. 예: 1
      list_habits: 지금 하는 습관과 번호
      get_today: 오늘 한 습관과 남은 습관
      get_progress: 지난 7일 동안 한 날수
      search_catalog: 카탈로그에서 습관을 찾는다.
        query string: 찾을 말. 예: 잠"
    `);
  });

  it('are told in English', () => {
    expect(outline('en')).toMatchInlineSnapshot(`
      "add_habit: Proposes one habit of the catalog. Only when the person wants one; nothing is saved until they confirm.
        protocol_id string: Catalog ID, e.g. morning_sunlight
        frame_level L2|L3: L2 names an action, L3 who I am
        framed_text string: The sentence the person sees: what to do, never what not to do
        anchor_when? string: When to do it, e.g. after waking up
        anchor_after_what? string: What it comes after, e.g. washing my face
        dose_text? string: How much; without it the catalog decides
      log_tracker_entry: Records one measured value.
        tracker_id string: sleep (hours), mood (1–5), water (cups), steps, caffeine (cups), weight (kg)
        value number: The number alone
        day? string: Only if not today: yesterday or YYYY-MM-DD
        note? string: Words to add
      check_in_habit: Records whether a habit was done.
        habit string: Number of the habit, e.g. 1
        dose default|minimal|skip: default: done, minimal: a little, skip: rest
        day? string: Only if not today: yesterday or YYYY-MM-DD
      archive_habit: Archives a habit and frees its place.
        habit string: Number of the habit, e.g. 1
      list_habits: Current habits and their numbers
      get_today: Habits done and left today
      get_progress: Days kept in the last 7
      search_catalog: Finds habits in the catalog.
        query string: What to look for, e.g. sleep"
    `);
    expect(outline('en')).not.toMatch(/[가-힣]/);
  });

  it('are told the same in both languages but for the words', () => {
    const shape = (locale: 'ko' | 'en') =>
      JSON.stringify(declarationsOf(registry, locale), (key, value: unknown) =>
        key === 'description' ? typeof value : value,
      );
    expect(shape('ko')).toBe(shape('en'));
  });

  it('are told in few words: all of it is read again in every turn', () => {
    const words = (locale: 'ko' | 'en') =>
      chatTools.flatMap(({ texts }) => {
        const { description, parameters } = texts[locale];
        return [description, ...Object.values<string>(parameters)];
      });
    expect(words('ko').join('').length).toBeLessThan(500);
    expect(words('en').join('').length).toBeLessThan(1000);
  });
});
