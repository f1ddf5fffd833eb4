const FRAME_LEVELS = ['L0', 'L1', 'L2', 'L3'] as const;

/** R3: only what a person does (L2) or is (L3) can be kept. */
export const STORABLE_FRAME_LEVELS = ['L2', 'L3'] as const satisfies readonly FrameLevel[];

/** How a habit is phrased: L0 avoids, L1 names an outcome, L2 names an action, L3 names an identity. */
export type FrameLevel = (typeof FRAME_LEVELS)[number];

export type StorableFrameLevel = (typeof STORABLE_FRAME_LEVELS)[number];

/** Reads a level as models and people write it (`l2`, ` L2 `); anything else is null. */
export function parseFrameLevel(raw: unknown): FrameLevel | null {
  if (typeof raw !== 'string') return null;
  const level = raw.trim().toUpperCase();
  return FRAME_LEVELS.find((known) => known === level) ?? null;
}
