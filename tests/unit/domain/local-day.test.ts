import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  compareDays,
  DEFAULT_ZONE,
  isKnownZone,
  lastDays,
  localDayOf,
  parseLocalDay,
  type LocalDay,
} from '@/domain/local-day';

/** North and south; odd offsets; shifts of half an hour, at midnight, the other way round, and none at all. */
const SHIFTING_ZONES = [
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
];
const STEADY_ZONES = ['Asia/Seoul', 'Asia/Kolkata', 'Asia/Kathmandu', 'Pacific/Apia'];
const ZONES = [...SHIFTING_ZONES, ...STEADY_ZONES];
const MORE_ZONES = [...ZONES, 'Europe/London', 'Africa/Cairo', 'America/Santiago', 'Antarctica/Troll', 'UTC'];

const DAY_STARTS = [0, 3, 4, 12];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const yearStart = Date.UTC(2026, 0, 1);
const instants = fc.integer({ min: yearStart, max: Date.UTC(2027, 0, 1) });

function oracle(epochMs: number, zone: string, dayStartHour: number): string {
  const there = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
  return there
    .toPlainDate()
    .subtract({ days: there.hour < dayStartHour ? 1 : 0 })
    .toString();
}

/** Instants of a year with Temporal's offset at each, in milliseconds; asked once a shift, so it's fast enough. */
function* instantsOf(
  year: number,
  zone: string,
  step: number,
): Generator<readonly [at: number, offset: number]> {
  const end = Date.UTC(year + 1, 0, 2);
  let at = Date.UTC(year, 0, 0);
  while (at < end) {
    const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    const shift = there.getTimeZoneTransition('next')?.epochMilliseconds ?? end;
    for (; at < Math.min(shift, end); at += step) yield [at, there.offsetNanoseconds / 1_000_000];
  }
}

/** Where `localDayOf` differs from the day on the wall, less the hours by which days start late. */
function differences(year: number, zone: string, step: number): readonly string[] {
  const wrong: string[] = [];
  for (const [at, offset] of instantsOf(year, zone, step)) {
    for (const start of DAY_STARTS) {
      const expected = dayName(Math.floor((at + offset - start * HOUR) / DAY));
      if (localDayOf(at, zone, start) !== expected)
        wrong.push(`${new Date(at).toISOString()} from ${start}:00, expected ${expected}`);
    }
  }
  return wrong;
}

const dayNames = new Map<number, string>();

function dayName(daysSinceEpoch: number): string {
  const known = dayNames.get(daysSinceEpoch);
  if (known !== undefined) return known;
  const name = Temporal.PlainDate.from('1970-01-01').add({ days: daysSinceEpoch }).toString();
  dayNames.set(daysSinceEpoch, name);
  return name;
}

function day(text: string): LocalDay {
  const parsed = parseLocalDay(text);
  if (parsed === null) throw new Error(`${text} is no day`);
  return parsed;
}

describe('localDayOf', () => {
  it.each([
    ['2026-11-30T14:59:59.999Z', 'Asia/Seoul', 0, '2026-11-30'],
    ['2026-11-30T15:00:00.000Z', 'Asia/Seoul', 0, '2026-12-01'],
    ['2026-11-30T17:59:59.999Z', 'Asia/Seoul', 3, '2026-11-30'],
    ['2026-11-30T18:00:00.000Z', 'Asia/Seoul', 3, '2026-12-01'],
    ['2026-03-01T01:25:00.000Z', 'America/New_York', 0, '2026-02-28'],
    ['2025-12-31T15:30:00.000Z', 'Asia/Seoul', 0, '2026-01-01'],
    ['2028-02-29T15:30:00.000Z', 'Asia/Seoul', 2, '2028-02-29'],
  ])('%s in %s with days from %i:00 is %s', (instant, zone, dayStartHour, expected) => {
    expect(localDayOf(Date.parse(instant), zone, dayStartHour)).toBe(expected);
  });

  it.each(SHIFTING_ZONES)('agrees with Temporal on every half hour of 2026 in %s', (zone) => {
    expect(differences(2026, zone, HOUR / 2)).toEqual([]);
  });

  it.each(STEADY_ZONES)('agrees with Temporal on every hour of 2026 in %s', (zone) => {
    expect(differences(2026, zone, HOUR)).toEqual([]);
  });

  it('agrees with Temporal where a day was left out: Samoa had no 30 December 2011', () => {
    expect(differences(2011, 'Pacific/Apia', HOUR)).toEqual([]);
    const before = Date.parse('2011-12-30T09:59:59Z');
    expect(localDayOf(before, 'Pacific/Apia', 0)).toBe('2011-12-29');
    expect(localDayOf(before + 1_000, 'Pacific/Apia', 0)).toBe('2011-12-31');
  });

  it('agrees with Temporal on any instant, zone and day start', () => {
    fc.assert(
      fc.property(
        instants,
        fc.constantFrom(...MORE_ZONES),
        fc.integer({ min: 0, max: 12 }),
        (at, zone, start) => {
          expect(localDayOf(at, zone, start)).toBe(oracle(at, zone, start));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each(SHIFTING_ZONES)('never goes back and never jumps a day in %s', (zone) => {
    const seen: LocalDay[] = [];
    for (let at = yearStart; at < yearStart + 366 * DAY; at += HOUR) {
      const now = localDayOf(at, zone, 2);
      if (seen.at(-1) !== now) seen.push(now);
    }
    const [first] = seen;
    expect(seen).toEqual(seen.map((_, index) => addDays(first ?? day('1970-01-01'), index)));
  });

  it.each(['Mars/Olympus', '', 'undefined', '서울'])('reads an unknown zone (%j) as the default', (zone) => {
    const at = Date.parse('2026-11-30T15:00:00Z');
    expect(localDayOf(at, zone, 0)).toBe(localDayOf(at, DEFAULT_ZONE, 0));
    expect(isKnownZone(zone)).toBe(false);
  });
});

describe('parseLocalDay', () => {
  it.each(['2026-02-28', '2028-02-29', '1999-12-31'])('reads %s', (text) => {
    expect(parseLocalDay(text)).toBe(text);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-3',
    ' 2026-04-03',
    '',
    20260403,
    null,
  ])('refuses %j', (raw) => {
    expect(parseLocalDay(raw)).toBeNull();
  });
});

describe('day arithmetic', () => {
  const days = instants.map((at) => localDayOf(at, 'UTC', 0));
  const counts = fc.integer({ min: -4_000, max: 4_000 });

  it('adds days as the calendar does', () => {
    fc.assert(
      fc.property(days, counts, (from, count) => {
        expect(addDays(from, count)).toBe(Temporal.PlainDate.from(from).add({ days: count }).toString());
      }),
    );
  });

  it('compares as the calendar does', () => {
    fc.assert(
      fc.property(days, counts, (from, count) => {
        expect(compareDays(from, addDays(from, count))).toBe(Math.sign(-count) + 0);
      }),
    );
  });

  it('lists the last days, oldest first', () => {
    expect(lastDays(day('2026-03-01'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(lastDays(day('2026-03-01'), 0)).toEqual([]);
  });
});
