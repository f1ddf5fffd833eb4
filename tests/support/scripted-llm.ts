import { signal } from '@preact/signals';
import { LlmError, type LlmErrorCode } from '@/llm/errors';
import type { Conversation } from '@/llm/format/prompt-format';
import type { CallOptions, LlmService, LlmStatus } from '@/llm/llm-service';
import type { ModelResponse, ModelResponseStream, ParserEvent } from '@/llm/model-response';

/** One answer: events (an `end` is added when missing), or a failure, or a wait that only an abort ends. */
export type ScriptedAnswer = readonly ParserEvent[] | { readonly fails: LlmErrorCode } | 'silence';

export const text = (token: string): ModelResponse => ({ kind: 'text', token });
export const call = (name: string, args: Record<string, unknown> | null): ModelResponse => ({
  kind: 'functionCall',
  name,
  args,
});

/** A model that says what it is told to, in order, and remembers what it was asked. */
export class ScriptedLlm implements LlmService {
  readonly status = signal<LlmStatus>({ kind: 'resting' });
  readonly capacity = 2048;
  readonly asked: Conversation[] = [];
  private readonly answers: ScriptedAnswer[];
  loadFailure: LlmErrorCode | null = null;
  /** Tokens that each turn of a conversation takes, of 2,048. */
  tokensPerTurn = 10;

  constructor(...answers: readonly ScriptedAnswer[]) {
    this.answers = [...answers];
  }

  async load(): Promise<void> {
    await Promise.resolve();
    if (this.loadFailure) {
      this.status.value = { kind: 'failed', code: this.loadFailure };
      throw new LlmError(this.loadFailure);
    }
    this.status.value = { kind: 'ready' };
  }

  unload(): void {
    this.status.value = { kind: 'resting' };
  }

  async *respond(conversation: Conversation, { signal: stop }: CallOptions = {}): ModelResponseStream {
    this.asked.push(structuredClone(conversation));
    const answer = this.answers.shift() ?? [text('(대본이 끝났어요)')];
    if (answer === 'silence') {
      await new Promise((_resolve, reject) =>
        stop?.addEventListener('abort', () => reject(new LlmError('aborted'))),
      );
    } else if ('fails' in answer) {
      throw new LlmError(answer.fails);
    } else {
      for (const event of answer) {
        await Promise.resolve();
        if (stop?.aborted) throw new LlmError('aborted');
        yield event;
        if (event.kind === 'end') return;
      }
      yield { kind: 'end', reason: 'turn' };
    }
  }

  generateStructured(): Promise<Record<string, unknown>> {
    return Promise.reject(new LlmError('no_function_call'));
  }

  roomFor({ turns }: Conversation): Promise<number> {
    return Promise.resolve(2048 - turns.length * this.tokensPerTurn);
  }

  countTokens(words: string): Promise<number> {
    return Promise.resolve(words.length);
  }
}
