import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USER } from '../db/fixtures';
import { expectRefusal } from './expect-refusal';
import { PUSH_UPS } from './own-tracker';
import { createWorld, type World } from './world';

const TOOL = 'log_tracker_entry';

describe('log_tracker_entry refuses, and changes nothing:', () => {
  let world: World;

  beforeEach(async () => {
    world = await createWorld();
  });

  afterEach(() => world.db.delete());

  const refuses = (args: unknown, refusal: object) =>
    expectRefusal(world, () => world.call(TOOL, args), refusal);

  it.each(['no_such', '혈당', '__proto__', 'constructor'])('the unknown tracker %j', async (tracker_id) => {
    await refuses(
      { tracker_id, value: 1 },
      {
        code: 'not_found',
        reason: '그런 기록은 아직 없어요. 수면, 기분, 물, 걸음, 카페인 기록은 남길 수 있어요.',
      },
    );
  });

  it('weight, for somebody who wants nothing to do with food', async () => {
    const without = await createWorld({ hidesFood: true });
    for (const tracker_id of ['weight', '체중']) {
      await expectRefusal(without, () => without.call(TOOL, { tracker_id, value: 60 }), {
        code: 'not_found',
        reason: expect.not.stringContaining('체중') as string,
      });
    }
    await without.db.delete();
  });

  it('weight, if it was hidden while the card was open', async () => {
    const prepared = await world.propose(TOOL, { tracker_id: 'weight', value: 60 });
    await expectRefusal(world, () => world.write(prepared, 'key', { hidesFood: true }), {
      code: 'not_found',
    });
  });

  it.each([
    [{ tracker_id: 'weight', value: 900 }, '체중 값은 20kg부터 300kg까지 적을 수 있어요.'],
    [{ tracker_id: 'steps', value: -1 }, '걸음 값은 0보부터 100,000보까지 적을 수 있어요.'],
    [{ tracker_id: 'mood', value: '6점' }, '기분 값은 1점부터 5점까지 적을 수 있어요.'],
    [{ tracker_id: 'water', value: 1.5 }, '물 값은 소수점 없이 말해 주세요.'],
    [{ tracker_id: 'sleep', value: '많이' }, '값을 숫자로 말해 주세요.'],
    [{ tracker_id: 'sleep', value: Number.NaN }, '값을 숫자로 말해 주세요.'],
    [{ tracker_id: 'sleep', value: Number.POSITIVE_INFINITY }, '값을 숫자로 말해 주세요.'],
    [{ tracker_id: 'sleep' }, '값을 숫자로 말해 주세요.'],
    [{ value: 7 }, '제안에 빠졌거나 맞지 않는 내용이 있어요. 한 번 더 말해 주세요.'],
    [{ tracker_id: 7, value: 7 }, '제안에 빠졌거나 맞지 않는 내용이 있어요. 한 번 더 말해 주세요.'],
    [{ tracker_id: 'sleep', value: 7, day: '2026-12-01' }, '아직 오지 않은 날은 적을 수 없어요.'],
    [{ tracker_id: 'sleep', value: 7, day: '내일' }, '아직 오지 않은 날은 적을 수 없어요.'],
    [{ tracker_id: 'sleep', value: 7, day: '2025-11-28' }, '1년이 넘은 날은 적을 수 없어요.'],
    [
      { tracker_id: 'sleep', value: 7, day: '2026-02-30' },
      '어느 날인지 알 수 없어요. 오늘이나 어제처럼 말해 주세요.',
    ],
    [
      { tracker_id: 'sleep', value: 7, day: 20261129 },
      '어느 날인지 알 수 없어요. 오늘이나 어제처럼 말해 주세요.',
    ],
    [{ tracker_id: 'sleep', value: 7, note: '가'.repeat(201) }, '메모 칸은 200자까지예요. 지금은 201자예요.'],
    [{ tracker_id: 'sleep', value: 7, note: '꿈\uFFFD' }, '글자가 깨져서 왔어요. 한 번 더 말해 주세요.'],
  ])('%j', async (args, reason) => {
    await refuses(args, { code: 'validation', reason });
  });

  it.each([
    [{ tracker_id: 'weight', value: 900 }, 'validation', 'Weight takes values from 20 kg to 300 kg.'],
    [{ tracker_id: 'water', value: 0.5 }, 'validation', 'Water takes whole numbers only.'],
    [
      { tracker_id: 'no_such', value: 1 },
      'not_found',
      'There is no such record yet. You can record: Sleep, Mood, Water, Steps, Caffeine.',
    ],
    [
      { tracker_id: 'mood', value: 3, day: 'tomorrow' },
      'validation',
      'A day that hasn’t come yet can’t be recorded.',
    ],
  ])('%j, in English', async (args, code, reason) => {
    const english = await createWorld({ locale: 'en' });
    await expectRefusal(english, () => english.call(TOOL, args), { code, reason });
    await english.db.delete();
  });

  it('what doesn’t fit any more once the person says yes', async () => {
    const own = { ...PUSH_UPS, userId: USER };
    await world.db.trackers.add(own);
    const prepared = await world.propose(TOOL, { tracker_id: 'push_ups', value: 100 });
    await world.db.trackers.put({ ...own, max: 50 });
    await expectRefusal(world, () => world.write(prepared, 'key'), {
      code: 'validation',
      reason: '팔굽혀펴기 값은 0부터 50까지 적을 수 있어요.',
    });
    await world.db.trackers.clear();
    await expectRefusal(world, () => world.write(prepared, 'key'), { code: 'not_found' });
  });

  it('everything when the store fails in the middle of the write', async () => {
    world.db.activities.hook('creating', () => {
      throw new Error('secret: 7');
    });
    await refuses(
      { tracker_id: 'sleep', value: 7 },
      {
        code: 'handler_error',
        reason: '저장하지 못했어요. 바뀐 것은 없어요. 잠시 뒤에 다시 해 주세요.',
      },
    );
  });
});
