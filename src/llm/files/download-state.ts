import type { ModelEntry } from '../model/model-entry';
import type { FileErrorCode } from './file-error';

/** Bytes that are safe on the device, and bytes of the whole. */
export interface Amount {
  readonly received: number;
  /** null until the server or the manifest has said it */
  readonly total: number | null;
}

/** Why nothing is arriving just now. */
export type WaitReason = 'offline' | 'unreachable' | 'server_busy';

/** How it goes with bringing one model onto the device. */
export type Bringing =
  | {
      readonly kind: 'running';
      readonly amount: Amount;
      /** over the last seconds; null while it can't be told */
      readonly bytesPerSecond: number | null;
      /** the server gave no ranges, or another file: it had to begin anew */
      readonly isRestarted: boolean;
    }
  | {
      readonly kind: 'waiting';
      readonly amount: Amount;
      readonly reason: WaitReason;
      /** epoch milliseconds; null: as soon as the network is back */
      readonly retryAt: number | null;
    }
  /** all bytes are here; size and hash are being looked at */
  | { readonly kind: 'checking'; readonly amount: Amount }
  | { readonly kind: 'paused'; readonly amount: Amount }
  | {
      readonly kind: 'failed';
      readonly amount: Amount;
      readonly code: FileErrorCode;
      readonly detail: number | null;
      /** what has arrived is kept: going on costs only the rest */
      readonly isResumable: boolean;
    };

/** One model on its way, as every tab sees it. */
export interface Download {
  readonly entry: ModelEntry;
  readonly state: Bringing;
  /** another tab is doing it; pausing and giving up work from here too */
  readonly isElsewhere: boolean;
}

/** A model's file that is whole on this device. */
export interface InstalledModel {
  readonly entry: ModelEntry;
  readonly bytes: number;
  /** lower-case hex, as computed here */
  readonly sha256: string;
  /** The hash is the manifest's or the one that the person gave; otherwise the person has to say yes once. */
  readonly isTrusted: boolean;
}
