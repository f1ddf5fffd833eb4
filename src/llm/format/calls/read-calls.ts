import type { JsonSchema } from '@/lib/function-declaration';
import type { Arguments, Call, Tools } from './call';
import { declaredName, nameRun } from './call-name';
import { readExactArguments } from './exact-arguments';
import { callsInJson } from './json-call';
import { takeArguments } from './loose-arguments';
import { LooseSource } from './loose-source';
import { parseJson } from './parse-json';
import { propertyOf } from './typed-value';

const exactHead = /^\s*call:\s*([A-Za-z_][\w.:/-]*)\s*(?=\{)/;
const between = /[\s,，;[\]})\u0001\u0002]*/y;
const callWord = /call\s*[:：]\s*|call\s+(?=[A-Za-z_])/y;
const printWord = /print\s*\(\s*/y;
const nameQuote = /["'`\0]/y;
/** What stands between a name and its arguments. */
const beforeArguments = /["'`\0]?\s*[:：]?\s*(?=[{(])/y;
/** Full-width brackets around all arguments, as a Korean or Japanese keyboard writes them. */
const wideBrackets = /^(\s*(?:call\s*[:：]\s*)?[\w.:/-]+\s*)[｛（]([^]*)[｝）](?=\s*$)/;
const nothing = /["'`\0]?[\s,;[\]})\u0001\u0002]*$/y;

/** A call exactly as the model was taught to write it, whatever its name; otherwise null. */
export function readExactCall(source: string, tools: Tools): Call | null {
  const head = exactHead.exec(source);
  const written = head?.[1];
  if (!head || written === undefined) return null;
  const name = declaredName(written, tools) ?? written;
  const args = readExactArguments(source, head[0].length, tools.get(name)?.parameters);
  return args && { name, args };
}

/**
 * Every call in a text that holds nothing but calls of declared tools, in any of the ways models write them:
 * `call:f{…}`, `f(…)`, JSON documents. Null if anything in it can't be read so.
 */
export function readCalls(text: string, tools: Tools): Call[] | null {
  const json = /^\s*[{[]/.test(text) ? parseJson(text) : undefined;
  if (json !== undefined) return callsInJson(json, tools);
  const source = new LooseSource(text.replace(wideBrackets, '$1{$2}'));
  const calls: Call[] = [];
  for (;;) {
    source.take(between);
    if (source.isAtEnd) return calls.length > 0 ? calls : null;
    const found = source.next === '{' ? takeDocument(source, tools) : takeCall(source, tools);
    if (!found) return null;
    calls.push(...found);
  }
}

function takeDocument(source: LooseSource, tools: Tools): Call[] | null {
  const document = takeArguments(source, undefined);
  return document && callsInJson(document, tools);
}

function takeCall(source: LooseSource, tools: Tools): Call[] | null {
  source.take(printWord);
  source.take(callWord);
  source.take(nameQuote);
  const written = source.take(nameRun)?.[0];
  const name = written === undefined ? null : declaredName(written, tools);
  if (name === null) return null;
  if (!source.take(beforeArguments)) return source.take(nothing) && [{ name, args: null }];
  const schema = tools.get(name)?.parameters;
  const args = takeArguments(source, schema);
  return args && [{ name, args: unwrapped(args, schema) }];
}

/** `f{"arguments": {…}}` means what it wraps. */
function unwrapped(args: Arguments, schema: JsonSchema | undefined): Arguments {
  const [entry, ...others] = Object.entries(args);
  if (!entry || others.length > 0 || propertyOf(schema, entry[0]) !== undefined) return args;
  const [key, value] = entry;
  const isWrapper = key === 'arguments' || key === 'args' || key === 'parameters';
  return isWrapper && typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Arguments)
    : args;
}
