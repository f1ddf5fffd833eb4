import type { JsonSchema, JsonValue } from '@/lib/function-declaration';
import { delimiterSign } from './signs';
import type { Arguments } from './call';
import { deepestNesting } from './limits';
import type { LooseSource } from './loose-source';
import { takeString, type StringPlace } from './loose-strings';
import { isLiteral, propertyOf, typeBare, typeQuoted } from './typed-value';

const longestLiteral = 40;
/** The comma of 1,000 */
const thousands = /^,\d{3}(?!\d)/;

interface Block {
  readonly args: Arguments;
  /** it stood in parentheses, where values may go without keys: `f("h_01", true)` */
  readonly isPositional: boolean;
  readonly unnamed: readonly JsonValue[];
}

/**
 * Reads `{…}` or `(…)` in whatever way a model may break it (docs/model-language.md lists the repairs); the
 * position is at the opening bracket. Null if it is nested too deep.
 */
export function takeArguments(source: LooseSource, schema: JsonSchema | undefined): Arguments | null {
  const block = takeBlock(source, schema);
  if (!block) return null;
  const entries = new Map(Object.entries(block.args));
  const free = (block.isPositional ? positionalKeys(schema) : []).filter((key) => !entries.has(key));
  for (const [index, value] of block.unnamed.entries()) {
    const key = free[index];
    if (key !== undefined) entries.set(key, value);
  }
  return Object.fromEntries(entries);
}

function positionalKeys(schema: JsonSchema | undefined): string[] {
  return [...new Set([...(schema?.required ?? []), ...Object.keys(schema?.properties ?? {})])];
}

function takeBlock(source: LooseSource, schema: JsonSchema | undefined): Block | null {
  if (source.depth >= deepestNesting) return null;
  const inParentheses = source.next === '(';
  open(source, inParentheses);
  const entries = new Map<string, JsonValue>();
  const unnamed: JsonValue[] = [];
  const knownKeys = new Set(Object.keys(schema?.properties ?? {}));
  const add = (key: string, value: JsonValue): void => {
    knownKeys.add(key);
    if (!entries.has(key)) entries.set(key, value);
  };
  for (;;) {
    source.skipSeparators();
    if (source.isAtEnd) break;
    const { next } = source;
    if (next === '}' || next === ')' || next === ']') {
      source.at += 1;
      if (next === '}' || (next === ')' && inParentheses)) break;
      continue;
    }
    if (next === '{') {
      const inner = takeBlock(source, schema);
      if (!inner) return null;
      for (const [key, value] of Object.entries(inner.args)) add(key, value);
      continue;
    }
    const key = source.takeKey();
    if (key !== null) knownKeys.add(key);
    const valueSchema = key === null ? undefined : propertyOf(schema, key);
    const value = takeValue(source, valueSchema, { inList: key === null, knownKeys });
    if (value === undefined) return null;
    if (key === null) unnamed.push(value);
    else add(key, value);
  }
  close(source, inParentheses);
  return { args: Object.fromEntries(entries), isPositional: inParentheses, unnamed };
}

function takeList(source: LooseSource, schema: JsonSchema | undefined): JsonValue[] | undefined {
  if (source.depth >= deepestNesting) return undefined;
  open(source, false);
  const items: JsonValue[] = [];
  for (;;) {
    source.skipSeparators();
    if (source.next === ']') {
      source.at += 1;
      break;
    }
    if (source.isAtEnd || source.next === '}' || source.next === ')') break;
    const item = takeValue(source, schema?.items, { inList: true, knownKeys: new Set() });
    if (item === undefined) return undefined;
    items.push(item);
  }
  close(source, false);
  return items;
}

/** Always moves on by at least one character; undefined if it is nested too deep. */
function takeValue(
  source: LooseSource,
  schema: JsonSchema | undefined,
  place: StringPlace,
): JsonValue | undefined {
  source.skipSpace();
  if (source.next === '{') return takeBlock(source, schema)?.args;
  if (source.next === '[') return takeList(source, schema);
  const text = takeString(source, place);
  if (text !== null) return typeQuoted(text, schema);
  return typeBare(takeBare(source, place), schema);
}

/** Text without an opening quote: up to the next item or closing bracket, or to a closing quote that is there. */
function takeBare(source: LooseSource, place: StringPlace): string {
  const start = source.at;
  const end = findBareEnd(source, place);
  source.at = source.text.charAt(end) === delimiterSign ? end + 1 : end;
  return source.text.slice(start, end).replaceAll(delimiterSign, '"');
}

function findBareEnd(source: LooseSource, place: StringPlace): number {
  const { text } = source;
  let brackets = 0;
  let parentheses = 0;
  for (let at = source.at; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '{' || character === '[') brackets += 1;
    else if (character === '(') parentheses += 1;
    else if (character === ')') parentheses -= 1;
    else if (character === '}' || character === ']') brackets -= 1;
    if (brackets < 0 || (parentheses < 0 && source.parentheses > 0)) return at;
    if (brackets === 0 && endsBare(source, at, place)) return at;
  }
  return text.length;
}

/** A comma ends a bare text only where another item can begin: "물, 햇빛" is one text. */
function endsBare(source: LooseSource, at: number, place: StringPlace): boolean {
  switch (source.text.charAt(at)) {
    case delimiterSign:
      return source.isBoundary(at + 1, place.inList);
    case ',':
    case '，':
      if (place.inList || source.isBoundary(at, false)) return true;
      return isLiteralUpTo(source, at) && !thousands.test(source.text.slice(at, at + 5));
    case '\n':
      return source.keyStartsAt(at);
    case ' ':
      return isLiteralUpTo(source, at) && source.keyStartsAt(at);
    default:
      return false;
  }
}

function isLiteralUpTo(source: LooseSource, at: number): boolean {
  return at - source.at <= longestLiteral && isLiteral(source.text.slice(source.at, at).trim());
}

function open(source: LooseSource, parenthesis: boolean): void {
  source.at += 1;
  source.depth += 1;
  if (parenthesis) source.parentheses += 1;
}

function close(source: LooseSource, parenthesis: boolean): void {
  source.depth -= 1;
  if (parenthesis) source.parentheses -= 1;
}
