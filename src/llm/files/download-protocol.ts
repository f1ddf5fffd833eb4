import type { ModelEntry } from '../model/model-entry';
import type { Amount, WaitReason } from './download-state';
import type { FileErrorCode } from './file-error';
import type { ModelFacts } from './file-names';

/** A worker does one job and is then terminated. */
export type DownloadRequest =
  | {
      readonly kind: 'download';
      readonly entry: ModelEntry;
      /** for the entry's own host */
      readonly token: string | null;
    }
  | {
      readonly kind: 'import';
      readonly entry: ModelEntry;
      readonly file: File;
      readonly known: readonly ModelEntry[];
    }
  /** Reads a whole file again. */
  | { readonly kind: 'check'; readonly id: string }
  /** Keeps what has arrived and ends. */
  | { readonly kind: 'pause' }
  /** Throws away what has arrived and ends. */
  | { readonly kind: 'give_up' }
  /** Tries again now, if it is waiting. */
  | { readonly kind: 'hurry' };

/** While the job is going on. */
export type InterimEvent =
  | { readonly kind: 'progress'; readonly amount: Amount }
  /** The server gave no ranges, or another file. */
  | { readonly kind: 'restarted' }
  | {
      readonly kind: 'waiting';
      readonly reason: WaitReason;
      /** epoch milliseconds; null: until the network is back */
      readonly retryAt: number | null;
      readonly amount: Amount;
    }
  | { readonly kind: 'checking'; readonly amount: Amount };

/** The worker's last word. */
export type LastEvent =
  | { readonly kind: 'paused'; readonly amount: Amount }
  | { readonly kind: 'given_up' }
  | { readonly kind: 'done'; readonly facts: ModelFacts }
  | { readonly kind: 'checked'; readonly isSound: boolean }
  | {
      readonly kind: 'failed';
      readonly code: FileErrorCode;
      readonly detail: number | null;
      readonly amount: Amount;
      readonly isResumable: boolean;
    };

export type DownloadEvent = { readonly kind: 'ready' } | InterimEvent | LastEvent;
