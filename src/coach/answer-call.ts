import type { Dispatcher, ToolCall } from '@/tools/dispatch';
import { toolErr, type ToolDeps, type ToolErr, type ToolResult } from '@/tools/tool';
import type { CardAnswer, CoachEvent, OpenProposal } from './coach-event';
import { ruleOffer } from './rule-offer';

export interface CallPorts {
  readonly emit: (event: CoachEvent) => void;
  /** Resolves with the person's tap; a card that is given up counts as a no. */
  readonly confirm: (card: OpenProposal) => Promise<CardAnswer>;
}

export interface CallContext {
  readonly dispatcher: Dispatcher;
  readonly deps: ToolDeps;
  readonly newKey: () => string;
  /** The words that led to the call, for an offer in place of what the rules refuse. */
  readonly wish: string;
}

/** How a call went; `isRefused`: the rules let it get no further than that, there was no card. */
export interface AnsweredCall {
  readonly result: ToolResult;
  readonly hasWritten: boolean;
  readonly isRefused: boolean;
}

/** Carries out one call: checks, the card, the tap, the write. Nothing is written without the tap. */
export async function answerCall(
  call: ToolCall,
  context: CallContext,
  ports: CallPorts,
): Promise<AnsweredCall> {
  const { dispatcher, deps } = context;
  const prepared = await dispatcher.prepare(call, deps);
  if (!prepared.ok) return refuse(call, prepared, context, ports);
  if (prepared.kind === 'read') {
    const result = await dispatcher.read(prepared, deps);
    if (!result.ok) return refuse(call, result, context, ports);
    if (result.reading) ports.emit({ kind: 'reading', reading: result.reading });
    return { result, hasWritten: false, isRefused: false };
  }

  const key = context.newKey();
  const { proposal } = prepared;
  const card: OpenProposal = { key, call, proposal, madeAt: deps.clock.now() };
  ports.emit({ kind: 'proposal', card });
  const accepted = await ports.confirm(card);
  const result = accepted
    ? await dispatcher.write(accepted, deps, { proposalKey: key, isByCoach: true })
    : toolErr('declined', deps.reasons.declined);
  ports.emit({ kind: 'settled', key, result });
  return { result, hasWritten: result.ok, isRefused: false };
}

function refuse(
  call: ToolCall,
  refusal: ToolErr,
  { deps, wish }: CallContext,
  ports: CallPorts,
): AnsweredCall {
  const alternative = refusal.alternative ?? ruleOffer(call, refusal, wish, deps);
  const error: ToolErr = alternative ? { ...refusal, alternative } : refusal;
  ports.emit({ kind: 'refused', call, error });
  return { result: error, hasWritten: false, isRefused: true };
}
