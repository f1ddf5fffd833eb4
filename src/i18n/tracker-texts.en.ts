import type { TrackerUnit } from '@/domain/tracker';
import type { TrackerTexts } from './tracker-texts.ko';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['sleep', 'Sleep'],
  ['mood', 'Mood'],
  ['weight', 'Weight'],
  ['water', 'Water'],
  ['steps', 'Steps'],
  ['caffeine', 'Caffeine'],
]);

const UNITS: Readonly<Record<TrackerUnit, Readonly<Record<'one' | 'other', string>>>> = {
  hours: { one: ' hour', other: ' hours' },
  points: { one: ' point', other: ' points' },
  kilograms: { one: ' kg', other: ' kg' },
  cups: { one: ' cup', other: ' cups' },
  steps: { one: ' step', other: ' steps' },
  none: { one: '', other: '' },
};

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const plurals = new Intl.PluralRules('en-US');

export const trackerTextsEn: TrackerTexts = {
  name: ({ id, name }) => name ?? NAMES.get(id) ?? 'Record',
  value: ({ kind, unit }, value) => {
    if (kind === 'yes_no') return value === 0 ? 'No' : 'Yes';
    return numbers.format(value) + UNITS[unit][plurals.select(value) === 'one' ? 'one' : 'other'];
  },
};
