import type { Call, Tools } from '../calls/call';
import type { MarkerKind } from './markers';

/**
 * How a region ended: `closed` by its own closing token, by another `marker`, before `text` that no longer
 * belongs to it, or `cut` off in the middle.
 */
export type RegionEnd = 'closed' | 'marker' | 'text' | 'cut';

/** A passage that is collected whole because it may hold calls. Both inputs are over once `end` is set. */
export interface Region {
  readonly end: RegionEnd | null;
  /** Takes text; gives back what lies behind the region's end. */
  text(piece: string): string;
  /** Takes a control token; false if it ends the region and isn't part of it. */
  marker(kind: MarkerKind, raw: string): boolean;
  /** The stream is over. */
  finish(): void;
  /** The calls in it, or null if it holds anything else. */
  read(tools: Tools): readonly Call[] | null;
  /** a closed call of nothing */
  readonly isEmpty: boolean;
  /** a string in it stands between the family's own delimiters */
  readonly hasDelimiter: boolean;
  /** what turned out to be words behind it, once it is over */
  readonly rest: string;
  /** All of it as the model wrote it. */
  readonly raw: string;
}
