import type { FunctionDeclaration, JsonValue } from '@/lib/function-declaration';

export type Arguments = Readonly<Record<string, JsonValue>>;

/** A call as the model wrote it; `args` is null when there was no argument block at all. */
export interface Call {
  readonly name: string;
  readonly args: Arguments | null;
}

export type Tools = ReadonlyMap<string, FunctionDeclaration>;

export function toolsByName(declarations: readonly FunctionDeclaration[]): Tools {
  return new Map(declarations.map((tool) => [tool.name, tool]));
}
