import { describe, expect, it } from 'vitest';
import { SpeedMeter } from '@/llm/files/speed-meter';

const meter = (...samples: readonly (readonly [number, number])[]): SpeedMeter => {
  const speed = new SpeedMeter();
  for (const [at, received] of samples) speed.add(at, received);
  return speed;
};

describe('SpeedMeter', () => {
  it.each([
    ['nothing was seen', meter()],
    ['one look', meter([0, 10])],
    ['too short a while', meter([0, 0], [500, 1000])],
  ])('says nothing after %s', (_name, { bytesPerSecond }) => {
    expect(bytesPerSecond).toBeNull();
  });

  it('is bytes over seconds', () => {
    expect(meter([0, 0], [1000, 500], [2000, 1000]).bytesPerSecond).toBe(500);
  });

  it('forgets what is long ago', () => {
    const speed = meter([0, 0], [1000, 1_000_000]);
    for (let at = 2000; at <= 20_000; at += 1000) speed.add(at, 1_000_000 + at);
    expect(speed.bytesPerSecond).toBe(1000);
  });

  it('begins anew when the file does, and after a wait', () => {
    const speed = meter([0, 0], [1000, 5000], [2000, 0]);
    expect(speed.bytesPerSecond).toBeNull();
    speed.add(3000, 700);
    expect(speed.bytesPerSecond).toBe(700);
    speed.reset();
    expect(speed.bytesPerSecond).toBeNull();
  });
});
