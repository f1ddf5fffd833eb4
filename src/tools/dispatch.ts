import * as z from 'zod/mini';
import { UndoneDeedError } from '@/domain/undone-deed';
import { beforeDeadline } from './deadline';
import { judgeArguments } from './judge-arguments';
import type { Proposal } from './proposal';
import type { ToolRegistry } from './registry';
import {
  toolErr,
  type ToolDefinition,
  type ToolDeps,
  type ToolErr,
  type ToolResult,
  type WriteContext,
} from './tool';

/** A call as a model made it; nothing about it is trusted. */
export interface ToolCall {
  readonly name: string;
  readonly args: unknown;
}

/** A call that passed its checks: a `proposal` waits for the person's tap, a `read` may run at once. */
export type PreparedCall =
  | { readonly ok: true; readonly kind: 'proposal'; readonly call: ToolCall; readonly proposal: Proposal }
  | { readonly ok: true; readonly kind: 'read'; readonly call: ToolCall };

export type PreparedProposal = Extract<PreparedCall, { kind: 'proposal' }>;
export type PreparedRead = Extract<PreparedCall, { kind: 'read' }>;

export interface Dispatcher {
  /** Parses and checks a call without writing anything. Never rejects. */
  prepare(call: ToolCall, deps: ToolDeps): Promise<PreparedCall | ToolErr>;
  /** Answers a question. Like {@link write} it never rejects: what a handler throws becomes `handler_error`. */
  read(prepared: PreparedRead, deps: ToolDeps): Promise<ToolResult>;
  /** Writes what the person said yes to. */
  write(
    prepared: PreparedProposal,
    deps: ToolDeps,
    context: Omit<WriteContext, 'shown'>,
  ): Promise<ToolResult>;
}

export interface DispatcherOptions {
  /** Milliseconds after which a call is no longer waited for. */
  readonly deadlineMs?: number;
}

const DEADLINE_MS = 10_000;

export function createDispatcher(
  registry: ToolRegistry,
  { deadlineMs = DEADLINE_MS }: DispatcherOptions = {},
): Dispatcher {
  return {
    prepare: (call, deps) =>
      guarded<PreparedCall | ToolErr>({ registry, call, deps }, (tool, args) => {
        if (!tool.writes) return Promise.resolve({ ok: true, kind: 'read', call });
        const proposed = tool.propose(args, deps).then((answer): PreparedCall | ToolErr => {
          return answer.ok ? { ok: true, kind: 'proposal', call, proposal: answer.proposal } : answer;
        });
        return beforeDeadline(proposed, deadlineMs, () => tooSlow(deps.reasons.tooSlow));
      }),
    // The arguments are parsed again: a prepared call may come back from storage or from the person's editing.
    read: ({ call }, deps) =>
      guarded<ToolResult>({ registry, call, deps }, (tool, args) => {
        if (tool.writes) return Promise.resolve(unknownTool(deps));
        return beforeDeadline(tool.execute(args, deps), deadlineMs, () => tooSlow(deps.reasons.tooSlow));
      }),
    write: ({ call, proposal }, deps, context) =>
      guarded<ToolResult>({ registry, call, deps }, (tool, args) => {
        if (!tool.writes) return Promise.resolve(unknownTool(deps));
        if (proposal.tool !== tool.name)
          return Promise.resolve(toolErr('validation', deps.reasons.incompleteCall));
        const written = tool.execute(args, deps, { ...context, shown: proposal });
        return beforeDeadline(written, deadlineMs, () => tooSlow(deps.reasons.writeTooSlow));
      }),
  };
}

interface Call {
  readonly registry: ToolRegistry;
  readonly call: ToolCall;
  readonly deps: ToolDeps;
}

async function guarded<T>(
  { registry, call, deps }: Call,
  run: (tool: ToolDefinition<unknown>, args: unknown) => Promise<T>,
): Promise<T | ToolErr> {
  const { reasons } = deps;
  const tool = registry.get(call.name);
  if (tool === undefined) return unknownTool(deps);
  const verdict = judgeArguments(call.args, reasons);
  if (!verdict.ok) return toolErr('validation', verdict.reason);
  try {
    const parsed = z.safeParse(tool.schema, verdict.args);
    return parsed.success ? await run(tool, parsed.data) : refusal(tool, verdict.args, parsed.error, deps);
  } catch (error) {
    if (error instanceof UndoneDeedError) return toolErr('declined', reasons.undone);
    // Messages of exceptions may quote what the person wrote: they go neither to the model nor to the screen.
    return toolErr('handler_error', tool.writes ? reasons.handlerFailed : reasons.readFailed);
  }
}

function unknownTool({ reasons }: ToolDeps): ToolErr {
  return toolErr('unknown_tool', reasons.unknownTool);
}

function tooSlow(reason: string): ToolErr {
  return toolErr('handler_error', reason);
}

function refusal(
  tool: ToolDefinition<unknown>,
  args: object,
  error: z.core.$ZodError,
  deps: ToolDeps,
): ToolErr {
  const argument = String(error.issues[0]?.path[0]);
  const value: unknown = Reflect.get(args, argument);
  const reason = tool.explain(argument, value, deps.reasons);
  return toolErr('validation', reason, tool.mend?.(argument, args, deps));
}
