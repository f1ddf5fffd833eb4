import type { JsonValue } from '@/lib/function-declaration';
import type { Arguments, Call, Tools } from './call';
import { declaredName } from './call-name';
import { takeArguments } from './loose-arguments';
import { LooseSource } from './loose-source';
import { fitToSchema, propertyOf } from './typed-value';

const nameKeys = ['name', 'tool', 'function', 'tool_name', 'function_name'] as const;
const argumentKeys = ['parameters', 'args', 'arguments', 'params', 'input'] as const;
const decorations = new Set(['type', 'id', 'call_id']);
const wrappers = ['tool_calls', 'function_call', 'tool_call'] as const;

/** The first key of an object that may be a call, which is enough to tell most other JSON from one. */
export const callKeys: ReadonlySet<string> = new Set([
  ...nameKeys,
  ...argumentKeys,
  ...decorations,
  ...wrappers,
]);

/** The calls that a JSON document stands for, or null if it is anything else. */
export function callsInJson(document: JsonValue, tools: Tools): Call[] | null {
  if (isArray(document)) {
    const calls = document.map((item) => callsInJson(item, tools));
    return calls.every((found) => found !== null) ? calls.flat() : null;
  }
  if (!isObject(document)) return null;
  for (const key of wrappers) {
    if (document[key] !== undefined) return callsInJson(document[key], tools);
  }
  return oneCall(document, tools);
}

function oneCall(document: Arguments, tools: Tools): Call[] | null {
  const nameKey = nameKeys.find((key) => document[key] !== undefined);
  const named = nameKey === undefined ? undefined : document[nameKey];
  if (isObject(named)) return oneCall(named, tools);
  const name = typeof named === 'string' ? declaredName(named, tools) : null;
  if (name === null) return null;
  const schema = tools.get(name)?.parameters;
  const argumentKey = argumentKeys.find((key) => document[key] !== undefined);
  const rest = Object.keys(document).filter(
    (key) => key !== nameKey && key !== argumentKey && !decorations.has(key),
  );
  const hasOwnKeysOnly = rest.every((key) => propertyOf(schema, key) !== undefined);
  if (!hasOwnKeysOnly || (argumentKey !== undefined && rest.length > 0)) return null;
  const raw =
    argumentKey === undefined
      ? Object.fromEntries(rest.map((key) => [key, document[key] ?? null]))
      : readArguments(document[argumentKey] ?? null);
  const args = raw && fitToSchema(raw, schema);
  return isObject(args) ? [{ name, args }] : null;
}

function readArguments(written: JsonValue): Arguments | null {
  if (written === null) return {};
  if (isObject(written)) return written;
  if (typeof written !== 'string' || !written.trimStart().startsWith('{')) return null;
  const source = new LooseSource(written);
  source.skipSpace();
  return takeArguments(source, undefined);
}

function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isObject(value: JsonValue | undefined): value is Arguments {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
