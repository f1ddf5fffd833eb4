import { describe, expect, it } from 'vitest';
import { argumentsOf, pinCard } from '@/coach/pin-card';
import type { OpenProposal } from '@/coach/coach-event';
import type { HabitId } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';

const checkIn: OpenProposal = {
  key: 'k',
  madeAt: 0,
  call: { name: 'check_in_habit', args: { habit: '3', dose: 'default' } },
  proposal: {
    tool: 'check_in_habit',
    habitId: 'the one on the card' as HabitId,
    sentence: '책 읽기',
    day: '2026-11-30' as LocalDay,
    isToday: true,
    answer: 'done',
    doseText: null,
    before: null,
  },
};

describe('pinCard', () => {
  it('keeps the habit and the day of the card, whatever numbers and today mean later', () => {
    expect(pinCard(checkIn)).toEqual({
      call: { name: 'check_in_habit', args: { habit: '1', dose: 'default', day: '2026-11-30' } },
      handles: ['the one on the card'],
    });
  });

  it('takes the person’s changes, a new day included', () => {
    const edited = { habit: '3', dose: 'skip', day: 'yesterday' };
    expect(pinCard(checkIn, edited).call.args).toEqual({ habit: '1', dose: 'skip', day: 'yesterday' });
    expect(pinCard(checkIn, { dose: 'skip' }).call.args).toEqual({
      habit: '1',
      dose: 'skip',
      day: '2026-11-30',
    });
  });

  it('reads arguments that are no object as none', () => {
    expect(argumentsOf({ name: 'x', args: 'nonsense' })).toEqual({});
    expect(argumentsOf({ name: 'x', args: null })).toEqual({});
  });
});
