import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckInKind } from '@/domain/check-in';
import type { HabitId } from '@/domain/habit';
import { lastDays } from '@/domain/local-day';
import { TODAY } from '../db/fixtures';
import { createWorld, type World } from './world';

describe('the answers about habits', () => {
  let world: World;
  let reading: HabitId;
  let swap: HabitId;

  beforeEach(async () => {
    world = await createWorld();
    reading = await world.addHabit({ anchorAfterWhat: null });
    swap = await world.addHabit({ type: 'break', frameFramedText: '탄산수로 건배', anchorWhen: '저녁' });
  });

  afterEach(() => world.db.delete());

  const inEnglish = async (name: string) =>
    world.dispatcher.read(
      { ok: true, kind: 'read', call: { name, args: {} } },
      { ...(await world.turn()), locale: 'en' },
    );
  const answer = (habitId: HabitId, kind: CheckInKind, day = TODAY) =>
    world.checkInDao.put({ habitId, day, kind, at: 1 });

  it('list_habits: number, sentence and when', async () => {
    expect(await world.call('list_habits', {})).toEqual({
      ok: true,
      data: { value: '1 자기 전에 두 쪽 읽기; 2 탄산수로 건배 (저녁)' },
      reading: {
        kind: 'habits',
        habits: [
          { handle: '1', sentence: '자기 전에 두 쪽 읽기', type: 'build', when: null },
          { handle: '2', sentence: '탄산수로 건배', type: 'break', when: '저녁' },
        ],
      },
    });
  });

  it('get_today: what is left, and each habit’s answer', async () => {
    await answer(swap, 'minimal');
    expect(await world.call('get_today', {})).toEqual({
      ok: true,
      data: { value: '오늘 남은 습관 1개. 1 자기 전에 두 쪽 읽기: 아직이에요; 2 탄산수로 건배: 조금 했어요' },
      reading: {
        kind: 'today',
        day: TODAY,
        habits: [
          { handle: '1', sentence: '자기 전에 두 쪽 읽기', mark: 'open' },
          { handle: '2', sentence: '탄산수로 건배', mark: 'minimal' },
        ],
      },
    });
    expect(await inEnglish('get_today')).toMatchObject({
      data: { value: '1 habit left today. 1 자기 전에 두 쪽 읽기: not yet; 2 탄산수로 건배: done a little' },
    });
  });

  it.each([
    ['done', '했어요', 'done'],
    ['skip', '쉬었어요', 'rested'],
    ['missed', '못 했어요', 'missed'],
  ] as const)('get_today: nothing is left once all are answered (%s)', async (kind, korean, english) => {
    await answer(reading, kind);
    await answer(swap, kind);
    expect(await world.call('get_today', {})).toHaveProperty(
      'data.value',
      `오늘 남은 습관이 없어요. 1 자기 전에 두 쪽 읽기: ${korean}; 2 탄산수로 건배: ${korean}`,
    );
    expect(await inEnglish('get_today')).toHaveProperty(
      'data.value',
      `No habits left today. 1 자기 전에 두 쪽 읽기: ${english}; 2 탄산수로 건배: ${english}`,
    );
  });

  it('get_today: yesterday’s answers are yesterday’s', async () => {
    await answer(reading, 'done', lastDays(TODAY, 2)[0]);
    expect(await world.call('get_today', {})).toMatchObject({ reading: { habits: [{ mark: 'open' }, {}] } });
  });

  it('get_progress: days kept of days since the start, rest left out', async () => {
    const week = lastDays(TODAY, 8);
    await world.db.habits.update(reading, { startedAt: '2026-11-01' as typeof TODAY });
    const kinds = ['done', 'done', 'minimal', 'skip', 'missed', 'done', 'skip'] as const;
    for (const [index, day] of week.slice(0, 7).entries()) await answer(reading, kinds[index] ?? 'done', day);
    await answer(swap, 'skip');

    expect(await world.call('get_progress', {})).toEqual({
      ok: true,
      data: { value: '지난 7일. 1 자기 전에 두 쪽 읽기: 5일 가운데 3일; 2 탄산수로 건배: 쉬었어요' },
      reading: {
        kind: 'progress',
        first: '2026-11-24',
        last: TODAY,
        habits: [
          { handle: '1', sentence: '자기 전에 두 쪽 읽기', kept: 3, days: 5 },
          { handle: '2', sentence: '탄산수로 건배', kept: 0, days: 0 },
        ],
      },
    });
    expect(await inEnglish('get_progress')).toHaveProperty(
      'data.value',
      'Last 7 days. 1 자기 전에 두 쪽 읽기: 3 of 5 days; 2 탄산수로 건배: rested',
    );
  });
});
