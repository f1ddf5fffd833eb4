import type { Call, Tools } from '../calls/call';
import { longestCall } from '../calls/limits';
import { readCalls, readExactCall } from '../calls/read-calls';
import { delimiterSign } from '../calls/signs';
import { spellSigns, type Grammar } from './grammar';
import type { MarkerKind } from './markers';
import { NestingScanner } from './nesting-scanner';
import type { Region, RegionEnd } from './region';

const afterBrackets = /^[\s,，;:}\])]*/;
const nothingCalled = /^\s*(?:call\s*:?)?\s*(?:[{(]\s*[})])?\s*$/;

/** The text of one call, from its head to where it ends: at its closing token, or behind its last bracket. */
export class CallRegion implements Region {
  readonly #opener: string;
  readonly #grammar: Grammar;
  readonly #scanner = new NestingScanner();
  #source = '';
  /** brackets, commas and space behind what may be the last bracket */
  #trailer = '';
  #isBalanced = false;
  #holdsOpener = false;
  #hasDelimiter = false;
  /** a token in a string that ends the call, unless the string goes on behind it */
  #possibleEnd: { readonly index: number; readonly end: RegionEnd } | null = null;
  /** where the first closing token stands in a string that went on behind it */
  #passedCloser: number | null = null;
  #closer = '';
  rest = '';
  end: RegionEnd | null = null;

  /** `opener` is the token that announced the call, or empty. */
  constructor(opener: string, grammar: Grammar) {
    this.#opener = opener;
    this.#grammar = grammar;
  }

  get hasDelimiter(): boolean {
    return this.#hasDelimiter;
  }

  text(text: string): string {
    if (this.#possibleEnd && text.trim() !== '') this.#passPossibleEnd(this.#possibleEnd);
    for (let at = 0; at < text.length;) {
      if (this.#isBalanced) {
        const behind = at + (afterBrackets.exec(text.slice(at))?.[0].length ?? 0);
        this.#trailer += text.slice(at, behind);
        if (behind === text.length) return '';
        if (!/[,，:]/.test(this.#trailer)) return this.#endBeforeText(text.slice(behind));
        this.#resume();
        at = behind;
      }
      const closed = this.#scanner.push(text, at);
      const to = closed < 0 ? text.length : closed;
      this.#append(at === 0 && to === text.length ? text : text.slice(at, to));
      this.#isBalanced = closed >= 0;
      at = to;
    }
    return '';
  }

  marker(kind: MarkerKind, raw: string): boolean {
    if (kind === 'noise') return true;
    if (this.#possibleEnd && kind !== 'delimiter') return this.#endBefore(this.#possibleEnd, raw);
    this.#possibleEnd = null;
    if (kind === 'delimiter') return this.#takeDelimiter();
    if (this.#scanner.inDelimiters) return this.#markerInString(kind, raw);
    if (kind === 'callHead' && !this.#isBalanced) {
      this.text(raw);
      return true;
    }
    this.end = kind === 'callClose' ? 'closed' : 'marker';
    if (kind === 'callClose') this.#closer = raw;
    return kind === 'callClose';
  }

  finish(): void {
    if (this.#possibleEnd) this.#endBefore(this.#possibleEnd, '');
    else if (this.#scanner.inDelimiters) this.#endInString();
    else this.end = this.#isBalanced ? 'text' : 'cut';
  }

  read(tools: Tools): readonly Call[] | null {
    if (this.end === 'cut' || this.#source.length > longestCall) return null;
    if (this.#scanner.inDelimiters && this.end !== 'closed') return null;
    const exact = readExactCall(this.#source, tools);
    if (exact && (tools.has(exact.name) || this.#isCanonical())) return [exact];
    return this.#holdsOpener ? null : readCalls(this.#source, tools);
  }

  get isEmpty(): boolean {
    return this.end !== 'cut' && nothingCalled.test(this.#source);
  }

  get raw(): string {
    const body = spellSigns(this.#source, this.#grammar);
    return this.#opener + body + this.#trailer + this.#closer;
  }

  #isCanonical(): boolean {
    return this.#opener !== '' && this.end === 'closed' && this.#trailer.trim() === '';
  }

  #takeDelimiter(): boolean {
    this.#passedCloser = null;
    if (this.#isBalanced) this.#resume();
    this.#hasDelimiter = true;
    this.#scanner.delimiter();
    this.#append(delimiterSign);
    return true;
  }

  /** In a string tokens are its text, as far as the string is closed behind them. */
  #markerInString(kind: MarkerKind, raw: string): boolean {
    if (kind === 'turnOpen' || kind === 'response') {
      this.#endInString();
      return false;
    }
    if (kind === 'callClose' && this.#scanner.endsInCloser && !this.#holdsOpener) {
      this.end = 'closed';
      this.#closer = raw;
      return true;
    }
    if (kind === 'callClose') this.#possibleEnd = { index: this.#source.length, end: 'closed' };
    if (kind === 'turnClose') this.#possibleEnd = { index: this.#source.length, end: 'cut' };
    if (kind === 'callOpen') this.#holdsOpener = true;
    this.#scanner.push(raw, 0);
    this.#append(raw);
    return true;
  }

  #passPossibleEnd({ index, end }: { readonly index: number; readonly end: RegionEnd }): void {
    this.#possibleEnd = null;
    if (end === 'closed') this.#passedCloser ??= index;
  }

  #endBeforeText(text: string): string {
    const brackets = this.#trailer.trimEnd();
    const space = this.#trailer.slice(brackets.length);
    this.#trailer = brackets;
    this.end = 'text';
    return space + text;
  }

  /** Cut in a string, unless a closing token stood in it that now proves to have been the end. */
  #endInString(): void {
    if (this.#passedCloser === null) {
      this.end = 'cut';
      return;
    }
    this.end = 'closed';
    this.rest = this.#source.slice(this.#passedCloser + this.#grammar.callClose.length);
    this.#source = this.#source.slice(0, this.#passedCloser);
  }

  #endBefore({ index, end }: { readonly index: number; readonly end: RegionEnd }, raw: string): boolean {
    this.#source = this.#source.slice(0, index);
    if (end === 'cut') this.#endInString();
    else this.end = end;
    return raw === '';
  }

  /** The bracket that seemed to be the last wasn't: what followed belongs to the call. */
  #resume(): void {
    this.#append(this.#trailer);
    this.#trailer = '';
    this.#isBalanced = false;
  }

  #append(text: string): void {
    if (this.#source.length <= longestCall) this.#source += text;
  }
}
