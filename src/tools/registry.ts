import type { FunctionDeclaration } from '@/lib/function-declaration';
import type { Locale } from '@/lib/locale';
import type { ToolDefinition } from './tool';
import { toDeclaration } from './tool-declaration';

/** Arguments are erased here; dispatch hands each tool only what the tool's own schema let through. */
export type ToolRegistry = ReadonlyMap<string, ToolDefinition<unknown>>;

/** Throws a TypeError on two tools of the same name. */
export function createToolRegistry(tools: readonly ToolDefinition<unknown>[]): ToolRegistry {
  const registry = new Map(tools.map((tool) => [tool.name, tool]));
  if (registry.size !== tools.length) throw new TypeError('two tools share a name');
  return registry;
}

/** What a model is told about the tools, in registry order. */
export function declarationsOf(registry: ToolRegistry, locale: Locale): readonly FunctionDeclaration[] {
  return Array.from(registry.values(), (tool) => toDeclaration(tool, locale));
}
