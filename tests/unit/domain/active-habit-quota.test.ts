import { describe, expect, it } from 'vitest';
import { judgeActiveHabitQuota } from '@/domain/active-habit-quota';

describe('judgeActiveHabitQuota', () => {
  it.each([
    [0, 3],
    [1, 2],
    [2, 1],
  ])('with %i active habits leaves %i seats', (currentActiveCount, remaining) => {
    expect(judgeActiveHabitQuota({ type: 'build', currentActiveCount })).toEqual({
      allowed: true,
      remaining,
    });
  });

  it.each([3, 4, 30])('with %i active habits refuses and says the limit', (currentActiveCount) => {
    expect(judgeActiveHabitQuota({ type: 'break', currentActiveCount })).toEqual({
      allowed: false,
      limit: 3,
    });
  });
});
