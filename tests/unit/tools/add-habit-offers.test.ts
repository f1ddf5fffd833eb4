import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal } from './expect-refusal';
import { ALCOHOL, createWorld, SUNLIGHT, type World } from './world';

describe('add_habit shows with a refusal', () => {
  let world: World;

  beforeEach(async () => {
    world = await createWorld();
  });

  afterEach(() => world.db.delete());

  const refuses = (args: unknown, refusal: object) => expectRefusal(world, () => world.run(args), refusal);

  it('which three habits are on the seats', async () => {
    await world.fillBuildSeats(3);
    const active = await world.habitDao.listActive({ userId: world.deps.userId });
    await refuses(SUNLIGHT, {
      code: 'r3_quota',
      occupants: active.map(({ id, frameFramedText }) => ({ habitId: id, sentence: frameFramedText })),
    });
  });

  it('a fourth habit in few words, however long the titles of the three are', async () => {
    for (const mark of ['가', '나', '다']) await world.addHabit({ title: mark.repeat(200) });
    const result = await world.run(SUNLIGHT);
    expect(result).toMatchObject({
      code: 'r3_quota',
      reason: expect.stringMatching(/가….*나….*다…/) as string,
    });
    expect(JSON.stringify(result).length).toBeLessThan(1000);
  });

  it.each(['L0', 'L1', ' l0 '])('level %j, offering the sentence of the item', async (frame_level) => {
    await refuses(
      { ...ALCOHOL, framed_text: '술 안 마시기', frame_level },
      {
        code: 'validation',
        alternative: { protocolId: 'alcohol', framedText: '저녁엔 탄산수로 건배하기' },
      },
    );
  });

  it.each([
    { ...SUNLIGHT, frame_level: 'L0', protocol_id: 'no_such' },
    { ...SUNLIGHT, frame_level: 'L0', protocol_id: 7 },
    { ...SUNLIGHT, frame_level: 'L4' },
    { ...SUNLIGHT, framed_text: '' },
  ])('%j without an offer', async (args) => {
    const result = await world.run(args);
    expect(result).toMatchObject({ code: 'validation' });
    expect(result).not.toHaveProperty('alternative');
  });

  it('an unknown item, offering the one that is nearest to the sentence', async () => {
    await refuses(
      { protocol_id: 'meditate', frame_level: 'L2', framed_text: '매일 명상하기' },
      {
        code: 'not_found',
        alternative: { protocolId: 'meditation', framedText: expect.any(String) as string },
      },
    );
  });

  it('an unknown item that is like nothing in the catalogue, without an offer', async () => {
    const result = await world.run({ protocol_id: 'no_such', frame_level: 'L2', framed_text: 'ㅁㄴㅇㄹ' });
    expect(result).toMatchObject({ code: 'not_found' });
    expect(result).not.toHaveProperty('alternative');
  });

  it('what is about food, for somebody who wants nothing to do with it', async () => {
    const without = await createWorld({ hidesFood: true });
    for (const protocol_id of ['vegetables', 'late_snack']) {
      const args = { protocol_id, frame_level: 'L2', framed_text: '채소 먼저 먹기' };
      await expectRefusal(without, () => without.run(args), { code: 'not_found' });
      const level = await without.run({ ...args, frame_level: 'L0' });
      expect(level).not.toHaveProperty('alternative');
    }
    const unknown = { protocol_id: 'x', frame_level: 'L2', framed_text: '채소 먹기' };
    expect(await world.run(unknown)).toHaveProperty('alternative.protocolId', expect.stringMatching(/veg/));
    expect(await without.run(unknown)).not.toHaveProperty(
      'alternative.protocolId',
      expect.stringMatching(/veg/),
    );
    await without.db.delete();
  });
});
