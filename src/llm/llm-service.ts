import type { ReadonlySignal } from '@preact/signals';
import type { FunctionDeclaration } from '@/lib/function-declaration';
import type { LlmErrorCode } from './errors';
import type { Conversation } from './format/prompt-format';
import type { ParserEvent } from './model-response';

/** What the model is doing, for one word on the screen. */
export type LlmStatus =
  /** not in memory; `load` brings it back */
  | { readonly kind: 'resting'; readonly why?: RestReason }
  | {
      readonly kind: 'loading';
      /** `model`: the file is fetched or looked at; `engine`: bytes going to the GPU; `warming`: a first word in private */
      readonly phase: 'model' | 'engine' | 'warming';
      readonly loaded: number;
      readonly total: number;
    }
  | { readonly kind: 'ready' }
  | { readonly kind: 'generating' }
  | { readonly kind: 'failed'; readonly code: LlmErrorCode };

/** Why it was put to rest, where it wasn't the person's wish. */
export type RestReason = 'idle' | 'hidden' | 'frozen' | 'elsewhere';

export interface LoadOptions {
  /** The person asked for it, knowing what happened before: neither a crash nor their own setting stands in the way. */
  readonly byHand?: boolean;
  /** Takes the model away from another tab. */
  readonly takeOver?: boolean;
}

export interface CallOptions {
  /** Stops the engine too, not only the wait. */
  readonly signal?: AbortSignal;
}

/**
 * One model on this device. It knows conversations and function declarations, nothing of habits.
 * Everything rejects with an LlmError, and none holds a prompt or an answer.
 */
export interface LlmService {
  readonly status: ReadonlySignal<LlmStatus>;
  /** Idempotent; calls at the same time share one load. After `unload` it loads again. */
  load(options?: LoadOptions): Promise<void>;
  /** Ends the worker: the only way to free the GPU. A running answer ends with `aborted`. */
  unload(): void;
  /** The model's next answer as events, up to and including one `end`. Leaving the loop stops the engine. */
  respond(conversation: Conversation, options?: CallOptions): AsyncIterable<ParserEvent>;
  /** The arguments of the one declared tool, from a fresh context. Bring a deadline as a signal. */
  generateStructured(
    prompt: string,
    declaration: FunctionDeclaration,
    options?: CallOptions,
  ): Promise<Record<string, unknown>>;
  /** Tokens that a conversation and its answer share. */
  readonly capacity: number;
  /** By the model's own tokenizer. Not during an answer. */
  countTokens(text: string): Promise<number>;
  /** Tokens that a conversation leaves for the answer; negative when it doesn't even fit itself. */
  roomFor(conversation: Conversation): Promise<number>;
}
