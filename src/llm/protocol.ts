import type { LlmErrorCode } from './errors';

/** Both ends are built together, but a page may outlive an update: a mismatch is refused at `ready`. */
export const PROTOCOL_VERSION = 2;

export type RequestId = number;

/** The runtime puts a BOS token before each prompt, so none is written. */
export const BOS_TOKENS = 1;

/** A model's file on this device, and how the right one is known. */
export interface ModelSource {
  /** in the folder of models */
  readonly file: string;
  readonly bytes: number;
  /** lower-case hex */
  readonly sha256: string;
}

export interface EngineSettings {
  /** Input and output together. */
  readonly maxTokens: number;
  readonly topK: number;
  readonly temperature: number;
  readonly randomSeed: number;
}

/** What the worker learnt about the GPU while loading. */
export interface AdapterFacts {
  /** `vendor architecture`, as far as the browser tells. */
  readonly adapter: string;
  readonly shaderF16: boolean;
}

export type WorkerRequest =
  | {
      readonly kind: 'load';
      readonly id: RequestId;
      readonly source: ModelSource;
      readonly settings: EngineSettings;
    }
  | { readonly kind: 'generate'; readonly id: RequestId; readonly prompt: string }
  /** Answered by the target's own `done`. */
  | { readonly kind: 'cancel'; readonly id: RequestId; readonly target: RequestId }
  | { readonly kind: 'count-tokens'; readonly id: RequestId; readonly text: string };

export type DoneOutcome = 'complete' | 'cancelled' | 'limit';

export type WorkerEvent =
  | { readonly kind: 'ready'; readonly version: number }
  | {
      readonly kind: 'progress';
      readonly id: RequestId;
      readonly phase: 'model' | 'engine';
      readonly loaded: number;
      readonly total: number;
    }
  | { readonly kind: 'loaded'; readonly id: RequestId; readonly device: AdapterFacts }
  | { readonly kind: 'chunk'; readonly id: RequestId; readonly text: string }
  | { readonly kind: 'done'; readonly id: RequestId; readonly outcome: DoneOutcome }
  | { readonly kind: 'token-count'; readonly id: RequestId; readonly tokens: number }
  | {
      readonly kind: 'failure';
      /** null: not the fault of one request (the device is gone, the worker crashed) */
      readonly id: RequestId | null;
      readonly code: LlmErrorCode;
      /** a number or a name, never a prompt or an answer */
      readonly detail?: string;
      /** the worker is of no further use and must be terminated */
      readonly fatal: boolean;
    };

export type RequestKind = WorkerRequest['kind'];
export type RequestOf<K extends RequestKind> = Extract<WorkerRequest, { kind: K }>;
export type EventOf<K extends WorkerEvent['kind']> = Extract<WorkerEvent, { kind: K }>;

/** Which event settles which request, when it goes well. */
export interface ReplyKind {
  load: 'loaded';
  generate: 'done';
  'count-tokens': 'token-count';
}

const requestKinds: ReadonlySet<unknown> = new Set<RequestKind>([
  'load',
  'generate',
  'cancel',
  'count-tokens',
]);

/** Narrows a message to a request by its envelope; the payload is trusted, since both ends are one build. */
export function isWorkerRequest(message: unknown): message is WorkerRequest {
  if (typeof message !== 'object' || message === null) return false;
  const { kind, id } = message as { kind?: unknown; id?: unknown };
  return requestKinds.has(kind) && typeof id === 'number';
}
