import type { DownloadEvent, DownloadRequest, InterimEvent } from '../files/download-protocol';
import type { Amount } from '../files/download-state';
import { FileError, type FileErrorCode } from '../files/file-error';
import { MODEL_FOLDER } from '../files/file-names';
import type { ModelEntry } from '../model/model-entry';
import { checkModel } from './check-model';
import { copyFile } from './copy-file';
import { fetchModel } from './fetch-model';
import { finishPart } from './finish-part';
import { PartFile } from './part-file';

/** Milliseconds between two words on the progress. */
const PROGRESS_MS = 200;
/** So many milliseconds of bytes may be lost in a crash, whether more are coming or not. */
const CHECKPOINT_MS = 1000;

/** After these nothing of what has arrived is worth keeping. */
const spoilt: ReadonlySet<FileErrorCode> = new Set([
  'size_mismatch',
  'hash_mismatch',
  'not_a_model',
  'bad_range',
]);
/** These pass by themselves, so the next start goes on without being asked. */
const passing: ReadonlySet<FileErrorCode> = new Set(['unreachable', 'server_busy']);

/** The one job of a worker: bring, copy or check one model's file. */
export class FileJob {
  private readonly post: (event: DownloadEvent) => void;
  private readonly stopper = new AbortController();
  private wake: () => void = () => undefined;
  private lastProgress = 0;
  private trailing: ReturnType<typeof setTimeout> | undefined;
  private isGivenUp = false;

  constructor(post: (event: DownloadEvent) => void) {
    this.post = post;
  }

  handle(request: DownloadRequest): void {
    switch (request.kind) {
      case 'download':
        void this.bring(request.entry, (part) => this.download(request.entry, request.token, part), []);
        return;
      case 'import':
        void this.bring(request.entry, (part) => this.copy(request.file, part), request.known);
        return;
      case 'check':
        void this.check(request.id);
        return;
      case 'give_up':
        this.isGivenUp = true;
        this.stop();
        return;
      case 'pause':
        this.stop();
        return;
      case 'hurry':
        this.hurry();
    }
  }

  private stop(): void {
    this.stopper.abort();
    this.wake();
  }

  /** Ends a wait early. */
  hurry(): void {
    this.wake();
  }

  private async bring(
    entry: ModelEntry,
    fill: (part: PartFile) => Promise<void>,
    known: readonly ModelEntry[],
  ): Promise<void> {
    let part: PartFile | null = null;
    const amount = (): Amount => ({
      received: part?.received ?? 0,
      total: part?.total ?? entry.source.bytes,
    });
    const beat = setInterval(() => {
      if (part?.isAtRisk === true) part.checkpoint();
    }, CHECKPOINT_MS);
    try {
      const folder = await modelFolder();
      part = await PartFile.open(folder, entry);
      this.post({ kind: 'progress', amount: amount() });
      await fill(part);
      if (this.isGivenUp) {
        await part.discard();
        this.post({ kind: 'given_up' });
        return;
      }
      if (part.received !== part.total) {
        part.checkpoint({ isPaused: true });
        part.close();
        this.post({ kind: 'paused', amount: amount() });
        return;
      }
      part.checkpoint();
      this.post({ kind: 'checking', amount: amount() });
      const facts = await finishPart(folder, part, known);
      this.post({ kind: 'done', facts });
    } catch (error) {
      const { code, detail } = FileError.from(error);
      const isResumable = part !== null && (await keep(part, code));
      this.post({
        kind: 'failed',
        code,
        detail,
        amount: isResumable ? amount() : { received: 0, total: entry.source.bytes },
        isResumable,
      });
    } finally {
      clearInterval(beat);
    }
  }

  private download(entry: ModelEntry, token: string | null, part: PartFile): Promise<void> {
    return fetchModel(entry, token, {
      fetch: (url, init) => fetch(url, init),
      part,
      report: (event) => this.report(event),
      signal: this.stopper.signal,
      now: () => performance.timeOrigin + performance.now(),
      isOnline: () => navigator.onLine,
      wait: (milliseconds) => this.wait(milliseconds),
      freeBytes,
    });
  }

  private copy(file: File, part: PartFile): Promise<void> {
    const onProgress = (amount: Amount): void => this.report({ kind: 'progress', amount });
    return copyFile(file, { part, signal: this.stopper.signal, onProgress, freeBytes });
  }

  private async check(id: string): Promise<void> {
    const amount = { received: 0, total: null };
    try {
      const isSound = await checkModel(await modelFolder(), id, (received) =>
        this.report({ kind: 'progress', amount: { ...amount, received } }),
      );
      this.post({ kind: 'checked', isSound });
    } catch (error) {
      const { code, detail } = FileError.from(error);
      this.post({ kind: 'failed', code, detail, amount, isResumable: false });
    }
  }

  /** The page needs to hear of progress a few times a second, not with each chunk, and of where it came to a stop. */
  private report(event: InterimEvent): void {
    clearTimeout(this.trailing);
    const wait = this.lastProgress + PROGRESS_MS - performance.now();
    if (event.kind === 'progress' && wait > 0) {
      this.trailing = setTimeout(() => this.report(event), wait);
      return;
    }
    if (event.kind === 'progress') this.lastProgress = performance.now();
    this.post(event);
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.stopper.signal.aborted) resolve();
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

async function modelFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(MODEL_FOLDER, { create: true });
}

async function freeBytes(): Promise<number | null> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || usage === undefined ? null : quota - usage;
}

/** Keeps what can be gone on with, and says whether it is anything. */
async function keep(part: PartFile, code: FileErrorCode): Promise<boolean> {
  try {
    if (spoilt.has(code) || part.received === 0) {
      await part.discard();
      return false;
    }
    part.checkpoint({ isPaused: !passing.has(code) });
    part.close();
    return true;
  } catch {
    return false; // closed by `finishPart`, or the store itself is what failed
  }
}
