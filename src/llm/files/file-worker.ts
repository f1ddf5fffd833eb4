import type { DownloadEvent, DownloadRequest, InterimEvent, LastEvent } from './download-protocol';

/** What of a Worker is used here, so that tests can stand in for one. */
export interface FileWorkerLike {
  postMessage(message: DownloadRequest): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: unknown) => void): void;
}

const lasts: ReadonlySet<string> = new Set<LastEvent['kind']>([
  'paused',
  'given_up',
  'done',
  'checked',
  'failed',
]);
const isLast = (event: InterimEvent | LastEvent): event is LastEvent => lasts.has(event.kind);

/** One worker with one job, from its first word to its last. It is terminated by itself then. */
export class FileWorker {
  /** The last event; a worker that dies without one has failed. Never rejects. */
  readonly end: Promise<LastEvent>;
  private readonly worker: FileWorkerLike;

  constructor(worker: FileWorkerLike, request: DownloadRequest, onEvent: (event: InterimEvent) => void) {
    this.worker = worker;
    this.end = new Promise((resolve) => {
      const finish = (event: LastEvent): void => {
        worker.terminate();
        resolve(event);
      };
      const amount = { received: 0, total: null };
      const die = (): void =>
        finish({ kind: 'failed', code: 'storage', detail: null, amount, isResumable: false });
      worker.addEventListener('message', ({ data }) => {
        const event = data as DownloadEvent;
        if (event.kind === 'ready') worker.postMessage(request);
        else if (isLast(event)) finish(event);
        else onEvent(event);
      });
      worker.addEventListener('error', die);
      worker.addEventListener('messageerror', die);
    });
  }

  tell(kind: 'pause' | 'give_up' | 'hurry'): void {
    this.worker.postMessage({ kind });
  }
}
