import type { JsonSchema, JsonValue } from '@/lib/function-declaration';
import { delimiterSign } from './signs';
import type { Arguments } from './call';
import { deepestNesting } from './limits';
import { propertyOf, typeBare, typeQuoted } from './typed-value';

const space = /\s*/y;
const bareKey = /[^\s:=,{}[\]()"'\0]+/y;
const bareValue = /true|false|null|-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?/y;

class NotExact extends Error {}

/** Reads `{…}` in the grammar that the model was taught, white space aside; null if anything else is there. */
export function readExactArguments(
  source: string,
  from: number,
  schema: JsonSchema | undefined,
): Arguments | null {
  try {
    const reader = new ExactReader(source, from);
    const args = reader.object(schema, 0);
    reader.end();
    return args;
  } catch (error) {
    if (error instanceof NotExact) return null;
    throw error;
  }
}

class ExactReader {
  readonly #source: string;
  #at: number;

  constructor(source: string, from: number) {
    this.#source = source;
    this.#at = from;
  }

  object(schema: JsonSchema | undefined, depth: number): Arguments {
    this.#expect('{');
    const entries = new Map<string, JsonValue>();
    if (this.#accept('}')) return {};
    do {
      const key = this.#key();
      this.#expect(':');
      const value = this.#value(propertyOf(schema, key), depth + 1);
      if (!entries.has(key)) entries.set(key, value);
    } while (this.#accept(','));
    this.#expect('}');
    return Object.fromEntries(entries);
  }

  end(): void {
    this.#skipSpace();
    if (this.#at < this.#source.length) throw new NotExact();
  }

  #list(schema: JsonSchema | undefined, depth: number): JsonValue[] {
    this.#expect('[');
    const items: JsonValue[] = [];
    if (this.#accept(']')) return items;
    do items.push(this.#value(schema?.items, depth + 1));
    while (this.#accept(','));
    this.#expect(']');
    return items;
  }

  #value(schema: JsonSchema | undefined, depth: number): JsonValue {
    if (depth > deepestNesting) throw new NotExact();
    this.#skipSpace();
    const next = this.#source[this.#at];
    if (next === delimiterSign) return typeQuoted(this.#string(), schema);
    if (next === '{') return this.object(schema, depth);
    if (next === '[') return this.#list(schema, depth);
    return typeBare(this.#match(bareValue), schema);
  }

  #key(): string {
    this.#skipSpace();
    return this.#source[this.#at] === delimiterSign ? this.#string() : this.#match(bareKey);
  }

  #string(): string {
    const end = this.#source.indexOf(delimiterSign, this.#at + 1);
    if (end < 0) throw new NotExact();
    const text = this.#source.slice(this.#at + 1, end);
    this.#at = end + 1;
    return text;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source)?.[0];
    if (found === undefined) throw new NotExact();
    this.#at += found.length;
    return found;
  }

  #accept(character: string): boolean {
    this.#skipSpace();
    if (this.#source[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #expect(character: string): void {
    if (!this.#accept(character)) throw new NotExact();
  }

  #skipSpace(): void {
    space.lastIndex = this.#at;
    this.#at += space.exec(this.#source)?.[0].length ?? 0;
  }
}
