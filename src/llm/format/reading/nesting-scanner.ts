/** The string delimiter inside a collected call, whichever token spelled it. No text can hold it. */
export const delimiterSign = '\u0000';
/** An opening and a closing call token inside a collected block. */
export const openSign = '\u0001';
export const closeSign = '\u0002';
const quote = { double: 0x22, single: 0x27, backslash: 0x5c } as const;

/** Follows brackets and strings through a call's text, to see where its outermost bracket closes. */
export class NestingScanner {
  #depth = 0;
  #quote = 0;
  #escaped = false;
  #inDelimiters = false;
  /** the last character that isn't white space, 0 at the start and after a delimiter */
  #last = 0;

  get inDelimiters(): boolean {
    return this.#inDelimiters;
  }

  get endsInCloser(): boolean {
    return isCloser(this.#last);
  }

  get depth(): number {
    return this.#depth;
  }

  get inString(): boolean {
    return this.#inDelimiters || this.#quote !== 0;
  }

  delimiter(): void {
    this.#inDelimiters = !this.#inDelimiters;
    this.#quote = 0;
    this.#last = 0;
  }

  /** Reads text from `from`; the index behind the outermost closing bracket, or -1 if it isn't there. */
  push(text: string, from: number): number {
    for (let i = from; i < text.length; i += 1) {
      if (this.#step(text.charCodeAt(i))) return i + 1;
    }
    return -1;
  }

  #step(code: number): boolean {
    if (this.#quote !== 0) {
      if (this.#escaped) this.#escaped = false;
      else if (code === quote.backslash) this.#escaped = true;
      else if (code === this.#quote) this.#quote = 0;
      return false;
    }
    if (code <= 0x20) return false;
    const before = this.#last;
    this.#last = code;
    if (this.#inDelimiters) return false;
    if (isOpener(code)) {
      this.#depth += 1;
    } else if (isCloser(code)) {
      if (this.#depth === 0) return false;
      this.#depth -= 1;
      return this.#depth === 0;
    } else if ((code === quote.double || code === quote.single) && startsValue(before)) {
      this.#quote = code;
    }
    return false;
  }
}

function isOpener(code: number): boolean {
  return code === 0x7b || code === 0x5b || code === 0x28;
}

function isCloser(code: number): boolean {
  return code === 0x7d || code === 0x5d || code === 0x29;
}

/** A quote opens a string only where a key or a value may begin. */
function startsValue(before: number): boolean {
  return before === 0 || before === 0x3a || before === 0x3d || before === 0x2c || isOpener(before);
}
