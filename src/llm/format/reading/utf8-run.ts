const replacement = '\uFFFD';

/** Joins byte-fallback pieces (`<0xEA><0xB9><0xB0>`) into the characters they spell, in pieces split anywhere. */
export class Utf8Run {
  #bytes: number[] = [];
  #missing = 0;

  /** What the byte completes: a character, one or more U+FFFD for bytes that spell none, or nothing yet. */
  push(byte: number): string {
    if (this.#missing > 0) {
      if (isContinuation(byte)) {
        this.#bytes.push(byte);
        this.#missing -= 1;
        return this.#missing === 0 ? this.#take() : '';
      }
      return this.finish() + this.push(byte);
    }
    if (byte < 0x80) return String.fromCharCode(byte);
    this.#missing = continuationsAfter(byte);
    if (this.#missing === 0) return replacement;
    this.#bytes = [byte];
    return '';
  }

  /** A character that was cut shows as one U+FFFD. */
  finish(): string {
    if (this.#missing === 0) return '';
    this.#missing = 0;
    return replacement;
  }

  #take(): string {
    return new TextDecoder().decode(Uint8Array.from(this.#bytes));
  }
}

function isContinuation(byte: number): boolean {
  return byte >> 6 === 0b10;
}

function continuationsAfter(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 1;
  if (lead >= 0xe0 && lead <= 0xef) return 2;
  return lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
}
