import { LlmError, type LlmErrorCode } from './errors';
import {
  PROTOCOL_VERSION,
  type EventOf,
  type ReplyKind,
  type RequestId,
  type RequestOf,
  type WorkerEvent,
  type WorkerRequest,
} from './protocol';

/** What of a Worker is used here, so that tests can stand in for one. */
export interface WorkerLike {
  postMessage(message: WorkerRequest): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: unknown) => void): void;
}

type InterimEvent = EventOf<'chunk'> | EventOf<'progress'>;

interface Pending {
  readonly resolve: (event: WorkerEvent) => void;
  readonly reject: (error: LlmError) => void;
  readonly onInterim: (event: InterimEvent) => void;
}

/**
 * One worker's line: ids, replies and the end of it. A connection ends once, by `terminate` or by a fatal
 * failure, and everything still pending is then rejected.
 */
export class WorkerConnection {
  /** Settles when the worker says it is ready. */
  readonly ready: Promise<void>;
  private readonly worker: WorkerLike;
  private readonly onEnd: (code: LlmErrorCode) => void;
  private readonly pending = new Map<RequestId, Pending>();
  private markReady: () => void = () => undefined;
  private rejectReady: (error: LlmError) => void = () => undefined;
  private nextId: RequestId = 1;
  private ended = false;

  /** `onEnd` is called when the worker dies of itself, not when it is terminated by us. */
  constructor(worker: WorkerLike, onEnd: (code: LlmErrorCode) => void) {
    this.worker = worker;
    this.onEnd = onEnd;
    this.ready = new Promise((resolve, reject) => {
      this.markReady = resolve;
      this.rejectReady = reject;
    });
    this.ready.catch(() => undefined);
    worker.addEventListener('message', ({ data }) => this.receive(data as WorkerEvent));
    worker.addEventListener('error', () => this.die('worker_crashed'));
    worker.addEventListener('messageerror', () => this.die('worker_crashed'));
  }

  request<K extends keyof ReplyKind>(
    kind: K,
    payload: Omit<RequestOf<K>, 'kind' | 'id'>,
    onInterim: (event: InterimEvent) => void = () => undefined,
  ): { readonly id: RequestId; readonly reply: Promise<EventOf<ReplyKind[K]>> } {
    const id = this.nextId++;
    const reply = new Promise<EventOf<ReplyKind[K]>>((resolve, reject) => {
      if (this.ended) {
        reject(new LlmError('not_loaded'));
        return;
      }
      // The protocol pairs each request with one reply kind, which the host keeps to.
      this.pending.set(id, { resolve: resolve as (event: WorkerEvent) => void, reject, onInterim });
      this.worker.postMessage({ kind, id, ...payload } as RequestOf<K>);
    });
    return { id, reply };
  }

  cancel(target: RequestId): void {
    if (!this.ended) this.worker.postMessage({ kind: 'cancel', id: this.nextId++, target });
  }

  /** The only way to free the GPU and the heap. `code` is what pending requests are told. */
  terminate(code: LlmErrorCode): void {
    if (this.ended) return;
    this.ended = true;
    this.worker.terminate();
    const error = new LlmError(code);
    this.rejectReady(error);
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
  }

  private receive(event: WorkerEvent): void {
    if (this.ended) return;
    switch (event.kind) {
      case 'ready':
        if (event.version === PROTOCOL_VERSION) this.markReady();
        else this.die('bad_message');
        return;
      case 'progress':
      case 'chunk':
        this.pending.get(event.id)?.onInterim(event);
        return;
      case 'failure':
        this.receiveFailure(event);
        return;
      case 'loaded':
      case 'done':
      case 'token-count':
        this.settle(event.id, (pending) => pending.resolve(event));
    }
  }

  private receiveFailure({ id, code, detail, fatal }: EventOf<'failure'>): void {
    if (id !== null) this.settle(id, (pending) => pending.reject(new LlmError(code, detail)));
    if (fatal) this.die(code);
  }

  private settle(id: RequestId, act: (pending: Pending) => void): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    act(pending);
  }

  private die(code: LlmErrorCode): void {
    if (this.ended) return;
    this.terminate(code);
    this.onEnd(code);
  }
}
