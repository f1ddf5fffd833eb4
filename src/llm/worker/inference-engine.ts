import type { AdapterFacts, EngineSettings } from '../protocol';

/**
 * One loaded model. It has no `close` on purpose: closing during a generation hangs the thread for
 * ever, and a module worker can load only once, so the end of an engine is the end of its worker.
 */
export interface InferenceEngine {
  /**
   * Starts an answer; `onDelta` gets each new piece of text. Resolves with the whole text, also after
   * `cancel`. May throw synchronously, after which the engine is of no further use.
   */
  generate(prompt: string, onDelta: (text: string) => void): Promise<string>;
  /** Takes effect at the next piece; during prefill only after it. */
  cancel(): void;
  /** Must not be called during a generation, nor with an empty text: either poisons the runtime. */
  countTokens(text: string): number | undefined;
}

/** A GPU that is ours, before a model is on it. */
export interface InferenceDevice {
  readonly facts: AdapterFacts;
  /** Resolves when the GPU is taken away; a running generation would then never settle. */
  readonly lost: Promise<unknown>;
  /** Reads the model through the reader and builds the engine. May never settle on a damaged file. */
  createEngine(
    model: ReadableStreamDefaultReader<Uint8Array>,
    settings: EngineSettings,
  ): Promise<InferenceEngine>;
}

/** @throws LlmError `no_webgpu` or `no_adapter` */
export type AcquireDevice = () => Promise<InferenceDevice>;
