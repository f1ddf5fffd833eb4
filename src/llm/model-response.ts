/** What a model says, as events. Texts are deltas: adjacent ones belong together. */
export type ModelResponse =
  | { readonly kind: 'text'; readonly token: string }
  | { readonly kind: 'thinking'; readonly content: string }
  | {
      readonly kind: 'functionCall';
      readonly name: string;
      /** null when the model wrote no argument block at all. */
      readonly args: Readonly<Record<string, unknown>> | null;
    };

/** Why an answer ended, as far as its text tells. */
export type EndReason =
  /** the model closed its turn, or the stream was simply over */
  | 'turn'
  /** the model waits for the answer to its calls (or began to invent one) */
  | 'tool_response'
  /** the token budget ran out: the runtime doesn't say so, the service counts */
  | 'limit'
  /** a call was cut off or couldn't be read, and was dropped */
  | 'incomplete_call'
  /** the same piece over and over: the rest was dropped */
  | 'repetition';

export type ParserEvent = ModelResponse | { readonly kind: 'end'; readonly reason: EndReason };

export type ModelResponseStream = AsyncGenerator<ParserEvent, void, undefined>;
