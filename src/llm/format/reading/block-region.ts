import type { Call, Tools } from '../calls/call';
import { longestCall } from '../calls/limits';
import { readCalls } from '../calls/read-calls';
import { closeSign, delimiterSign, openSign } from '../calls/signs';
import { spellSigns, type Grammar } from './grammar';
import { judgeCallHead } from './line-head';
import type { MarkerKind } from './markers';
import { NestingScanner } from './nesting-scanner';
import type { Region, RegionEnd } from './region';

const tick = '`';
const fence = '```';
const strayStart = /^[\s}]+/;

/** A code block, fenced or between `<tool_code>` tags, that may hold nothing but calls. */
export class BlockRegion implements Region {
  readonly #opener: string;
  readonly #grammar: Grammar;
  readonly #tools: Tools;
  readonly #scanner = new NestingScanner();
  #source = '';
  #ticks = '';
  #head: string | null = '';
  #closer = '';
  /** its first words showed that it holds something else: they are given back */
  #isOrdinary = false;
  end: RegionEnd | null = null;
  readonly isEmpty = false;
  readonly rest = '';
  readonly hasDelimiter = false;

  /** `opener` is the fence's first line, or the tag. */
  constructor(opener: string, grammar: Grammar, tools: Tools) {
    this.#opener = opener;
    this.#grammar = grammar;
    this.#tools = tools;
  }

  text(text: string): string {
    for (let at = 0; at < text.length;) {
      if (text[at] === tick && !this.#scanner.inString) {
        this.#ticks += tick;
        at += 1;
        if (this.#ticks !== fence) continue;
        this.end = 'closed';
        this.#ticks = '';
        this.#closer = fence;
        return text.slice(at);
      }
      const next = text.indexOf(tick, at + 1);
      const to = next < 0 ? text.length : next;
      this.#take(this.#ticks + text.slice(at, to));
      this.#ticks = '';
      at = to;
      if (this.#isOrdinary) {
        this.end = 'text';
        return this.#source + text.slice(at);
      }
    }
    return '';
  }

  marker(kind: MarkerKind, raw: string): boolean {
    switch (kind) {
      case 'noise':
        return true;
      case 'delimiter':
        this.#head = null;
        this.#scanner.delimiter();
        this.#append(delimiterSign);
        return true;
      case 'callOpen':
      case 'callClose':
        this.#head = null;
        this.#append(kind === 'callOpen' ? openSign : closeSign);
        return true;
      case 'callHead':
        this.#head = null;
        this.#append(raw);
        return true;
      case 'blockClose':
        this.end = 'closed';
        this.#closer = raw;
        return true;
      case 'blockOpen':
        this.#append(raw);
        return true;
      case 'thoughtOpen':
      case 'thoughtClose':
      case 'turnOpen':
      case 'turnClose':
      case 'response':
        this.end = 'marker';
        return false;
    }
  }

  finish(): void {
    this.end = 'cut';
  }

  read(tools: Tools): readonly Call[] | null {
    if (this.#isOrdinary || this.#source.length > longestCall || this.#scanner.inDelimiters) return null;
    if (this.#scanner.depth > 0) return null;
    return readCalls(this.#source, tools);
  }

  get raw(): string {
    if (this.#isOrdinary) return this.#opener;
    const body = spellSigns(this.#source, this.#grammar);
    return this.#opener + body + this.#ticks + this.#closer;
  }

  #take(text: string): void {
    for (let at = 0; at >= 0;) at = this.#scanner.push(text, at);
    this.#append(text);
    if (this.#head === null) return;
    this.#head = this.#head === '' ? text.replace(strayStart, '') : this.#head + text;
    const { kind } = judgeCallHead(this.#head, this.#tools, true);
    if (this.#head === '' || kind === 'undecided') return;
    this.#isOrdinary = kind === 'text';
    this.#head = null;
  }

  #append(text: string): void {
    if (this.#source.length <= longestCall) this.#source += text;
  }
}
