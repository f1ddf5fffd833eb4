const space = 0x20;
const doubleQuote = 0x22;
const singleQuote = 0x27;
const backslash = 0x5c;

/** Follows brackets and strings through a call's text, to see where its outermost bracket closes. */
export class NestingScanner {
  #depth = 0;
  #quote = 0;
  #isEscaped = false;
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
    if (this.#inDelimiters) {
      this.#last = lastVisible(text, from) || this.#last;
      return -1;
    }
    for (let i = from; i < text.length; i += 1) {
      if (this.#quote !== 0) {
        i = this.#endOfQuote(text, i);
      } else if (this.#step(text.charCodeAt(i))) {
        return i + 1;
      }
    }
    return -1;
  }

  /** The index of the quote that ends the string being read, or the text's length. */
  #endOfQuote(text: string, from: number): number {
    let isEscaped = this.#isEscaped;
    for (let i = from; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      if (isEscaped) isEscaped = false;
      else if (code === backslash) isEscaped = true;
      else if (code === this.#quote) {
        this.#isEscaped = false;
        this.#quote = 0;
        return i;
      }
    }
    this.#isEscaped = isEscaped;
    return text.length;
  }

  #step(code: number): boolean {
    if (code <= space) return false;
    const before = this.#last;
    this.#last = code;
    if (isOpener(code)) {
      this.#depth += 1;
    } else if (isCloser(code)) {
      if (this.#depth === 0) return false;
      this.#depth -= 1;
      return this.#depth === 0;
    } else if ((code === doubleQuote || code === singleQuote) && startsValue(before)) {
      this.#quote = code;
    }
    return false;
  }
}

/** The last character from `from` on that isn't white space, or 0. */
function lastVisible(text: string, from: number): number {
  for (let i = text.length - 1; i >= from; i -= 1) {
    const code = text.charCodeAt(i);
    if (code > space) return code;
  }
  return 0;
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
