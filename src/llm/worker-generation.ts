import { AsyncQueue } from '@/lib/async-queue';
import { Watchdog } from '@/lib/watchdog';
import type { Deadlines } from './deadlines';
import { LlmError, type LlmErrorCode } from './errors';
import type { DoneOutcome, RequestId } from './protocol';
import type { WorkerConnection } from './worker-connection';

export interface GenerationListener {
  /** The worker has said its last word on this answer: the engine is free again. */
  readonly onOver: () => void;
  /** The worker kept silent too long. `null`: it was told to stop and didn't. */
  readonly onStuck: (code: LlmErrorCode | null) => void;
}

/** One answer on its way from the worker, with its deadlines. */
export class WorkerGeneration {
  /** Resolves when the engine is free again, however the answer ended. */
  readonly over: Promise<void>;
  private readonly queue = new AsyncQueue<string>();
  private readonly watchdog: Watchdog;
  private readonly total: Watchdog;
  private readonly connection: WorkerConnection;
  private readonly deadlines: Deadlines;
  private readonly id: RequestId;
  private outcome: DoneOutcome = 'cancelled';
  private state: 'waiting' | 'streaming' | 'stopping' | 'over' = 'waiting';

  constructor(
    connection: WorkerConnection,
    prompt: string,
    deadlines: Deadlines,
    listener: GenerationListener,
  ) {
    this.connection = connection;
    this.deadlines = deadlines;
    this.watchdog = new Watchdog(() => listener.onStuck(this.stuckCode()));
    this.total = new Watchdog(() => this.stop('total_timeout'));
    const { id, reply } = connection.request('generate', { prompt }, (event) => {
      if (event.kind === 'chunk') this.receive(event.text);
    });
    this.id = id;
    this.watchdog.feed(deadlines.firstChunk);
    this.total.feed(deadlines.total);
    this.over = reply.then(
      ({ outcome }) => {
        this.outcome = outcome;
        this.finish(listener);
        this.queue.close();
      },
      (error: unknown) => {
        this.finish(listener);
        this.queue.fail(LlmError.from(error, 'worker_crashed'));
      },
    );
  }

  get isStopping(): boolean {
    return this.state === 'stopping';
  }

  /** The pieces as they come. Leaving the loop, or the signal, stops the engine. */
  async *chunks(signal?: AbortSignal): AsyncGenerator<string, DoneOutcome, undefined> {
    const abort = (): void => this.stop('aborted');
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    try {
      yield* this.queue;
      return this.outcome;
    } finally {
      signal?.removeEventListener('abort', abort);
      abort();
    }
  }

  /** The listener hears `code` at once; the engine is told and has a while to obey. */
  private stop(code: LlmErrorCode): void {
    this.queue.fail(new LlmError(code));
    if (this.state === 'stopping' || this.state === 'over') return;
    this.state = 'stopping';
    this.connection.cancel(this.id);
    // During prefill the runtime doesn't hear it: the stop may take as long as the prompt.
    this.watchdog.feed(this.deadlines.cancel);
  }

  private receive(text: string): void {
    if (this.state === 'stopping') return;
    this.state = 'streaming';
    this.watchdog.feed(this.deadlines.chunkStall);
    this.queue.push(text);
  }

  private finish(listener: GenerationListener): void {
    this.state = 'over';
    this.watchdog.stop();
    this.total.stop();
    listener.onOver();
  }

  private stuckCode(): LlmErrorCode | null {
    if (this.state === 'stopping') return null;
    return this.state === 'waiting' ? 'first_chunk_timeout' : 'stalled';
  }
}
