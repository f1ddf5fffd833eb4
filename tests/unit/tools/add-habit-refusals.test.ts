import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HabitDao } from '@/db/habit-dao';
import { XorProtocolError } from '@/domain/xor-protocol';
import { expectRefusal } from './expect-refusal';
import { ALCOHOL, createWorld, SUNLIGHT, type World } from './world';

describe('add_habit refuses, and changes nothing:', () => {
  let world: World;

  beforeEach(async () => {
    world = await createWorld();
  });

  afterEach(() => world.db.delete());

  const refuses = (args: unknown, refusal: object) => expectRefusal(world, () => world.run(args), refusal);

  it.each([
    ['L0', '하지 않기'],
    ['L1', '결과는'],
    ['l0', '하지 않기'],
    ['L4', '‘나는 ~하는 사람이다’'],
    ['', '‘나는 ~하는 사람이다’'],
    [2, '‘나는 ~하는 사람이다’'],
    [undefined, '‘나는 ~하는 사람이다’'],
  ])('frame level %j', async (frame_level, words) => {
    const reason = expect.stringContaining(words) as string;
    await refuses({ ...SUNLIGHT, frame_level }, { code: 'validation', reason });
  });

  it.each([
    [{ framed_text: '  \u200B ' }, '습관 문장 칸이 비어 있어요.'],
    [{ framed_text: '가'.repeat(201) }, '습관 문장 칸은 200자까지예요. 지금은 201자예요.'],
    [{ anchor_when: '가'.repeat(51) }, '언제 할지 칸은 50자까지예요. 지금은 51자예요.'],
    [{ anchor_after_what: '👨‍👩‍👧‍👦'.repeat(51) }, '언제 할지 칸은 50자까지예요. 지금은 51자예요.'],
    [{ dose_text: '가'.repeat(101) }, '얼마나 할지 칸은 100자까지예요. 지금은 101자예요.'],
    [{ framed_text: '아침에 햇\uFFFD 보기' }, '글자가 깨져서 왔어요. 한 번 더 말해 주세요.'],
    [{ dose_text: '5\uFFFD분' }, '글자가 깨져서 왔어요. 한 번 더 말해 주세요.'],
    [{ framed_text: 7 }, '제안에 빠졌거나 맞지 않는 내용이 있어요. 한 번 더 말해 주세요.'],
    [{ framed_text: undefined }, '제안에 빠졌거나 맞지 않는 내용이 있어요. 한 번 더 말해 주세요.'],
    [{ protocol_id: ' ' }, '제안에 빠졌거나 맞지 않는 내용이 있어요. 한 번 더 말해 주세요.'],
  ])('%j', async (changes, reason) => {
    await refuses({ ...SUNLIGHT, ...changes }, { code: 'validation', reason });
  });

  it.each([null, undefined, 'a sentence', [SUNLIGHT], {}, 3])('%j in place of arguments', async (args) => {
    await refuses(args, { code: 'validation' });
  });

  it.each(['no_such', '__proto__', 'constructor', 'MORNING_SUNLIGHT'])(
    'the unknown protocol %j',
    async (id) => {
      await refuses(
        { ...SUNLIGHT, protocol_id: id },
        { code: 'not_found', reason: '카탈로그에 없는 습관이에요. 다른 이름으로 말해 주세요.' },
      );
    },
  );

  it('a sentence that says what not to do, with a word, advice and an alternative', async () => {
    await refuses(
      { ...ALCOHOL, framed_text: '술 끊기' },
      {
        code: 'r7_avoidance',
        keyword: '끊기',
        hint: '그 자리에 할 행동으로 바꿔요. 예: "저녁엔 탄산수로 건배하기"',
        alternative: { protocolId: 'alcohol', framedText: '저녁엔 탄산수로 건배하기' },
        reason: '‘끊기’에는 할 일이 없어요. “저녁엔 탄산수로 건배하기”처럼 할 일로 적으면 담을 수 있어요.',
      },
    );
  });

  it('a keyword hidden behind invisible characters', async () => {
    await refuses({ ...ALCOHOL, framed_text: '술 끊\u200D기' }, { code: 'r7_avoidance', keyword: '끊기' });
  });

  it('a fourth habit to build, naming the three', async () => {
    await world.fillBuildSeats(3);
    await refuses(SUNLIGHT, {
      code: 'r3_quota',
      reason:
        '지금 명상, 책 읽기, 스트레칭 습관을 하고 있어요. 하나를 보관하거나 졸업하면 새로 시작할 수 있어요.',
    });
    expect(await world.run(ALCOHOL)).toMatchObject({ ok: true });
  });

  it('in the order of the rules: level, then item, then words, then seats', async () => {
    await world.fillBuildSeats(3);
    const everything = { protocol_id: 'no_such', frame_level: 'L0', framed_text: '술 끊기' };
    await refuses(everything, { code: 'validation' });
    await refuses({ ...everything, frame_level: 'L2' }, { code: 'not_found' });
    await refuses({ ...SUNLIGHT, framed_text: '술 끊기' }, { code: 'r7_avoidance' });
    await refuses(SUNLIGHT, { code: 'r3_quota' });
  });

  it('when the seats were taken while the card was open', async () => {
    await world.fillBuildSeats(2);
    const prepared = await world.propose('add_habit', SUNLIGHT);
    await world.run({ ...SUNLIGHT, protocol_id: 'stretch' });

    await expectRefusal(world, () => world.write(prepared, 'late'), {
      code: 'r3_quota',
      occupants: [expect.anything(), expect.anything(), expect.anything()],
    });
  });

  it('a draft that breaks R8, whoever made it', async () => {
    const habitDao = {
      ...world.deps.habitDao,
      listActive: () => Promise.resolve([]),
      insertWithVariants: () => Promise.reject(new XorProtocolError()),
    } as unknown as HabitDao;
    const prepared = await world.propose('add_habit', SUNLIGHT);
    await expectRefusal(world, () => world.write(prepared, 'key', { habitDao }), { code: 'r8_xor' });
  });
});

describe('add_habit refuses in English and', () => {
  let world: World;

  beforeEach(async () => {
    world = await createWorld({ locale: 'en' });
  });

  afterEach(() => world.db.delete());

  it('names word and alternative', async () => {
    expect(
      await world.run({ ...ALCOHOL, framed_text: 'I am someone who quit drinking', frame_level: 'L3' }),
    ).toEqual({
      ok: false,
      code: 'r7_avoidance',
      keyword: 'quit',
      hint: 'Name the replacement: "Toast with sparkling water at dinner"',
      alternative: { protocolId: 'alcohol', framedText: 'Toast with sparkling water at dinner' },
      reason:
        '“quit” doesn’t say who you are. Put as an action, “Toast with sparkling water at dinner” can be kept.',
    });
  });

  it('names the three', async () => {
    await world.fillBuildSeats(3);
    expect(await world.run(SUNLIGHT)).toMatchObject({
      code: 'r3_quota',
      reason:
        'Up to 3 new habits at a time. Now: Meditation, Reading, Stretching. Archive or graduate one to make room.',
    });
  });
});
