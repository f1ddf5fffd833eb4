import { describe, expect, it } from 'vitest';
import { parseFrameLevel, STORABLE_FRAME_LEVELS } from '@/domain/frame-level';

describe('STORABLE_FRAME_LEVELS', () => {
  it.each([
    ['L0', false],
    ['L1', false],
    ['L2', true],
    ['L3', true],
  ])('%s → %j', (level, isStorable) => {
    expect(STORABLE_FRAME_LEVELS.some((known) => known === level)).toBe(isStorable);
  });
});

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
