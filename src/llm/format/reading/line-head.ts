import type { Tools } from '../calls/call';
import { callKeys } from '../calls/json-call';

/** What the beginning of a line turns out to be; `undecided` asks for the rest of a word or a key. */
export type LineHead =
  | { readonly kind: 'undecided' }
  | { readonly kind: 'text' }
  /** `f{` or `f(` of a declared tool */
  | { readonly kind: 'call' }
  /** JSON, or a list of calls, that starts like calls do */
  | { readonly kind: 'document' }
  | { readonly kind: 'fence'; readonly info: string; readonly length: number };

const undecided: LineHead = { kind: 'undecided' };
const text: LineHead = { kind: 'text' };
const longestHead = 160;
const fence = /^```([\w+-]*)/;
const firstKey = /^\[?\s*\{\s*(?:["'“]([^"'”]*)(["'”])?|([\w]+)(?=\W)|[\w]*$)/;
const listedCall = /^\[\s*(?=[A-Za-z_]|$)/;
const print = 'print(';
const namespaces = ['default_api.', 'functions.', 'tools.'];
const namespace = /^(?:default_api|functions|tools)\./;
const nameAndBracket = /^([A-Za-z_][\w.-]*)\s*([^]?)/;

/** A line that may open or close a code block. */
export function judgeFence(head: string): LineHead {
  if (/^`{1,2}$/.test(head)) return undecided;
  const found = fence.exec(head);
  if (!found || found[0].length > longestHead) return text;
  const length = found[0].length;
  if (length === head.length) return undecided;
  return { kind: 'fence', info: found[1] ?? '', length };
}

/** A line that may start a call without any control token. `atStart`: nothing was said before it. */
export function judgeCallHead(line: string, tools: Tools, atStart: boolean): LineHead {
  const head = line.slice(0, longestHead);
  const judged = atStart && /^[{[]/.test(head) ? judgeDocument(head, tools) : judgeName(head, tools);
  return judged.kind === 'undecided' && head.length === longestHead ? text : judged;
}

function judgeDocument(head: string, tools: Tools): LineHead {
  const list = listedCall.exec(head);
  if (list) {
    const inner = judgeName(head.slice(list[0].length), tools);
    return inner.kind === 'call' ? { kind: 'document' } : inner;
  }
  if (/^\[?\s*\{?\s*$/.test(head)) return undecided;
  const found = firstKey.exec(head);
  if (!found) return text;
  const key = found[1] ?? found[3];
  const isWhole = found[2] !== undefined || found[3] !== undefined;
  if (!isWhole || key === undefined) return undecided;
  return callKeys.has(key) ? { kind: 'document' } : text;
}

function judgeName(head: string, tools: Tools): LineHead {
  if (print.startsWith(head)) return undecided;
  const inner = head.startsWith(print) ? head.slice(print.length).trimStart() : head;
  if (namespaces.some((start) => start.startsWith(inner))) return undecided;
  const rest = inner.replace(namespace, '');
  if (rest === '') return undecided;
  const [, name, bracket] = nameAndBracket.exec(rest) ?? [];
  if (name === undefined) return text;
  if (bracket !== '')
    return tools.has(name) && bracket !== undefined && '{('.includes(bracket) ? { kind: 'call' } : text;
  const isOver = rest.length > name.length;
  const isPossible = isOver ? tools.has(name) : [...tools.keys()].some((tool) => tool.startsWith(name));
  return isPossible ? undecided : text;
}

const openedName = /^["'`]?([A-Za-z_][\w.:/-]*)["'`]?\s*([^]?)/;

/** What stands behind a token that opens a call: the head of one, or words that the token didn't mean. */
export function judgeOpenedHead(line: string): 'call' | 'text' | 'undecided' {
  const head = line.slice(0, longestHead);
  if (/^(?:[{[]|call[:\s])/.test(head)) return 'call';
  if (/^["'`]?$/.test(head)) return 'undecided';
  const next = openedName.exec(head)?.[2];
  if (next === '' && head.length < longestHead) return 'undecided';
  return next === '{' || next === '(' ? 'call' : 'text';
}
