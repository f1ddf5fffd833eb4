import type { ModelEntry } from '../model/model-entry';
import type { FileWorkerLike } from './file-worker';
import type { LibraryChannel } from './library-channel';
import type { ModelFolder } from './model-folder';

export interface DeviceLibraryPorts {
  readonly folder: Pick<ModelFolder, 'read' | 'remove' | 'removePart' | 'trust'>;
  readonly channel: LibraryChannel;
  readonly locks: Pick<LockManager, 'request' | 'query'>;
  readonly spawn: () => FileWorkerLike;
  /** Models whose hash makes any file theirs. */
  readonly known: readonly ModelEntry[];
  /** For the host of an address; null: none. */
  readonly tokenFor: (url: string) => string | null;
  /** The connection costs money or is to be spared: nothing goes on without being asked. */
  readonly isSparing: () => boolean;
  /** A person has agreed to a model: what it runs on can be fetched too. */
  readonly onBegin: (entry: ModelEntry) => void;
  readonly keepAwake: (isWanted: boolean) => void;
  /** Calls when the network is back; not every browser tells workers. */
  readonly onOnline: (listener: () => void) => void;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
}
