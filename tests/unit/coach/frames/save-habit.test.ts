import { describe, expect, it, vi } from 'vitest';
import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { saveHabit, type HabitRequest, type SaveHabitDeps } from '@/coach/frames/save-habit';
import { HabitDao } from '@/db/habit-dao';
import { XorProtocolError } from '@/domain/xor-protocol';
import { toolReasons } from '@/i18n/tool-reasons';
import { countRows, freshDatabase, habitDraft, tickingClock, TODAY, USER } from '../../db/fixtures';

const own: HabitRequest = {
  key: 'sitting-1',
  type: 'build',
  itemId: null,
  frameLevel: 'L2',
  framedText: '화분에 물 주기',
  anchorWhen: '아침에 일어나면',
  usualDose: '한 번',
  minimalDose: '한 컵만',
};
const snack: HabitRequest = {
  ...own,
  type: 'build',
  itemId: 'late_snack',
  framedText: '8시에 양치하고 보리차 마시기',
};

async function open(changes: Partial<SaveHabitDeps> = {}) {
  const db = await freshDatabase();
  const clock = tickingClock();
  const habitDao = new HabitDao(db, clock);
  const deps: SaveHabitDeps = {
    userId: USER,
    habitDao,
    catalog: bundledCatalog,
    avoidancePatterns: bundledAvoidancePatterns,
    clock,
    zone: 'Asia/Seoul',
    dayStartHour: 0,
    locale: 'ko',
    reasons: toolReasons.ko,
    ...changes,
  };
  const save = (changed: Partial<HabitRequest> = {}) => saveHabit({ ...own, ...changed }, deps);
  return { db, habitDao, deps, save, rows: () => countRows(db) };
}

describe('saving what the editor built', () => {
  it('keeps a habit in the person’s own words, to build', async () => {
    const { db, save } = await open();
    const result = await save();
    const [habit] = await db.habits.toArray();
    expect(result).toEqual({ ok: true, habitId: habit?.id, framedText: '화분에 물 주기' });
    expect(habit).toMatchObject({
      userId: USER,
      type: 'build',
      status: 'active',
      title: '화분에 물 주기',
      protocolId: 'own:sitting-1',
      breakProtocolId: null,
      frameLevel: 'L2',
      frameFramedText: '화분에 물 주기',
      anchorWhen: '아침에 일어나면',
      anchorAfterWhat: null,
      startedAt: TODAY,
    });
    expect(await db.habitDoseVariants.orderBy('id').toArray()).toHaveLength(2);
    expect(await db.activities.count()).toBe(0);
  });

  it('and to change', async () => {
    const { db, save } = await open();
    await save({ type: 'break' });
    expect(await db.habits.toArray()).toMatchObject([
      { type: 'break', protocolId: null, breakProtocolId: 'own:sitting-1' },
    ]);
  });

  it('takes type and title from a catalogue item, and the doses from the editor', async () => {
    const { db, save } = await open();
    await save(snack);
    expect(await db.habits.toArray()).toMatchObject([
      { type: 'break', title: '야식 습관 바꾸기', protocolId: null, breakProtocolId: 'late_snack' },
    ]);
    const doses = await db.habitDoseVariants.toArray();
    expect(doses.find(({ isMinimum }) => isMinimum)).toMatchObject({ label: '최소', doseText: '한 컵만' });
    expect(doses.find(({ isMinimum }) => !isMinimum)).toMatchObject({ label: '기본', doseText: '한 번' });
  });

  it('counts what is good to eat among the habits to build', async () => {
    const { db, save } = await open();
    await save({ type: 'break', itemId: 'vegetables' });
    expect(await db.habits.toArray()).toMatchObject([{ type: 'build', protocolId: 'vegetables' }]);
  });

  it('writes once however often it is told to in one sitting', async () => {
    const { save, rows } = await open();
    const [first, second] = await Promise.all([save(), save()]);
    expect(second).toEqual(first);
    expect(await save({ framedText: '다른 문장 쓰기' })).toMatchObject({ ok: true });
    expect(await rows()).toMatchObject({ habits: 1, variants: 2 });
  });
});

