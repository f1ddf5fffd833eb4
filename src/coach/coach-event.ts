import type { LlmErrorCode } from '@/llm/errors';
import type { EndReason } from '@/llm/model-response';
import type { Proposal, ToolErr, ToolResult } from '@/tools/tool';
import type { ToolCall } from '@/tools/dispatch';

/** A proposal waiting for the person; `key` is also what makes its write happen only once. */
export interface OpenProposal {
  readonly key: string;
  readonly call: ToolCall;
  readonly proposal: Proposal;
}

/** What happens during a turn, for whoever draws it. */
export type CoachEvent =
  | { readonly kind: 'text'; readonly token: string }
  | { readonly kind: 'thinking'; readonly content: string }
  | { readonly kind: 'proposal'; readonly card: OpenProposal }
  /** The person has answered a card; the result is what was (not) written. */
  | { readonly kind: 'settled'; readonly key: string; readonly result: ToolResult }
  /** A call that the rules refused before any card. */
  | { readonly kind: 'refused'; readonly call: ToolCall; readonly error: ToolErr };

/** How a turn ended. */
export type TurnEnd =
  | { readonly kind: 'answered'; readonly reason: EndReason }
  /** the model went on calling tools beyond the allowed rounds */
  | { readonly kind: 'too_many_rounds' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly code: LlmErrorCode; readonly detail: string | null };
