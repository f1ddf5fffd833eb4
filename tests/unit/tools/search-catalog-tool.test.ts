import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ToolOk } from '@/tools/tool';
import { expectRefusal } from './expect-refusal';
import { createWorld, type World } from './world';

const TOOL = 'search_catalog';

describe('search_catalog', () => {
  let world: World;

  beforeEach(async () => {
    world = await createWorld();
  });

  afterEach(() => world.db.delete());

  async function find(query: string, where = world): Promise<ToolOk> {
    const result = await where.call(TOOL, { query });
    if (!result.ok) throw new Error(result.reason);
    return result;
  }

  it('answers with the ID that add_habit takes, title and sentence', async () => {
    const { data, reading } = await find(' 명상\u200B ');
    expect(data).toEqual({ value: expect.stringMatching(/^meditation 명상: /) as string });
    expect(reading).toMatchObject({
      kind: 'catalog',
      query: '명상',
      items: [{ id: 'meditation', title: '명상', sentence: expect.any(String) as string }],
    });
  });

  it('finds four items at most, short enough for the model', async () => {
    const { data, reading } = await find('잠');
    expect(reading).toHaveProperty('items.length', 4);
    expect(JSON.stringify(data).length).toBeLessThanOrEqual(600);
  });

  it('answers in English', async () => {
    const english = await createWorld({ locale: 'en' });
    const { data } = await find('meditation', english);
    expect(data['value']).toMatch(/^meditation Meditation: [A-Z]/);
    expect(data['value']).not.toMatch(/[가-힣]/);
    await english.db.delete();
  });

  it('changes nothing', async () => {
    const before = await world.everything();
    await find('잠');
    expect(await world.everything()).toEqual(before);
  });

  describe('refuses:', () => {
    const refuses = (args: unknown, refusal: object) =>
      expectRefusal(world, () => world.call(TOOL, args), refusal);

    it.each([{}, { query: '' }, { query: ' \u200B ' }, { query: 3 }, { query: '가'.repeat(201) }])(
      '%j',
      async (args) => {
        await refuses(args, { code: 'validation', reason: '무엇을 찾을지 짧게 말해 주세요.' });
      },
    );

    it('what the catalogue has nothing like', async () => {
      const reason = '카탈로그에 없는 습관이에요. 다른 이름으로 말해 주세요.';
      await refuses({ query: 'ㅁㄴㅇㄹ' }, { code: 'not_found', reason });
    });

    it('food, for somebody who wants nothing to do with it', async () => {
      const without = await createWorld({ hidesFood: true });
      expect(await world.call(TOOL, { query: '채소' })).toMatchObject({ ok: true });
      await expectRefusal(without, () => without.call(TOOL, { query: '채소' }), { code: 'not_found' });
      await without.db.delete();
    });

    it('in English', async () => {
      const english = await createWorld({ locale: 'en' });
      await expectRefusal(english, () => english.call(TOOL, {}), {
        code: 'validation',
        reason: 'Please say briefly what to look for.',
      });
      await english.db.delete();
    });
  });
});
