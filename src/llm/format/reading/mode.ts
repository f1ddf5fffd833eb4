import type { MarkerKind } from './markers';

/**
 * What is being read: `words` for the person, a `thought`, the head of a call behind its token (`opened`) or
 * behind `call:` (`named`), a `region` that may hold calls, or what may be a thought without its opening token.
 */
export type ModeName = 'words' | 'thought' | 'opened' | 'named' | 'region' | 'lostThought';

/** One way of reading. Each input may switch to another mode, for which the rest of it then is. */
export interface Mode {
  /** Takes text; gives back what the mode that it switched to must read. */
  text(piece: string): string;
  /** Takes a control token; false if it is for another mode, or for none. */
  marker(kind: MarkerKind, raw: string): boolean;
  /** The answer is over: whatever was held back is settled now. */
  finish(): void;
}
