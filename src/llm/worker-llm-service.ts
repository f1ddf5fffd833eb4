import { signal, type ReadonlySignal } from '@preact/signals';
import { abortable } from '@/lib/abortable';
import type { FunctionDeclaration } from '@/lib/function-declaration';
import { Watchdog } from '@/lib/watchdog';
import { defaultDeadlines, type Deadlines } from './deadlines';
import { LlmError, type LlmErrorCode } from './errors';
import type { Conversation, PromptFormat } from './format/prompt-format';
import { generateStructured } from './generate-structured';
import type { CallOptions, LlmService, LlmStatus } from './llm-service';
import type { ModelResponseStream } from './model-response';
import { BOS_TOKENS, type EngineSettings, type ModelSource } from './protocol';
import { respond, type TextGenerator } from './respond';
import { WorkerConnection, type WorkerLike } from './worker-connection';
import { WorkerGeneration } from './worker-generation';

export interface WorkerLlmServiceOptions {
  readonly source: ModelSource;
  readonly settings: EngineSettings;
  readonly format: PromptFormat;
  readonly spawn: () => WorkerLike;
  readonly deadlines?: Deadlines;
}

/** LlmService over a worker of its own, which it spawns, watches, and ends when in doubt. */
export class WorkerLlmService implements LlmService {
  readonly status: ReadonlySignal<LlmStatus>;
  readonly capacity: number;
  private readonly state = signal<LlmStatus>({ kind: 'resting' });
  private readonly options: WorkerLlmServiceOptions;
  private readonly deadlines: Deadlines;
  private readonly generator: TextGenerator = (prompt, call) => this.generate(prompt, call);
  private connection: WorkerConnection | null = null;
  private loading: Promise<void> | null = null;
  private running: WorkerGeneration | null = null;

  constructor(options: WorkerLlmServiceOptions) {
    this.options = options;
    this.capacity = options.settings.maxTokens - BOS_TOKENS;
    this.deadlines = options.deadlines ?? defaultDeadlines;
    this.status = this.state;
  }

  load(): Promise<void> {
    this.loading ??= this.startLoad();
    return this.loading;
  }

  /** `code` is what a running answer is told. */
  unload(code: LlmErrorCode = 'aborted'): void {
    this.end(code, { kind: 'resting' });
  }

  respond(conversation: Conversation, options: CallOptions = {}): ModelResponseStream {
    return respond(this.generator, this.options.format, conversation, options);
  }

  generateStructured(
    prompt: string,
    declaration: FunctionDeclaration,
    options: CallOptions = {},
  ): Promise<Record<string, unknown>> {
    return generateStructured(this.generator, this.options.format, prompt, declaration, options);
  }

  async countTokens(text: string): Promise<number> {
    const connection = await this.freeConnection();
    const watchdog = new Watchdog(() => this.end('stalled', failed('stalled')));
    watchdog.feed(this.deadlines.chunkStall);
    try {
      return (await connection.request('count-tokens', { text }).reply).tokens;
    } finally {
      watchdog.stop();
    }
  }

  async roomFor(conversation: Conversation): Promise<number> {
    return this.capacity - (await this.countTokens(this.options.format.render(conversation)));
  }

  private async startLoad(): Promise<void> {
    const { source, settings, spawn } = this.options;
    this.state.value = { kind: 'loading', phase: 'model', loaded: 0, total: source.bytes };
    const watchdog = new Watchdog(() => this.end('load_timeout', failed('load_timeout')));
    let isLoaded = false;
    /** A worker that dies while it starts never got its script, or was too big for the device. */
    const named = (code: LlmErrorCode): LlmErrorCode =>
      !isLoaded && code === 'worker_crashed' ? 'runtime_unreachable' : code;
    try {
      const connection = new WorkerConnection(spawn(), (code) => this.end(code, failed(named(code))));
      this.connection = connection;
      watchdog.feed(this.deadlines.ready);
      await connection.ready;
      watchdog.feed(this.deadlines.loadStall);
      await connection.request('load', { source, settings }, (event) => {
        watchdog.feed(this.deadlines.loadStall);
        if (event.kind !== 'progress') return;
        const { phase, loaded, total } = event;
        this.state.value = { kind: 'loading', phase, loaded, total };
      }).reply;
      isLoaded = true;
      this.state.value = { kind: 'ready' };
    } catch (error) {
      const code = named(LlmError.from(error, 'worker_crashed').code);
      // An `unload` has already set everything, and a new load may be on its way.
      if (code !== 'aborted' && code !== 'taken_over') this.end(code, failed(code));
      throw new LlmError(code);
    } finally {
      watchdog.stop();
    }
  }

  private async *generate(prompt: string, { signal }: CallOptions): ReturnType<TextGenerator> {
    const free = this.freeConnection();
    const connection = await (signal ? abortable(free, signal, () => new LlmError('aborted')) : free);
    // Two may have waited for the same stop: the first takes the engine.
    if (this.running) throw new LlmError('busy');
    const generation = new WorkerGeneration(connection, prompt, this.deadlines, {
      onOver: () => this.finished(generation),
      onStuck: (code) => this.end(code ?? 'aborted', code ? failed(code) : { kind: 'resting' }),
    });
    this.running = generation;
    this.state.value = { kind: 'generating' };
    return yield* generation.chunks(signal);
  }

  private finished(generation: WorkerGeneration): void {
    if (this.running !== generation) return;
    this.running = null;
    if (this.state.value.kind === 'generating') this.state.value = { kind: 'ready' };
  }

  /** Waits for an answer that was told to stop; one that wasn't keeps the engine to itself. */
  private async freeConnection(): Promise<WorkerConnection> {
    if (this.running) {
      if (!this.running.isStopping) throw new LlmError('busy');
      await this.running.over;
    }
    if (this.state.value.kind !== 'ready' || !this.connection) throw new LlmError('not_loaded');
    return this.connection;
  }

  private end(code: LlmErrorCode, status: LlmStatus): void {
    const connection = this.connection;
    this.connection = null;
    this.loading = null;
    this.running = null;
    this.state.value = status;
    connection?.terminate(code);
  }
}

function failed(code: LlmErrorCode): LlmStatus {
  return { kind: 'failed', code };
}
