import { signal, type ReadonlySignal } from '@preact/signals';
import type { FunctionDeclaration } from '@/lib/function-declaration';
import type { EngineLock } from './engine-lock';
import { LlmError, type LlmErrorCode } from './errors';
import type { InstalledModel } from './files/download-state';
import type { Conversation } from './format/prompt-format';
import type { CallOptions, LlmService, LlmStatus, LoadOptions, RestReason } from './llm-service';
import { damagedFile, doubtfulFile, noFaultOfDevice } from './load-failure';
import type { LoadMark, LoadMarkFacts } from './load-mark';
import { isSameSetup, type EngineSetup } from './model/engine-setup';
import type { ModelFiles } from './model-files';
import type { ModelResponseStream } from './model-response';
import { BOS_TOKENS } from './protocol';
import { warmUp } from './warm-up';
import type { WorkerLlmService } from './worker-llm-service';

/** What a load came to. */
export interface LoadRun {
  readonly setup: EngineSetup;
  readonly outcome: 'ready' | 'failed';
  readonly code: LlmErrorCode | null;
  /** from the file on the device to the first word in private */
  readonly loadMs: number | null;
}

export interface LocalModelPorts {
  /** The model that the person chose and how it is to run, read at each load; null: it isn't known here any more. */
  readonly setup: () => EngineSetup | null;
  /** The library has been read once: before, nobody knows the person's own models. */
  readonly libraryRead: Promise<unknown>;
  readonly files: ModelFiles;
  readonly lock: Pick<EngineLock, 'hold' | 'release' | 'isHeldElsewhere'>;
  readonly mark: LoadMark;
  /** Whether a request may load the model, or only the person. */
  readonly loadsByItself: () => boolean;
  readonly createEngine: (setup: EngineSetup, model: InstalledModel) => WorkerLlmService;
  readonly onRun: (run: LoadRun) => void;
  /** The last load, in an earlier life of this page, ended with the tab. */
  readonly onCrash: (mark: LoadMarkFacts) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Tokens, while no model is known. */
const LEAST_CONTEXT = 512;

/**
 * The model that the person chose: brought onto the device, into this tab's memory alone, put to rest and woken.
 * Each load has an engine of its own, in a worker of its own.
 */
export class LocalModel implements LlmService {
  readonly status: ReadonlySignal<LlmStatus>;
  private readonly state = signal<LlmStatus>({ kind: 'resting' });
  private readonly ports: LocalModelPorts;
  private engine: { readonly service: WorkerLlmService; readonly setup: EngineSetup } | null = null;
  private loading: { readonly promise: Promise<void>; readonly stop: AbortController } | null = null;
  private stopFollowing: () => void = () => undefined;

  constructor(ports: LocalModelPorts) {
    this.ports = ports;
    this.status = this.state;
  }

  get capacity(): number {
    const setup = this.engine?.setup ?? this.ports.setup();
    return (setup?.settings.maxTokens ?? LEAST_CONTEXT) - BOS_TOKENS;
  }

  /** Looks, once at the start, whether the last load ended with the tab. */
  async lookBack(): Promise<void> {
    const mark = this.ports.mark.read();
    if (!mark || (await this.ports.lock.isHeldElsewhere()) || this.state.value.kind !== 'resting') return;
    this.state.value = { kind: 'failed', code: 'crashed_before' };
    this.ports.onCrash(mark);
  }

  load(options: LoadOptions = {}): Promise<void> {
    if (this.loading) return this.loading.promise;
    if (this.isAwake() && this.isAsWanted()) return Promise.resolve();
    const stop = new AbortController();
    const promise = this.start(options, stop.signal).finally(() => {
      if (this.loading?.stop === stop) this.loading = null;
    });
    this.loading = { promise, stop };
    return promise;
  }

  unload(): void {
    this.end({ kind: 'resting' });
  }

  /** `unload`, for a reason that isn't the person's wish. */
  rest(why: RestReason): void {
    if (this.state.value.kind === 'resting' || this.state.value.kind === 'failed') return;
    this.end({ kind: 'resting', why }, why === 'elsewhere' ? 'taken_over' : 'aborted');
  }

  async *respond(conversation: Conversation, options: CallOptions = {}): ModelResponseStream {
    yield* this.awake().respond(conversation, options);
  }

  async generateStructured(
    prompt: string,
    declaration: FunctionDeclaration,
    options: CallOptions = {},
  ): Promise<Record<string, unknown>> {
    return this.awake().generateStructured(prompt, declaration, options);
  }

  async countTokens(text: string): Promise<number> {
    return this.awake().countTokens(text);
  }

  async roomFor(conversation: Conversation): Promise<number> {
    return this.awake().roomFor(conversation);
  }

