import type { Dispatcher, ToolCall } from '@/tools/dispatch';
import { toolErr, type ToolDeps, type ToolResult } from '@/tools/tool';
import type { CoachEvent, OpenProposal } from './coach-event';

export interface CallPorts {
  readonly emit: (event: CoachEvent) => void;
  /** Resolves with the person's tap; a card that is given up counts as a no. */
  readonly confirm: (card: OpenProposal) => Promise<boolean>;
}

export interface CallContext {
  readonly dispatcher: Dispatcher;
  readonly deps: ToolDeps;
  readonly newKey: () => string;
}

/** Carries out one call: checks, the card, the tap, the write. Nothing is written without the tap. */
export async function answerCall(
  call: ToolCall,
  context: CallContext,
  ports: CallPorts,
): Promise<ToolResult> {
  const { dispatcher, deps, newKey } = context;
  const prepared = await dispatcher.prepare(call, deps);
  if (!prepared.ok) {
    ports.emit({ kind: 'refused', call, error: prepared });
    return prepared;
  }
  const proposalKey = newKey();
  if (prepared.kind === 'read') return dispatcher.execute(prepared, deps, { proposalKey });

  const card: OpenProposal = { key: proposalKey, call, proposal: prepared.proposal };
  ports.emit({ kind: 'proposal', card });
  const isAccepted = await ports.confirm(card);
  const result = isAccepted
    ? await dispatcher.execute(prepared, deps, { proposalKey })
    : toolErr('declined', deps.reasons.declined);
  ports.emit({ kind: 'settled', key: proposalKey, result });
  return result;
}
