/** `count` adds up over a day (glasses of water); of every other kind the day's last entry is the day's value. */
export type TrackerKind = 'number' | 'count' | 'scale' | 'duration' | 'yes_no';

/** What one step of the value is; its word is the language's business. */
export type TrackerUnit = 'hours' | 'points' | 'kilograms' | 'cups' | 'steps' | 'none';

/** Something a person measures. */
export interface Tracker {
  /** Also what a model calls it. */
  readonly id: string;
  /** The person's own name for it; null: the app's, in the person's language. */
  readonly name: string | null;
  readonly kind: TrackerKind;
  readonly unit: TrackerUnit;
  /** Both ends included. */
  readonly min: number;
  readonly max: number;
  /** Only whole values. */
  readonly isWhole: boolean;
  /** Offered for entries; one that isn't keeps what it holds. */
  readonly isOn: boolean;
}

/** What everybody begins with. Weight waits until somebody wants it: for some people its numbers do harm. */
export const STARTER_TRACKERS: readonly Tracker[] = [
  starter('sleep', { kind: 'duration', unit: 'hours', min: 0, max: 24, isWhole: false }),
  starter('mood', { kind: 'scale', unit: 'points', min: 1, max: 5 }),
  starter('weight', { kind: 'number', unit: 'kilograms', min: 20, max: 300, isWhole: false, isOn: false }),
  starter('water', { kind: 'count', unit: 'cups', min: 0, max: 30 }),
  starter('steps', { kind: 'number', unit: 'steps', min: 0, max: 100_000 }),
  starter('caffeine', { kind: 'count', unit: 'cups', min: 0, max: 20 }),
];

/** Out of sight for people who want nothing to do with food or weight. */
export function isAboutWeight({ id }: Pick<Tracker, 'id'>): boolean {
  return id === 'weight';
}

type StarterTraits = Pick<Tracker, 'kind' | 'unit' | 'min' | 'max'> &
  Partial<Pick<Tracker, 'isWhole' | 'isOn'>>;

function starter(id: string, traits: StarterTraits): Tracker {
  return { id, name: null, isWhole: true, isOn: true, ...traits };
}
