import type { Tracker, TrackerUnit } from '@/domain/tracker';

/** How trackers and their values are called. */
export interface TrackerTexts {
  /** The person's own name for it, or the app's. */
  name(tracker: Pick<Tracker, 'id' | 'name'>): string;
  /** A value with its unit: `7시간`, `8,000보`. */
  value(tracker: Pick<Tracker, 'kind' | 'unit'>, value: number): string;
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['sleep', '수면'],
  ['mood', '기분'],
  ['weight', '체중'],
  ['water', '물'],
  ['steps', '걸음'],
  ['caffeine', '카페인'],
]);

const UNITS: Readonly<Record<TrackerUnit, string>> = {
  hours: '시간',
  points: '점',
  kilograms: 'kg',
  cups: '잔',
  steps: '보',
  none: '',
};

const numbers = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 2 });

export const trackerTextsKo: TrackerTexts = {
  name: ({ id, name }) => name ?? NAMES.get(id) ?? '기록',
  value: ({ kind, unit }, value) => {
    if (kind === 'yes_no') return value === 0 ? '아니요' : '네';
    return numbers.format(value) + UNITS[unit];
  },
};
