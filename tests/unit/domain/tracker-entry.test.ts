import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLocalDay, type LocalDay } from '@/domain/local-day';
import { STARTER_TRACKERS, type Tracker, type TrackerKind } from '@/domain/tracker';
import { dayValue, judgeValue, type TrackerEntry } from '@/domain/tracker-entry';

function starter(id: string): Tracker {
  const found = STARTER_TRACKERS.find((tracker) => tracker.id === id);
  if (found === undefined) throw new Error(`${id} is no starter`);
  return found;
}

const YES_NO: Tracker = {
  id: 'floss',
  name: '치실',
  kind: 'yes_no',
  unit: 'none',
  min: 0,
  max: 1,
  isWhole: true,
  isOn: true,
};
/** Ends that are no whole numbers themselves. */
const FEVER: Tracker = { ...YES_NO, id: 'fever', kind: 'number', min: 35.5, max: 42.5, isWhole: true };

describe('judgeValue', () => {
  it.each([
    ['sleep', 0],
    ['sleep', 7.25],
    ['sleep', 24],
    ['mood', 1],
    ['mood', 5],
    ['weight', 20],
    ['weight', 63.4],
    ['weight', 300],
    ['water', 0],
    ['water', 30],
    ['steps', 100_000],
    ['caffeine', 20],
  ])('takes %s = %d', (id, value) => {
    expect(judgeValue(starter(id), value)).toBeNull();
  });

  it.each([
    ['sleep', -0.01, 0, 24],
    ['sleep', 24.01, 0, 24],
    ['mood', 0, 1, 5],
    ['mood', 6, 1, 5],
    ['weight', 19.9, 20, 300],
    ['water', -1, 0, 30],
    ['steps', 100_001, 0, 100_000],
    // Both out of range and not whole: the range is what helps.
    ['caffeine', 20.5, 0, 20],
  ])('finds %s = %d out of range and names both ends', (id, value, min, max) => {
    expect(judgeValue(starter(id), value)).toEqual({ kind: 'out_of_range', min, max });
  });

  it.each([
    ['mood', 3.5],
    ['water', 0.1],
    ['steps', 7_999.999],
  ])('finds %s = %d not whole', (id, value) => {
    expect(judgeValue(starter(id), value)).toEqual({ kind: 'not_whole' });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('finds %d no number', (value) => {
    expect(judgeValue(starter('steps'), value)).toEqual({ kind: 'not_a_number' });
  });

  it.each([
    [0, null],
    [1, null],
    [2, 'out_of_range'],
    [0.5, 'not_whole'],
  ])('takes yes and no and nothing else: %d → %s', (value, problem) => {
    expect(judgeValue(YES_NO, value)?.kind ?? null).toBe(problem);
  });

  it('takes exactly the finite values between the ends, whole ones where it must', () => {
    const trackers = fc.constantFrom(...STARTER_TRACKERS, YES_NO, FEVER);
    const values = fc.oneof(
      fc.double(),
      fc.integer({ min: -2, max: 320 }),
      fc.double({ min: -1, max: 310, noNaN: true }),
    );
    fc.assert(
      fc.property(trackers, values, (tracker, value) => {
        const { min, max, isWhole } = tracker;
        const isTaken = value >= min && value <= max && (!isWhole || value % 1 === 0);
        expect(judgeValue(tracker, value) === null).toBe(isTaken);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('dayValue', () => {
  const day = parseLocalDay('2026-11-30') as LocalDay;
  const entries = (values: readonly number[]): readonly TrackerEntry[] =>
    values.map((value, index) => {
      return { id: `e${index}`, userId: 'me', trackerId: 'water', day, value, note: null, at: index };
    });

  it.each<[TrackerKind, readonly number[], number | null]>([
    ['count', [], null],
    ['count', [2], 2],
    ['count', [1, 2, 3], 6],
    ['count', [0], 0],
    ['number', [], null],
    ['number', [63.5, 63.1], 63.1],
    ['scale', [5, 1], 1],
    ['duration', [7, 7.5], 7.5],
    ['yes_no', [1, 0], 0],
  ])('of %s with %j is %j', (kind, values, expected) => {
    expect(dayValue({ kind }, entries(values))).toBe(expected);
  });
});
