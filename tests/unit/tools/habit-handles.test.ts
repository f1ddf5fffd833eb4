import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HabitId } from '@/domain/habit';
import { habitByHandle, handleOf, type HabitHandles } from '@/tools/habit-handles';

const handles: HabitHandles = ['a', 'b', 'c'].map((id) => id as HabitId);

describe('habitByHandle', () => {
  it.each(['2', 2, ' 2 ', '#2', '2번', '"2"', '02', '2번째', 'no2'])('reads %j', (raw) => {
    expect(habitByHandle(handles, raw)).toBe('b');
  });

  it.each([
    '0',
    '4',
    '',
    '1.5',
    '1 2',
    'two',
    '둘',
    '1234',
    '-1',
    '물 2잔',
    '2시간',
    'length',
    '__proto__',
    2.5,
    Number.NaN,
    -0.1,
  ])('finds nothing for %j', (raw) => {
    expect(habitByHandle(handles, raw)).toBeNull();
  });

  it('is the way back from handleOf, for any list of habits', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { maxLength: 50 }), (ids) => {
        const all = ids.map((id) => id as HabitId);
        for (const id of all) expect(habitByHandle(all, handleOf(all, id) ?? '')).toBe(id);
        expect(handleOf(all, 'none of them' as HabitId)).toBeNull();
      }),
    );
  });

  it('finds a habit of the list, or nothing, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (raw) => {
        expect([...handles, null]).toContain(habitByHandle(handles, raw));
      }),
    );
  });
});