describe('refused, and nothing changed', () => {
  it.each([
    [{ frameLevel: 'L0' }, 'validation', toolReasons.ko.avoidanceFrame],
    [{ frameLevel: 'L1' }, 'validation', toolReasons.ko.outcomeFrame],
    [{ frameLevel: 'L9' }, 'validation', toolReasons.ko.unknownFrame],
    [{ framedText: ' ' }, 'validation', toolReasons.ko.text('framedText', { kind: 'empty' })],
    [{ framedText: '물 \uFFFD' }, 'validation', toolReasons.ko.text('framedText', { kind: 'broken' })],
    [
      { anchorWhen: '가'.repeat(51) },
      'validation',
      toolReasons.ko.text('anchor', { kind: 'too_long', count: 51, max: 50 }),
    ],
    [
      { minimalDose: '가'.repeat(101) },
      'validation',
      toolReasons.ko.text('dose', { kind: 'too_long', count: 101, max: 100 }),
    ],
    [{ itemId: 'no_such' }, 'not_found', toolReasons.ko.notInCatalog],
    // The order of add_habit: arguments, item, words.
    [
      { itemId: 'no_such', framedText: ' ' },
      'validation',
      toolReasons.ko.text('framedText', { kind: 'empty' }),
    ],
    [{ itemId: 'no_such', framedText: '술 끊기' }, 'not_found', toolReasons.ko.notInCatalog],
    [{ key: '' }, 'handler_error', toolReasons.ko.handlerFailed],
  ])('%j: %s', async (changes, code, reason) => {
    const { save, rows } = await open();
    expect(await save(changes)).toEqual({ ok: false, code, reason });
    expect(await rows()).toMatchObject({ habits: 0, variants: 0 });
  });

  it('names the word, how to mend it, and a sentence that fits', async () => {
    const { save, rows } = await open();
    const result = await save({ framedText: '야식 끊기', itemId: 'late_snack' });
    expect(result).toMatchObject({ ok: false, code: 'r7_avoidance', keyword: '끊기' });
    expect(result).toHaveProperty('reason', expect.stringContaining('8시에 양치하고 보리차 마시기'));
    expect(result).toHaveProperty('hint', expect.any(String));
    const personal = await save({ framedText: '커피 줄이기', type: 'break' });
    expect(personal).toHaveProperty('reason', expect.stringContaining('오후엔 보리차 마시기'));
    expect(await rows()).toMatchObject({ habits: 0 });
  });

  it('has no seat for a fourth habit of a type, names the three, and has one for the other type', async () => {
    const { save, habitDao, rows } = await open();
    for (const key of ['a', 'b', 'c'])
      await habitDao.insertWithVariants(habitDraft('build', { frameFramedText: `${key}쪽 읽기` }), {
        activeLimit: 3,
        proposalKey: key,
      });
    const before = await rows();
    const result = await save();
    expect(result).toMatchObject({ ok: false, code: 'r3_quota' });
    expect(result).toHaveProperty(
      'occupants',
      ['a쪽 읽기', 'b쪽 읽기', 'c쪽 읽기'].map((sentence) => ({
        habitId: expect.any(String) as string,
        sentence,
      })),
    );
    expect(await rows()).toEqual(before);
    expect(await save({ type: 'break' })).toMatchObject({ ok: true });
  });

  it.each([
    ['r8_xor', new XorProtocolError(), toolReasons.ko.brokenHabit],
    ['handler_error', new Error('화분에 물 주기: disk full'), toolReasons.ko.handlerFailed],
  ])('%s when the write fails, without a word of what was written', async (code, error, reason) => {
    const { save, habitDao, rows } = await open();
    vi.spyOn(habitDao, 'insertWithVariants').mockRejectedValue(error);
    expect(await save()).toEqual({ ok: false, code, reason });
    expect(await rows()).toMatchObject({ habits: 0, variants: 0 });
  });
});
