import type { ReadonlySignal } from '@preact/signals';
import type { ModelEntry } from '../model/model-entry';
import type { Download, InstalledModel } from './download-state';

/** The models' files on this device, and those on their way; the same in every tab. */
export interface ModelLibrary {
  readonly installed: ReadonlySignal<readonly InstalledModel[]>;
  /** At most one a model. One that is done is gone from here and in `installed`. */
  readonly downloads: ReadonlySignal<readonly Download[]>;
  /** Looks at the device anew. */
  refresh(): Promise<void>;
  /** Begins, or goes on after a pause, a failure or a cut. Its outcome is in `downloads` and `installed`. */
  bring(entry: ModelEntry): void;
  /** Stops and keeps what has arrived, also over a reload. */
  pause(id: string): void;
  /** Stops and throws away what has arrived. */
  giveUp(id: string): void;
  /** Copies a file that the person picked, hashing on the way. A hash that the manifest knows makes it that model. */
  importFile(file: File, entry: ModelEntry): void;
  /** The person takes a file as it is, though nobody vouches for its hash. */
  trust(id: string): Promise<void>;
  /** Deletes the file. */
  remove(id: string): Promise<void>;
  /** Reads the whole file again. A damaged one is deleted. */
  check(id: string): Promise<'sound' | 'damaged'>;
}
