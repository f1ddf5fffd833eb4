import type { Tracker } from '@/domain/tracker';

/** A tracker of the person's own. */
export const PUSH_UPS: Tracker = {
  id: 'push_ups',
  name: '팔굽혀펴기',
  kind: 'count',
  unit: 'none',
  min: 0,
  max: 500,
  isWhole: true,
  isOn: true,
};
