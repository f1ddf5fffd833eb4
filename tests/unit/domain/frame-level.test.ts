import { describe, expect, it } from 'vitest';
import { parseFrameLevel } from '@/domain/frame-level';

describe('parseFrameLevel', () => {
  it.each([
    ['L0', 'L0'],
    ['L1', 'L1'],
    ['l2', 'L2'],
    [' L2 ', 'L2'],
    ['\tl3\n', 'L3'],
  ])('reads %j as %s', (raw, level) => {
    expect(parseFrameLevel(raw)).toBe(level);
  });

  it.each(['', 'L4', 'L', 'L22', '2', 'FrameLevel.l2', 2, null, undefined, ['L2'], { level: 'L2' }])(
    'refuses %j',
    (raw) => {
      expect(parseFrameLevel(raw)).toBeNull();
    },
  );
});
