import { describe, expect, it } from 'vitest';
import { STARTER_TRACKERS } from '@/domain/tracker';
import { judgeValue } from '@/domain/tracker-entry';

describe('STARTER_TRACKERS', () => {
  it('have an id each, and the words of the language for a name', () => {
    expect(STARTER_TRACKERS.map(({ id }) => id)).toEqual([
      'sleep',
      'mood',
      'weight',
      'water',
      'steps',
      'caffeine',
    ]);
    expect(STARTER_TRACKERS.every(({ name }) => name === null)).toBe(true);
  });

  it('are all on but weight', () => {
    expect(STARTER_TRACKERS.filter(({ isOn }) => !isOn).map(({ id }) => id)).toEqual(['weight']);
  });

  it.each(STARTER_TRACKERS)('$id takes both ends of its range', (tracker) => {
    expect(tracker.min).toBeLessThan(tracker.max);
    expect(judgeValue(tracker, tracker.min)).toBeNull();
    expect(judgeValue(tracker, tracker.max)).toBeNull();
  });
});