  private async start(options: LoadOptions, stop: AbortSignal): Promise<void> {
    const { mark, lock } = this.ports;
    const startedAt = this.ports.now();
    let setup: EngineSetup | null = null;
    let model: InstalledModel | null = null;
    let isMarked = false;
    try {
      await this.mayStart(options);
      await this.ports.libraryRead;
      throwIfStopped(stop);
      setup = this.ports.setup();
      if (!setup) throw new LlmError('model_missing');
      this.drop('aborted');
      this.state.value = { kind: 'loading', phase: 'model', loaded: 0, total: setup.entry.source.bytes ?? 0 };
      model = await this.ports.files.bring(setup.entry, stop, (loaded, total) => {
        if (!stop.aborted) this.state.value = { kind: 'loading', phase: 'model', loaded, total };
      });
      const isOurs = await lock.hold(() => this.rest('elsewhere'), { takeOver: options.takeOver === true });
      if (!isOurs) throw new LlmError('in_other_tab');
      throwIfStopped(stop);
      mark.set({ modelId: setup.entry.id, contextTokens: setup.settings.maxTokens, at: startedAt });
      isMarked = true;
      await this.wake(setup, model, stop);
      mark.clear();
      const loadMs = this.ports.now() - startedAt;
      this.ports.onRun({ setup, outcome: 'ready', code: null, loadMs });
    } catch (error) {
      if (isMarked) mark.clear();
      const code = stop.aborted ? 'aborted' : await this.diagnose(error, model);
      // An `unload` has set everything already, and a new load may be on its way.
      if (!stop.aborted) this.giveUp(setup, code);
      throw new LlmError(code);
    }
  }

  private async mayStart({ byHand = false }: LoadOptions): Promise<void> {
    if (byHand) {
      this.ports.mark.clear();
      return;
    }
    if (this.ports.mark.read() && !(await this.ports.lock.isHeldElsewhere()))
      throw new LlmError('crashed_before');
    if (!this.ports.loadsByItself()) throw new LlmError('needs_hand');
  }

  private async wake(setup: EngineSetup, model: InstalledModel, stop: AbortSignal): Promise<void> {
    const service = this.ports.createEngine(setup, model);
    this.engine = { service, setup };
    let isWarm = false;
    this.stopFollowing = service.status.subscribe((status) => {
      if (this.engine?.service !== service) return;
      if (isWarm) this.follow(status);
      else if (status.kind === 'loading') this.state.value = status;
    });
    await service.load();
    throwIfStopped(stop);
    this.state.value = { kind: 'loading', phase: 'warming', loaded: 1, total: 1 };
    await warmUp(service);
    throwIfStopped(stop);
    isWarm = true;
    this.follow(service.status.value);
  }

  /** What the engine is doing, once it is up. */
  private follow(status: LlmStatus): void {
    switch (status.kind) {
      case 'ready':
      case 'generating':
        this.state.value = status;
        return;
      case 'failed':
      case 'resting':
        // It ended by itself: lost, stuck or stopped in vain.
        this.end(status);
        return;
      case 'loading':
        return;
    }
  }

  /** The code to show for a failed load; a file that has gone bad is deleted, so that the next try fetches it anew. */
  private async diagnose(error: unknown, model: InstalledModel | null): Promise<LlmErrorCode> {
    const { code } = LlmError.from(error, 'engine_failed');
    if (!model) return code;
    const { id } = model.entry;
    if (damagedFile.has(code)) await this.ports.files.discard(id);
    else if (doubtfulFile.has(code) && (await this.ports.files.isDamaged(id))) return 'model_mismatch';
    return code;
  }

  private giveUp(setup: EngineSetup | null, code: LlmErrorCode): void {
    // To be asked first is no failure of the model.
    const isAsking = code === 'needs_hand';
    this.end(isAsking ? { kind: 'resting' } : { kind: 'failed', code });
    if (setup && !noFaultOfDevice.has(code))
      this.ports.onRun({ setup, outcome: 'failed', code, loadMs: null });
  }

  /** Ends whatever is going on. `code` is what a running answer is told. */
  private end(status: LlmStatus, code: LlmErrorCode = 'aborted'): void {
    const { loading } = this;
    this.loading = null;
    loading?.stop.abort();
    this.drop(code);
    this.state.value = status;
  }

  private drop(code: LlmErrorCode): void {
    const { engine } = this;
    this.stopFollowing();
    this.engine = null;
    engine?.service.unload(code);
    this.ports.lock.release();
  }

  private isAsWanted(): boolean {
    const wanted = this.ports.setup();
    return this.engine !== null && wanted !== null && isSameSetup(this.engine.setup, wanted);
  }

  private isAwake(): boolean {
    return this.state.value.kind === 'ready' || this.state.value.kind === 'generating';
  }

  private awake(): WorkerLlmService {
    if (!this.engine || !this.isAwake()) throw new LlmError('not_loaded');
    return this.engine.service;
  }
}

function throwIfStopped(stop: AbortSignal): void {
  if (stop.aborted) throw new LlmError('aborted');
}
