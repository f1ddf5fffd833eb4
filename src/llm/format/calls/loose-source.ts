import { delimiterSign } from './signs';

const space = /[\s\u0001\u0002]*/y;
const separators = /[\s,，;\u0001\u0002]*/y;
/** A key before `:`, `=`, `=>` or a full-width colon, bare or between any quotes. */
const key = /[\0"'`“‘]?([^\0"'`“”‘’:：=＝,，{}[\]()\n]{1,80})[\0"'`”’]?\s{0,16}(?::=|=>|[:：=＝])/y;
const identifierKey = /\s{0,16}[\0"'`“‘]?[A-Za-z_][\w.-]{0,79}[\0"'`”’]?\s{0,16}[:：=＝]/y;
/** Any key, if what follows it can only be a value. */
const surelyKey =
  /\s{0,16}[\0"'`“‘]?[^\0"'`“”‘’:：=＝,，{}[\]()\n]{1,80}[\0"'`”’]?\s{0,16}[:：=＝]\s{0,16}[\0"“{[\d-]/y;
const nextCall = /call\s{0,16}:|[A-Za-z_][\w.]{0,80}\s{0,16}[({]|[{[]/y;
const spaceOrCommas = /[\s,，;]{0,16}/y;
const onlyClosers = /[}\])]|$/y;
const closers = /[\s\u0001\u0002]{0,16}[}\])]+[\s\u0001\u0002]{0,16}/y;

const freeSearch = 100_000;
const searchPerCharacter = 8;

/** A call's text with a position in it, and the look-ahead that the repairs decide by. */
export class LooseSource {
  readonly text: string;
  at = 0;
  /** open brackets around the position */
  depth = 0;
  /** open parentheses around the position: only in them does `)` close anything */
  parentheses = 0;
  /** quotes of which no closing one is left */
  readonly exhausted = new Set<string>();
  #searchLeft: number;

  constructor(text: string) {
    this.text = text;
    this.#searchLeft = freeSearch + searchPerCharacter * text.length;
  }

  /**
   * Pays for a search of `length` characters that may have to be repeated; false if so much was searched that
   * the rest is read without. It keeps reading linear, whatever is in the text.
   */
  maySearch(length: number): boolean {
    this.#searchLeft -= length;
    return this.#searchLeft >= 0;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  get next(): string {
    return this.text.charAt(this.at);
  }

  skipSpace(): void {
    this.take(space);
  }

  skipSeparators(): void {
    this.take(separators);
  }

  /** A key with its colon, or null if what is here is a value. */
  takeKey(): string | null {
    const found = this.take(key)?.[1]?.trim();
    return found === undefined || found === '' ? null : found;
  }

  /** Whether a `key:` starts at `position`; one that isn't a plain word counts only before an evident value. */
  keyStartsAt(position: number): boolean {
    return this.#matches(identifierKey, position) || this.#matches(surelyKey, position);
  }

  /**
   * Whether a string may end before `position`: what follows is the end, a closing bracket, or the next item,
   * for which a comma may be missing.
   */
  isBoundary(position: number, inList: boolean, mayLackComma = true): boolean {
    const closed = this.#match(closers, position);
    if (closed !== '') {
      if (this.parentheses === 0 && closed.includes(')')) return false;
      const after = this.text.charAt(position + closed.length);
      if (after === '' || /[,，;:]/.test(after)) return true;
      if (this.#closesAll(closed) && this.#matches(nextCall, position + closed.length)) return true;
      return mayLackComma && this.keyStartsAt(position + closed.length);
    }
    const gap = this.#match(spaceOrCommas, position);
    const after = position + gap.length;
    if (after >= this.text.length) return true;
    if (/[,，;]/.test(gap)) return inList || this.keyStartsAt(after) || this.#matches(onlyClosers, after);
    if (inList && this.#opensItem(after)) return true;
    return mayLackComma && this.keyStartsAt(after);
  }

  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }

  #closesAll(closed: string): boolean {
    return closed.replace(/[^}\])]/g, '').length >= this.depth;
  }

  /** Two delimiters in a row end one item of a list and open the next, if the second isn't itself an end. */
  #opensItem(position: number): boolean {
    return this.text.startsWith(delimiterSign, position) && !this.isBoundary(position + 1, false);
  }

  #match(pattern: RegExp, position: number): string {
    pattern.lastIndex = position;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  #matches(pattern: RegExp, position: number): boolean {
    pattern.lastIndex = position;
    return pattern.test(this.text);
  }
}
