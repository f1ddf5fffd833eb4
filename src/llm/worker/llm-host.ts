import { assertNever } from '@/lib/assert-never';
import { LlmError, type LlmErrorCode } from '../errors';
import {
  BOS_TOKENS,
  isWorkerRequest,
  PROTOCOL_VERSION,
  type RequestId,
  type RequestOf,
  type WorkerEvent,
} from '../protocol';
import { chunkedReader } from './chunked-reader';
import type { AcquireDevice, InferenceEngine } from './inference-engine';
import type { OpenModel } from './open-model';

export interface LlmHostPorts {
  readonly acquireDevice: AcquireDevice;
  readonly openModel: OpenModel;
  readonly post: (event: WorkerEvent) => void;
}

interface Idle {
  readonly kind: 'idle';
  readonly engine: InferenceEngine;
  readonly maxTokens: number;
}

interface Generating {
  readonly kind: 'generating';
  readonly id: RequestId;
  readonly engine: InferenceEngine;
  cancelled: boolean;
}

type HostState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'loading'; readonly id: RequestId; readonly reject: (error: Error) => void }
  | Idle
  | Generating
  | typeof DEAD;

/** After an error nobody caught, a lost device is told within so many milliseconds. */
const LOSS_IS_TOLD_MS = 250;

/** Of no further use: whoever spawned the worker has been told to terminate it. */
const DEAD = { kind: 'dead' } as const;

/**
 * The worker's side of the protocol. It stands between the page and a runtime whose calls may hang,
 * poison the instance or steal a listener: whatever would do so is answered here instead.
 */
export class LlmHost {
  private state: HostState = { kind: 'empty' };
  private readonly ports: LlmHostPorts;

  constructor(ports: LlmHostPorts) {
    this.ports = ports;
  }

  start(): void {
    this.ports.post({ kind: 'ready', version: PROTOCOL_VERSION });
  }

  handle(message: unknown): void {
    if (!isWorkerRequest(message)) {
      this.fail(null, 'bad_message');
      return;
    }
    switch (message.kind) {
      case 'load':
        void this.load(message);
        return;
      case 'generate':
        void this.generate(message);
        return;
      case 'cancel':
        this.cancel(message.target);
        return;
      case 'count-tokens':
        this.countTokens(message);
        return;
      default:
        assertNever(message);
    }
  }

  /**
   * An error nobody caught. On a damaged file that is all the runtime says, and the load itself never
   * settles, so it is taken as the load's answer. The error is not passed on: it may quote a prompt.
   */
  reportUncaught(): void {
    if (this.state.kind === 'loading') this.state.reject(new LlmError('model_rejected'));
    else if (this.state.kind === 'generating') {
      const { id } = this.state;
      // A lost device makes the runtime throw before the loss itself is told, and is the better name for it.
      setTimeout(() => {
        if (this.state.kind === 'generating' && this.state.id === id) this.die(id, 'engine_failed');
      }, LOSS_IS_TOLD_MS);
    }
  }

  private async load({ id, source, settings }: RequestOf<'load'>): Promise<void> {
    // The runtime's module clears its own entry point after use: one load a worker, also after a failure.
    if (this.state.kind !== 'empty') {
      this.fail(id, 'already_loaded');
      return;
    }
    const interrupted = new Promise<never>((_resolve, reject) => {
      this.state = { kind: 'loading', id, reject };
    });
    try {
      const device = await Promise.race([this.ports.acquireDevice(), interrupted]);
      void device.lost.then(() => this.deviceLost());
      const model = await Promise.race([this.ports.openModel(source), interrupted]);
      const reader = chunkedReader(model, (loaded) => this.progress(id, 'engine', loaded, model.size));
      const engine = await Promise.race([device.createEngine(reader, settings), interrupted]);
      this.state = { kind: 'idle', engine, maxTokens: settings.maxTokens };
      this.ports.post({ kind: 'loaded', id, device: device.facts });
    } catch (error) {
      this.die(id, LlmError.from(error, 'model_rejected').code);
    }
  }

  private async generate({ id, prompt }: RequestOf<'generate'>): Promise<void> {
    const idle = this.idleOrFail(id);
    if (!idle) return;
    const { engine, maxTokens } = idle;
    const generating: Generating = { kind: 'generating', id, engine, cancelled: false };
    try {
      // Too long a prompt throws in the runtime and leaves it dead; an empty one poisons it.
      const promptTokens = count(engine, prompt) + BOS_TOKENS;
      if (promptTokens === BOS_TOKENS) {
        this.fail(id, 'empty_prompt');
        return;
      }
      if (promptTokens >= maxTokens) {
        this.fail(id, 'prompt_too_long', String(promptTokens + 1 - maxTokens));
        return;
      }
      this.state = generating;
      const answer = await engine.generate(prompt, (text) => {
        if (text !== '') this.ports.post({ kind: 'chunk', id, text });
      });
      if (this.state !== generating) return; // the device was lost meanwhile, and that has been said
      this.state = idle;
      // At the limit the runtime ends as if the answer were complete: only counting tells.
      const isFull = promptTokens + count(engine, answer) >= maxTokens - 1;
      const outcome = generating.cancelled ? 'cancelled' : isFull ? 'limit' : 'complete';
      this.ports.post({ kind: 'done', id, outcome });
    } catch {
      if (this.state !== DEAD) this.die(id, 'engine_failed');
    }
  }

  private cancel(target: RequestId): void {
    if (this.state.kind !== 'generating' || this.state.id !== target || this.state.cancelled) return;
    this.state.cancelled = true;
    this.state.engine.cancel();
  }

  private countTokens({ id, text }: RequestOf<'count-tokens'>): void {
    const idle = this.idleOrFail(id);
    if (!idle) return;
    try {
      this.ports.post({ kind: 'token-count', id, tokens: count(idle.engine, text) });
    } catch {
      this.die(id, 'engine_failed');
    }
  }

  /** A second call into a busy runtime would steal the first one's listener, so it never gets there. */
  private idleOrFail(id: RequestId): Idle | null {
    if (this.state.kind === 'idle') return this.state;
    this.fail(id, this.state.kind === 'generating' ? 'busy' : 'not_loaded');
    return null;
  }

  private deviceLost(): void {
    if (this.state.kind === 'loading') this.state.reject(new LlmError('device_lost'));
    else if (this.state.kind !== 'dead') {
      this.die(this.state.kind === 'generating' ? this.state.id : null, 'device_lost');
    }
  }

  private progress(id: RequestId, phase: 'model' | 'engine', loaded: number, total: number): void {
    this.ports.post({ kind: 'progress', id, phase, loaded, total });
  }

  private fail(id: RequestId | null, code: LlmErrorCode, detail?: string): void {
    this.ports.post({ kind: 'failure', id, code, fatal: false, ...(detail !== undefined && { detail }) });
  }

  private die(id: RequestId | null, code: LlmErrorCode): void {
    this.state = DEAD;
    this.ports.post({ kind: 'failure', id, code, fatal: true });
  }
}

/** The runtime answers undefined to an empty text, and breaks at the next call. */
function count(engine: InferenceEngine, text: string): number {
  if (text === '') return 0;
  const tokens = engine.countTokens(text);
  if (tokens === undefined) throw new LlmError('engine_failed');
  return tokens;
}
