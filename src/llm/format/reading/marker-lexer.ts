import type { MarkerKind, Markers } from './markers';
import { Utf8Run } from './utf8-run';

export interface LexerSink {
  text(piece: string): void;
  marker(kind: MarkerKind, raw: string): void;
}

const lessThan = 0x3c;
const greaterThan = 0x3e;
const letterC = 0x63;
/** U+0000 to U+0002 stand for tokens in collected calls (calls/signs.ts), so no text may hold them. */
const lastSign = 0x02;
const callHead = 'call:';
const invisible = 0x200b;
/** A `<` with our own mark behind it: a person's text that the model copied (see control-text.ts). */
const maskedBracket = '<\u200B';
const longestMarker = 32;
const bytePiece = /^<0x([0-9A-Fa-f]{2})>$/;
const unusedPiece = /^<unused\d{1,6}>$/;
const patternStart = /^<(?:0(?:x[0-9A-Fa-f]{0,2})?|u(?:n(?:u(?:s(?:e(?:d\d{0,6})?)?)?)?)?)$/;

/**
 * Splits a stream into text and control tokens, whatever way it is cut. Holds back only what could still
 * become a token, half a surrogate pair, or half a byte-fallback character.
 */
export class MarkerLexer {
  readonly #markers: Markers;
  readonly #starts: ReadonlySet<string>;
  readonly #sink: LexerSink;
  readonly #bytes = new Utf8Run();
  #held = '';

  constructor(markers: Markers, sink: LexerSink) {
    this.#markers = markers;
    this.#starts = startsOf(markers);
    this.#sink = sink;
  }

  push(chunk: string): void {
    const input = this.#held === '' ? chunk : this.#held + chunk;
    this.#held = '';
    let from = 0;
    for (let at = 0; at < input.length;) {
      const code = input.charCodeAt(at);
      if (code !== lessThan && code !== letterC && code > lastSign) {
        at += 1;
        continue;
      }
      const length = this.#tokenLength(input, at, code);
      if (length === undecided) return this.#hold(input, from, at);
      if (length > 0) {
        this.#text(input, from, at);
        this.#token(input.slice(at, at + length));
        from = at + length;
      }
      at += Math.max(length, 1);
    }
    if (isHighSurrogate(input.charCodeAt(input.length - 1))) this.#hold(input, from, input.length - 1);
    else this.#text(input, from, input.length);
  }

  finish(): void {
    const rest = this.#held;
    this.#held = '';
    this.#text(rest, 0, rest.length);
    this.#emit(this.#bytes.finish());
  }

  #hold(input: string, from: number, at: number): void {
    this.#text(input, from, at);
    this.#held = input.slice(at);
  }

  #text(input: string, from: number, to: number): void {
    if (from >= to) return;
    const lost = this.#bytes.finish();
    if (lost !== '') this.#sink.text(lost);
    this.#sink.text(from === 0 && to === input.length ? input : input.slice(from, to));
  }

  #emit(text: string): void {
    if (text !== '') this.#sink.text(text);
  }

  /** The length of the token at `at`, 0 if there is none, or `undecided` while it may become one. */
  #tokenLength(input: string, at: number, code: number): number {
    if (code <= lastSign) return 1;
    const raw = input.slice(at, code === lessThan ? tagEnd(input, at) : headEnd(input, at));
    if (raw.length === 1 && at + 1 < input.length) return 0;
    if (this.#markers.has(raw) || bytePiece.test(raw) || unusedPiece.test(raw) || raw === maskedBracket)
      return raw.length;
    const mayGrow =
      at + raw.length === input.length &&
      raw.length < longestMarker &&
      (this.#starts.has(raw) || patternStart.test(raw));
    return mayGrow ? undecided : 0;
  }

  #token(raw: string): void {
    if (raw === maskedBracket) return this.#text(raw, 0, 1);
    const byte = bytePiece.exec(raw)?.[1];
    if (byte !== undefined) {
      const value = Number.parseInt(byte, 16);
      if (value > lastSign) this.#emit(this.#bytes.push(value));
      return;
    }
    const kind = this.#markers.get(raw) ?? (unusedPiece.test(raw) ? 'noise' : undefined);
    if (kind === undefined) return;
    this.#emit(this.#bytes.finish());
    this.#sink.marker(kind, raw);
  }
}

const undecided = -1;

/** Behind the first `>` or U+200B, or before a second `<`: a control token can't reach further. */
function tagEnd(input: string, at: number): number {
  const limit = Math.min(input.length, at + longestMarker);
  for (let i = at + 1; i < limit; i += 1) {
    const code = input.charCodeAt(i);
    if (code === greaterThan || code === invisible) return i + 1;
    if (code === lessThan) return i;
  }
  return limit;
}

/** Behind as much of `call:` as is there. */
function headEnd(input: string, at: number): number {
  let length = 1;
  while (length < callHead.length && input.charCodeAt(at + length) === callHead.charCodeAt(length))
    length += 1;
  return at + length;
}

function startsOf(markers: Markers): ReadonlySet<string> {
  const starts = new Set<string>();
  for (const marker of markers.keys()) {
    for (let length = 1; length < marker.length; length += 1) starts.add(marker.slice(0, length));
  }
  return starts;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
