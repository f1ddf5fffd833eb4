import { effect } from '@preact/signals';
import { LlmError, type LlmErrorCode } from './errors';
import type { InstalledModel } from './files/download-state';
import type { FileErrorCode } from './files/file-error';
import type { ModelLibrary } from './files/model-library';
import type { ModelEntry } from './model/model-entry';

/** What a load needs of the library. */
export interface ModelFiles {
  /**
   * The model's file, whole and checked; one that is part of the app is fetched first.
   *
   * @throws LlmError `model_missing`, `aborted`, or why an embedded one didn't come
   */
  bring(
    entry: ModelEntry,
    stop: AbortSignal,
    onBytes: (loaded: number, total: number) => void,
  ): Promise<InstalledModel>;
  /** Reads it again, and deletes it when it has gone bad. False where it can't be read at all just now. */
  isDamaged(id: string): Promise<boolean>;
  discard(id: string): Promise<void>;
}

const codes: Readonly<Record<FileErrorCode, LlmErrorCode>> = {
  no_space: 'no_room',
  disk_full: 'no_room',
  storage: 'no_room',
  forbidden: 'model_unreachable',
  not_found: 'model_unreachable',
  server_busy: 'model_unreachable',
  server_error: 'model_unreachable',
  unreachable: 'model_unreachable',
  bad_range: 'model_unreachable',
  bad_address: 'model_unreachable',
  size_unknown: 'model_mismatch',
  size_mismatch: 'model_mismatch',
  hash_mismatch: 'model_mismatch',
  not_a_model: 'model_format',
};

export class LibraryFiles implements ModelFiles {
  private readonly library: ModelLibrary;

  constructor(library: ModelLibrary) {
    this.library = library;
  }

  async bring(
    entry: ModelEntry,
    stop: AbortSignal,
    onBytes: (loaded: number, total: number) => void,
  ): Promise<InstalledModel> {
    if (!this.find(entry.id)) await this.library.refresh();
    const there = this.find(entry.id);
    if (there?.isTrusted) return there;
    if (there || entry.origin !== 'embedded') throw new LlmError('model_missing');
    return this.fetchEmbedded(entry, stop, onBytes);
  }

  async isDamaged(id: string): Promise<boolean> {
    return (await this.library.check(id).catch(() => 'sound')) === 'damaged';
  }

  async discard(id: string): Promise<void> {
    await this.library.remove(id).catch(() => undefined);
  }

  private find(id: string): InstalledModel | undefined {
    return this.library.installed.value.find(({ entry }) => entry.id === id);
  }

  /** It is a megabyte from our own origin, so nothing is waited for: what doesn't come at once is said at once. */
  private fetchEmbedded(
    entry: ModelEntry,
    stop: AbortSignal,
    onBytes: (loaded: number, total: number) => void,
  ): Promise<InstalledModel> {
    const { library } = this;
    const { id } = entry;
    return new Promise<InstalledModel>((resolve, reject) => {
      let dispose = (): void => undefined;
      const fail = (code: LlmErrorCode): void => {
        stop.removeEventListener('abort', abort);
        // Not from within the effect, which reads what this changes.
        queueMicrotask(() => {
          dispose();
          library.giveUp(id);
        });
        reject(new LlmError(code));
      };
      const abort = (): void => fail('aborted');
      stop.addEventListener('abort', abort, { once: true });
      library.bring(entry);
      dispose = effect(() => {
        const done = library.installed.value.find((model) => model.entry.id === id);
        const state = library.downloads.value.find((download) => download.entry.id === id)?.state;
        if (done) {
          stop.removeEventListener('abort', abort);
          queueMicrotask(() => dispose());
          resolve(done);
        } else if (state?.kind === 'waiting') fail('model_unreachable');
        else if (state?.kind === 'failed') fail(codes[state.code]);
        else if (state) onBytes(state.amount.received, state.amount.total ?? 0);
      });
    });
  }
}
