import * as z from 'zod/mini';
import type { ToolRegistry } from './registry';
import {
  toolErr,
  type Proposal,
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

export interface Dispatcher {
  /** Parses and checks a call without writing anything. Never rejects. */
  prepare(call: ToolCall, deps: ToolDeps): Promise<PreparedCall | ToolErr>;
  /** Runs a prepared call. Never rejects: what a handler throws becomes `handler_error`, without its message. */
  execute(prepared: PreparedCall, deps: ToolDeps, context: WriteContext): Promise<ToolResult>;
}

export function createDispatcher(registry: ToolRegistry): Dispatcher {
  return {
    prepare: (call, deps) =>
      guarded(registry, call, deps, async (tool, args): Promise<PreparedCall | ToolErr> => {
        if (!tool.writes) return { ok: true, kind: 'read', call };
        const proposed = await tool.propose(args, deps);
        return proposed.ok ? { ok: true, kind: 'proposal', call, proposal: proposed.proposal } : proposed;
      }),
    // The arguments are parsed again: a prepared call may come back from storage or from the person's editing.
    execute: ({ call }, deps, context) =>
      guarded(registry, call, deps, (tool, args) => tool.execute(args, deps, context)),
  };
}

async function guarded<T>(
  registry: ToolRegistry,
  { name, args }: ToolCall,
  deps: ToolDeps,
  run: (tool: ToolDefinition<unknown>, args: unknown) => Promise<T>,
): Promise<T | ToolErr> {
  const tool = registry.get(name);
  if (tool === undefined) return toolErr('unknown_tool', deps.reasons.unknownTool);
  try {
    const parsed = z.safeParse(tool.schema, args);
    return parsed.success ? await run(tool, parsed.data) : refusal(tool, args, parsed.error, deps);
  } catch {
    // Messages of exceptions may quote what the person wrote: they go neither to the model nor to the screen.
    return toolErr('handler_error', deps.reasons.handlerFailed);
  }
}

function refusal(
  tool: ToolDefinition<unknown>,
  args: unknown,
  error: z.core.$ZodError,
  { reasons }: ToolDeps,
): ToolErr {
  const argument = String(error.issues[0]?.path[0]);
  const value: unknown = typeof args === 'object' && args !== null ? Reflect.get(args, argument) : undefined;
  return toolErr('validation', tool.explain(argument, value, reasons));
}
