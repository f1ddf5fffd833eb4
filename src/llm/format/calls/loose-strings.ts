import { delimiterSign } from './signs';
import type { LooseSource } from './loose-source';

/** Where a string stands: what may follow it, and the keys that may. */
export interface StringPlace {
  readonly inList: boolean;
  readonly knownKeys: ReadonlySet<string>;
}

interface Close {
  /** where the text ends */
  readonly end: number;
  /** where reading goes on */
  readonly next: number;
}

/** What opens a string → what closes it. */
const closingQuotes: Readonly<Record<string, string>> = {
  [delimiterSign]: delimiterSign,
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
};
/** A delimiter that lost a part: `<|"`, `"|>`, `|"|`, `<|"|"`. */
const brokenOpener = /(?:(?:<\|?|\|)\\?["'“]\|?>?|\\?["']\|>)["']?/y;
const brokenCloser = /\0|(?:<\|?|\|)\\?["'”]\|?>?|\\?["']\|>|["”]/g;
/** `,key:` right before a quote: the quote opens that key's value, so the string before it was never closed. */
const keyBeforeQuote = /[,，]\s{0,16}[A-Za-z_][\w.-]{0,79}\s{0,16}[:：=＝]\s{0,16}$/;
const commaBeforeQuote = /[,，]\s{0,16}$/;
const nextKey = /[,，]\s{0,16}([^\0"'`:：=＝,，{}[\]()\n]{1,80}?)\s{0,16}[:：=＝]/g;
const nextItem = /[,，\]]/g;
const escape = /\\(?:u([0-9a-fA-F]{4})|([^]))/g;
const escaped: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const lookBehind = 200;

/** The text of the string that starts here, or null if none does. Leaves the position behind it. */
export function takeString(source: LooseSource, place: StringPlace): string | null {
  const from = source.at;
  const quote = source.take(brokenOpener) ? undefined : closingQuotes[source.next];
  if (quote !== undefined) source.at += 1;
  else if (source.at === from) return null;
  const start = source.at;
  const close =
    (quote === undefined ? null : findClose(source, quote, place)) ?? findBrokenEnd(source, place);
  source.at = close.next;
  const text = innerQuotes(source.text.slice(start, close.end));
  return quote === undefined || quote === delimiterSign ? text : unescape(text);
}

/** The first closing quote that is followed by what may follow a string; the others are inner quotes. */
function findClose(source: LooseSource, quote: string, place: StringPlace): Close | null {
  if (source.exhausted.has(quote) || !source.maySearch(0)) return null;
  const { text } = source;
  for (let at = text.indexOf(quote, source.at); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (quote !== delimiterSign && isEscaped(text, at)) continue;
    const lostAt = lostCloseBefore(source, at, place);
    if (lostAt !== null) {
      source.maySearch(at - source.at);
      return { end: lostAt, next: lostAt };
    }
    if (source.isBoundary(at + 1, place.inList)) return { end: at, next: at + 1 };
  }
  source.exhausted.add(quote);
  return null;
}

/** Where the string ended without a quote, if the quote at `at` opens the next value. */
function lostCloseBefore(source: LooseSource, at: number, place: StringPlace): number | null {
  const before = source.text.slice(Math.max(source.at, at - lookBehind), at);
  if (place.inList) {
    const comma = commaBeforeQuote.exec(before);
    return comma && !source.isBoundary(at + 1, true) ? at - before.length + comma.index : null;
  }
  const key = keyBeforeQuote.exec(before);
  if (!key) return null;
  const nearest = at - before.length + key.index;
  return Math.min(findNextKey(source, place)?.end ?? nearest, nearest);
}

/** Without its closing quote a string ends at a piece of one, before the next item, or with the call. */
function findBrokenEnd(source: LooseSource, place: StringPlace): Close {
  return (
    findBrokenCloser(source, place) ??
    (place.inList ? findNextItem(source) : findNextKey(source, place)) ??
    findCallEnd(source)
  );
}

function findBrokenCloser(source: LooseSource, place: StringPlace): Close | null {
  if (!source.maySearch(source.text.length - source.at)) return null;
  let plainQuotes = 0;
  brokenCloser.lastIndex = source.at;
  for (let found = brokenCloser.exec(source.text); found; found = brokenCloser.exec(source.text)) {
    const end = found.index + found[0].length;
    if (found[0] === '"') plainQuotes += 1;
    const isPaired = found[0] === '"' && plainQuotes % 2 === 0;
    if (!isPaired && source.isBoundary(end, place.inList, false)) return { end: found.index, next: end };
  }
  return null;
}

function findNextKey(source: LooseSource, { knownKeys }: StringPlace): Close | null {
  if (!source.maySearch(source.text.length - source.at)) return null;
  nextKey.lastIndex = source.at;
  for (let found = nextKey.exec(source.text); found; found = nextKey.exec(source.text)) {
    if (found[1] !== undefined && knownKeys.has(found[1])) return { end: found.index, next: found.index };
    nextKey.lastIndex = found.index + 1;
  }
  return null;
}

function findNextItem(source: LooseSource): Close | null {
  nextItem.lastIndex = source.at;
  const found = nextItem.exec(source.text);
  return found && { end: found.index, next: found.index };
}

/** Everything to the end, without the brackets there that close what was open before the string. */
function findCallEnd({ text, at, depth, parentheses }: LooseSource): Close {
  let surplus = 0;
  for (let i = at; i < text.length; i += 1) {
    const character = text.charAt(i);
    if (character === '{' || character === '[') surplus -= 1;
    else if (character === '}' || character === ']' || (character === ')' && parentheses > 0)) surplus += 1;
  }
  surplus = Math.min(surplus, depth);
  let end = trimmedEnd(text, at, text.length);
  while (surplus > 0 && end > at && /[}\])]/.test(text.charAt(end - 1))) {
    end = trimmedEnd(text, at, end - 1);
    surplus -= 1;
  }
  return { end, next: end };
}

function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return end;
}

/** Delimiters inside a string are quotes; a lone one at an end is a doubled delimiter. */
function innerQuotes(text: string): string {
  const count = text.split(delimiterSign).length - 1;
  if (count === 0) return text;
  let kept = text;
  if (count % 2 === 1 && text.startsWith(delimiterSign)) kept = text.slice(1);
  else if (count % 2 === 1 && text.endsWith(delimiterSign)) kept = text.slice(0, -1);
  return kept.replaceAll(delimiterSign, '"');
}

function unescape(text: string): string {
  return text.replace(escape, (whole, hex?: string, character?: string) => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    if (character === undefined) return whole;
    return escaped[character] ?? (/["'`\\/“”‘’]/.test(character) ? character : whole);
  });
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
