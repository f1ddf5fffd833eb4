import type { LlmErrorCode } from '@/llm/errors';
import type { EndReason } from '@/llm/model-response';
import type { PreparedProposal, ToolCall } from '@/tools/dispatch';
import type { Proposal } from '@/tools/proposal';
import type { Reading } from '@/tools/reading';
import type { ToolErr, ToolResult } from '@/tools/tool';

/** A proposal waiting for the person; `key` is also what makes its write happen only once. */
export interface OpenProposal {
  readonly key: string;
  readonly call: ToolCall;
  readonly proposal: Proposal;
  /** Epoch milliseconds of when it was made. */
  readonly madeAt: number;
}

/** What happens during a turn, for whoever draws it. */
export type CoachEvent =
  | { readonly kind: 'text'; readonly token: string }
  | { readonly kind: 'thinking'; readonly content: string }
  | { readonly kind: 'proposal'; readonly card: OpenProposal }
  /** The person has answered a card; the result is what was (not) written. */
  | { readonly kind: 'settled'; readonly key: string; readonly result: ToolResult }
  /** What a question to the app found. */
  | { readonly kind: 'reading'; readonly reading: Reading }
  /** A call that the rules refused before any card. */
  | { readonly kind: 'refused'; readonly call: ToolCall; readonly error: ToolErr }
  /** The model's words claim a write, and nothing was written in this turn. */
  | { readonly kind: 'unfounded_claim' };

/** The card as it stands when the person says yes (they may have edited it); null is a no, or no answer. */
export type CardAnswer = PreparedProposal | null;

/** How a turn ended. */
export type TurnEnd =
  | { readonly kind: 'answered'; readonly reason: EndReason }
  /** the model went on calling tools beyond the allowed rounds */
  | { readonly kind: 'too_many_rounds' }
  /** what it tried was refused twice: the offer on the last card is the way on */
  | { readonly kind: 'not_mended' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly code: LlmErrorCode; readonly detail: string | null };
