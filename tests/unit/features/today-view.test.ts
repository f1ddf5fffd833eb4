import { describe, expect, it } from 'vitest';
import type { CheckIn, CheckInKind } from '@/domain/check-in';
import type { DoseVariant, Habit, HabitId } from '@/domain/habit';
import { lastDays, type LocalDay } from '@/domain/local-day';
import { todayView } from '@/features/today/today-view';

const TODAY = '2026-11-30' as LocalDay;
const days = lastDays(TODAY, 7);

const habit = (id: string, over: Partial<Habit> = {}): Habit => ({
  id: id as HabitId,
  userId: 'local',
  type: 'build',
  title: id,
  protocolId: id,
  breakProtocolId: null,
  frameLevel: 'L2',
  frameFramedText: `${id} 하기`,
  anchorWhen: null,
  anchorAfterWhat: null,
  startedAt: '2026-11-01' as LocalDay,
  status: 'active',
  createdAt: 0,
  ...over,
});
const dose = (habitId: string, doseText: string, isMinimum: boolean): DoseVariant => ({
  id: `${habitId} ${doseText}`,
  habitId: habitId as HabitId,
  label: '',
  doseText,
  isMinimum,
  sortOrder: isMinimum ? 1 : 0,
});
const mark = (habitId: string, kind: CheckInKind, day = TODAY): CheckIn => ({
  habitId: habitId as HabitId,
  day,
  kind,
  at: 0,
});

describe('todayView', () => {
  it('marks the first open habit, and only it, as next', () => {
    const view = todayView(
      { habits: [habit('a'), habit('b'), habit('c')], variants: [], checkIns: [mark('a', 'done')] },
      TODAY,
      days,
    );
    expect(view.rows.map((row) => [row.mark, row.isNext])).toEqual([
      ['done', false],
      ['open', true],
      ['open', false],
    ]);
  });

  it('counts the smallest dose as kept, a rest and a miss not', () => {
    const view = todayView(
      {
        habits: ['a', 'b', 'c', 'd'].map((id) => habit(id)),
        variants: [],
        checkIns: [mark('a', 'done'), mark('b', 'minimal'), mark('c', 'skip'), mark('d', 'missed')],
      },
      TODAY,
      days,
    );
    expect(view.kept).toBe(2);
    expect(view.rows.every((row) => !row.isNext)).toBe(true);
  });

  it('gives each row its own doses and either anchor', () => {
    const view = todayView(
      {
        habits: [
          habit('a', { anchorAfterWhat: '세수' }),
          habit('b', { anchorWhen: '기상 후', anchorAfterWhat: 'x' }),
        ],
        variants: [dose('a', '10분', false), dose('a', '1분', true), dose('b', '20분', false)],
        checkIns: [],
      },
      TODAY,
      days,
    );
    expect(view.rows).toMatchObject([
      { when: '세수', dose: '10분', minimum: '1분' },
      { when: '기상 후', dose: '20분', minimum: null },
    ]);
  });

  it('counts a habit from the day it began, so that older days are not spoilt by it', () => {
    const view = todayView(
      {
        habits: [habit('a'), habit('new', { startedAt: TODAY })],
        variants: [],
        checkIns: [mark('a', 'done', '2026-11-29' as LocalDay)],
      },
      TODAY,
      days,
    );
    expect(view.week.slice(-2)).toEqual([
      { day: '2026-11-29', kept: 1, total: 1 },
      { day: '2026-11-30', kept: 0, total: 2 },
    ]);
    expect(view.week.map((entry) => entry.day)).toEqual(days);
  });

  it('takes a check-in of another day for nothing today', () => {
    const view = todayView(
      { habits: [habit('a')], variants: [], checkIns: [mark('a', 'done', '2026-11-29' as LocalDay)] },
      TODAY,
      days,
    );
    expect(view.rows[0]?.mark).toBe('open');
  });
});
