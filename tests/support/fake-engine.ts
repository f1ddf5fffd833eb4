import type { InferenceDevice, InferenceEngine } from '@/llm/worker/inference-engine';

/**
 * An engine that behaves as the real runtime does, its traps included: calls that the host must never make
 * throw here, or break the engine for good.
 */
export class FakeEngine implements InferenceEngine {
  readonly prompts: string[] = [];
  cancelled = 0;
  isDead = false;
  private run: { resolve: (text: string) => void; onDelta: (text: string) => void; text: string } | null =
    null;

  private readonly maxTokens: number;

  constructor(maxTokens: number) {
    this.maxTokens = maxTokens;
  }

  generate(prompt: string, onDelta: (text: string) => void): Promise<string> {
    if (this.isDead || this.run) throw new Error('Previous invocation or loading is still ongoing.');
    if (this.tokensOf(prompt) + 1 > this.maxTokens) {
      this.isDead = true;
      throw new Error('INVALID_ARGUMENT: Input is too long');
    }
    this.prompts.push(prompt);
    return new Promise((resolve) => (this.run = { resolve, onDelta, text: '' }));
  }

  cancel(): void {
    this.cancelled += 1;
  }

  countTokens(text: string): number | undefined {
    if (this.isDead) throw new Error('Previous invocation or loading is still ongoing.');
    if (this.run) throw new Error('INTERNAL: busy');
    if (text === '') {
      this.isDead = true;
      return undefined;
    }
    return this.tokensOf(text);
  }

  /** One token a UTF-16 unit, which makes limits easy to hit. */
  private tokensOf(text: string): number {
    return text.length;
  }

  /** The runtime speaks. */
  say(delta: string): void {
    if (!this.run) throw new Error('nothing is being generated');
    this.run.text += delta;
    this.run.onDelta(delta);
  }

  /** The runtime has said everything (or has been cancelled). */
  finish(): void {
    const run = this.run;
    if (!run) throw new Error('nothing is being generated');
    this.run = null;
    run.resolve(run.text);
  }
}

export interface FakeDevice extends InferenceDevice {
  lose(): void;
}

export function fakeDevice(createEngine: InferenceDevice['createEngine'], shaderF16 = false): FakeDevice {
  let lose: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => (lose = resolve));
  return { facts: { adapter: 'fake', shaderF16 }, lost, createEngine, lose: () => lose() };
}
