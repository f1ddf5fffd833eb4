import type { FunctionDeclaration, JsonValue } from '@/lib/function-declaration';
import type { ParserEvent } from '../model-response';

export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'thinking'; readonly text: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: Readonly<Record<string, JsonValue>> }
  | { readonly kind: 'response'; readonly name: string; readonly result: JsonValue };

export type Turn =
  | { readonly role: 'user'; readonly text: string }
  /** Parts in the order they happened: thought, calls, their responses, words. */
  | { readonly role: 'model'; readonly parts: readonly ModelPart[] };

/** Everything a prompt is made of. When the last turn is the model's and ends in responses, it goes on. */
export interface Conversation {
  readonly system: string;
  readonly tools: readonly FunctionDeclaration[];
  readonly turns: readonly Turn[];
  readonly thinking: boolean;
}

export interface ParserOptions {
  /**
   * Only these names can act. Another one becomes a call only in the exact form that the family was taught, so
   * that it can be refused in words.
   */
  readonly tools: readonly FunctionDeclaration[];
  /** The prompt ended inside an open thought, so the stream begins in it. */
  readonly startsInThought?: boolean;
}

/** Takes an answer in pieces split anywhere; after an `end` event everything further is ignored. */
export interface StreamParser {
  push(chunk: string): readonly ParserEvent[];
  /** The stream is over. Gives exactly one `end` event over the parser's life. */
  finish(): readonly ParserEvent[];
}

export type ModelFamily = 'gemma4' | 'functiongemma' | 'gemma3';

/** One family's language: how it is asked and how its answers are read. */
export interface PromptFormat {
  readonly family: ModelFamily;
  /** The whole prompt, ending where the model goes on. No `<bos>`: the runtime adds it. */
  render(conversation: Conversation): string;
  /** Whether an answer to this conversation begins inside a thought. */
  startsInThought(conversation: Conversation): boolean;
  createParser(options: ParserOptions): StreamParser;
}
