import type { LlmErrorCode } from '@/llm/errors';
import type { EndReason } from '@/llm/model-response';
import type { ToolErrorCode } from '@/tools/tool';
import type { EvaluationRequest } from './evaluation-request';

/** A call of the model, and what the rules said to it. */
export interface CheckedCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** A tool that changes things; false also for one that doesn't exist. */
  readonly writes: boolean;
  /** null: a card would have been shown, or a reading tool has run. */
  readonly refusal: ToolErrorCode | null;
}

/** What a model answered to one request: words and calls as it made them, in our own test world. */
export interface GivenAnswer {
  readonly kind: 'answered';
  readonly words: string;
  readonly calls: readonly CheckedCall[];
  readonly end: EndReason;
  /** Answers it took: more than one when it looked something up first. */
  readonly rounds: number;
  /** Until the first word or the first whole call; null when nothing came. */
  readonly firstSeconds: number | null;
  /** Until the end of the last answer. */
  readonly seconds: number;
}

export type Attempt = GivenAnswer | { readonly kind: 'failed'; readonly code: LlmErrorCode };

/** Each is null where the request doesn't ask for it. */
export interface Verdict {
  /** Everything about it was right. */
  readonly passed: boolean;
  /** The tools that were due, and no other; of a request for words: none. */
  readonly rightTool: boolean | null;
  /** With the arguments that were due, so that the rules let them through. */
  readonly rightArguments: boolean | null;
  /** A card for something that nobody asked for, or a try at one. */
  readonly wronglyActed: boolean | null;
  readonly refusedRightly: boolean | null;
}

export interface RequestResult {
  readonly request: EvaluationRequest;
  readonly attempt: Attempt;
  readonly verdict: Verdict;
}
