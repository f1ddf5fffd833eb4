import { describe, expect, it } from 'vitest';
import { judgeActiveHabitQuota } from '@/domain/active-habit-quota';

describe('judgeActiveHabitQuota', () => {
  describe.each(['build', 'break'] as const)('for habits to %s', (type) => {
    it.each([
      [0, { allowed: true, remaining: 3 }],
      [1, { allowed: true, remaining: 2 }],
      [2, { allowed: true, remaining: 1 }],
      [3, { allowed: false, limit: 3 }],
      [4, { allowed: false, limit: 3 }],
      [30, { allowed: false, limit: 3 }],
    ])('with %i active ones is %j', (currentActiveCount, verdict) => {
      expect(judgeActiveHabitQuota({ type, currentActiveCount })).toEqual(verdict);
    });
  });
});
