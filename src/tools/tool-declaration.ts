import * as z from 'zod/mini';
import type { FunctionDeclaration, JsonSchema } from '@/lib/function-declaration';
import type { Locale } from '@/lib/locale';
import type { ToolDefinition } from './tool';

type ZodJson = z.core.JSONSchema.BaseSchema;

const TYPES: readonly string[] = ['object', 'array', 'string', 'number', 'integer', 'boolean'];

/** The declaration of a tool, derived from its zod schema; throws a TypeError for a shape Gemma can't be told. */
export function toDeclaration(tool: DeclaredTool, locale: Locale): FunctionDeclaration {
  const { description, parameters } = tool.texts[locale];
  // The output side: the form an argument has once it is cleaned up is the form we ask the model for.
  const schema = z.toJSONSchema(tool.schema, { io: 'output' });
  return { name: tool.name, description, parameters: toSchema(schema, parameters) };
}

type DeclaredTool = Pick<ToolDefinition<unknown>, 'name' | 'schema' | 'texts'>;

function toSchema(json: ZodJson, descriptions: Readonly<Record<string, string>> = {}): JsonSchema {
  return {
    type: typeOf(json),
    ...(json.enum && { enum: json.enum.map(String) }),
    ...(isSchema(json.items) && { items: toSchema(json.items) }),
    ...(json.properties && {
      properties: Object.fromEntries(
        Object.entries(json.properties).flatMap(([name, value]) =>
          isSchema(value) ? [[name, describe(toSchema(value), descriptions[name])]] : [],
        ),
      ),
      required: json.required ?? [],
    }),
  };
}

function describe(schema: JsonSchema, description: string | undefined): JsonSchema {
  return description === undefined ? schema : { ...schema, description };
}

/** zod writes "may be null" as `['string', 'null']`; a model needn't know, it leaves the argument out. */
function typeOf({ type }: ZodJson): JsonSchema['type'] {
  const [name, ...others] = [type as unknown].flat().filter((each) => each !== 'null');
  if (!isGemmaType(name) || others.length > 0)
    throw new TypeError('no declaration can name a type like this');
  return name;
}

function isGemmaType(name: unknown): name is JsonSchema['type'] {
  return typeof name === 'string' && TYPES.includes(name);
}

function isSchema(value: unknown): value is ZodJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
