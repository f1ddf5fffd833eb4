import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/local-day';
import { readDay } from '@/tools/day-argument';
import { TODAY } from '../db/fixtures';

/** As far back as is still taken, in days. */
const OLDEST = 366;

describe('readDay', () => {
  it.each([
    [undefined, 0],
    [null, 0],
    ['', 0],
    ['Today', 0],
    ['오늘', 0],
    [' yesterday ', -1],
    ['어제'.normalize('NFD'), -1],
    ['그저께', -2],
    ['그제', -2],
  ])('reads %j', (raw, daysFromToday) => {
    expect(readDay(raw, TODAY)).toEqual({ ok: true, day: addDays(TODAY, daysFromToday) });
  });

  it.each(['tomorrow', '내일'])('knows that %j has not come yet', (raw) => {
    expect(readDay(raw, TODAY)).toEqual({ ok: false, problem: 'future' });
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-11-30', '20261130', '11/30', 'toString', '그끄저께'])(
    'knows no day %j',
    (raw) => {
      expect(readDay(raw, TODAY)).toEqual({ ok: false, problem: 'not_a_day' });
    },
  );

  it('takes every day of the last year and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3 * OLDEST, max: OLDEST }), (daysFromToday) => {
        const day = addDays(TODAY, daysFromToday);
        const reading = readDay(day, TODAY);
        if (daysFromToday > 0) expect(reading).toEqual({ ok: false, problem: 'future' });
        else if (daysFromToday < -OLDEST) expect(reading).toEqual({ ok: false, problem: 'too_old' });
        else expect(reading).toEqual({ ok: true, day });
      }),
    );
  });

  it('never takes what is not a day', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const reading = readDay(raw, TODAY);
        if (reading.ok) expect(raw.trim()).toMatch(/^$|^\d{4}-\d{2}-\d{2}$/);
      }),
    );
  });
});
