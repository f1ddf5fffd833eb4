import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckInKind } from '@/domain/check-in';
import type { HabitId } from '@/domain/habit';
import { addDays, lastDays } from '@/domain/local-day';
import { keptDays } from '@/tools/kept-days';
import { TODAY } from '../db/fixtures';

const id = 'h' as HabitId;
const week = lastDays(TODAY, 7);

function checkIns(kinds: readonly (CheckInKind | 'open')[]) {
  return kinds.flatMap((kind, daysBack) =>
    kind === 'open' ? [] : [{ habitId: id, day: addDays(TODAY, -daysBack), kind, at: 0 }],
  );
}

describe('keptDays', () => {
  it('counts the days from the start, today included', () => {
    expect(keptDays({ id, startedAt: addDays(TODAY, -2) }, week, [])).toEqual({ kept: 0, days: 3 });
  });

  it('counts a day before the start that was filled in', () => {
    expect(keptDays({ id, startedAt: TODAY }, week, checkIns(['done', 'open', 'minimal']))).toEqual({
      kept: 2,
      days: 2,
    });
  });

  it('knows only the habit’s own answers', () => {
    const others = checkIns(['done', 'done']).map((each) => ({ ...each, habitId: 'other' as HabitId }));
    expect(keptDays({ id, startedAt: TODAY }, week, others)).toEqual({ kept: 0, days: 1 });
  });

  it('finds as many days as are neither rest nor before the start, and no more kept ones', () => {
    const kind = fc.constantFrom('done', 'minimal', 'skip', 'missed', 'open');
    fc.assert(
      fc.property(fc.array(kind, { minLength: 7, maxLength: 20 }), fc.nat({ max: 20 }), (kinds, age) => {
        const { kept, days } = keptDays({ id, startedAt: addDays(TODAY, -age) }, week, checkIns(kinds));
        const inWeek = kinds.slice(0, 7);
        expect(kept).toBe(inWeek.filter((each) => each === 'done' || each === 'minimal').length);
        const counted = inWeek.filter(
          (each, daysBack) => each !== 'skip' && (each !== 'open' || daysBack <= age),
        );
        expect(days).toBe(counted.length);
      }),
    );
  });
});
