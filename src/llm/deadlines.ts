/** How long the worker may keep silent, in milliseconds. No wait is without one. */
export interface Deadlines {
  /** from spawning until the worker is up */
  readonly ready: number;
  /** of a load, without a byte moving */
  readonly loadStall: number;
  readonly firstChunk: number;
  readonly chunkStall: number;
  /** of a whole answer, however lively */
  readonly total: number;
  /** from asking for a stop until the worker is terminated instead */
  readonly cancel: number;
}

/** Generous: a software GPU compiles shaders for a quarter of a minute before its first word. */
export const defaultDeadlines: Deadlines = {
  ready: 20_000,
  loadStall: 60_000,
  firstChunk: 120_000,
  chunkStall: 30_000,
  total: 300_000,
  cancel: 15_000,
};
