import type { Call } from '../calls/call';
import type { EndReason, ParserEvent } from '../../model-response';

const quotes = `"'\`“‘「『(`;
const sentenceEnd = /(?:^|[.!?…。！？~;^*_)\]}"'”’」』ㅋㅎㅠㅜ]|\p{Extended_Pictographic}|\uFE0F)$/u;
const wordEnd = /[\p{L}\p{N}_]$/u;
/** Characters that a quotation may reach back. */
const longestLine = 256;
const none: readonly ParserEvent[] = [];

/** The events of an answer in the making, and how its last line ends. */
export class AnswerEvents {
  #events: ParserEvent[] | null = null;
  #last: ParserEvent['kind'] | null = null;
  /** what was said last, since the line began or for long enough */
  #recent = '';
  /** a backtick is in it */
  #hasTick = false;
  #hasSpoken = false;

  /** Whether any words were said, thoughts and calls aside. */
  get hasSpoken(): boolean {
    return this.#hasSpoken;
  }

  /** White space before the first word of a passage isn't part of it. */
  say(text: string): void {
    if (text.endsWith('\n')) this.#startLine();
    else this.#recent += text;
    this.#hasTick ||= text.includes('`');
    if (this.#recent.length > 16 * longestLine) this.#line();
    const token = this.#last === 'text' ? text : text.trimStart();
    if (token === '') return;
    this.#hasSpoken = true;
    this.#last = 'text';
    this.#add({ kind: 'text', token });
  }

  think(text: string): void {
    const content = this.#last === 'thinking' ? text : text.trimStart();
    if (content === '') return;
    this.#last = 'thinking';
    this.#add({ kind: 'thinking', content });
  }

  call({ name, args }: Call): void {
    this.#last = 'functionCall';
    this.#startLine();
    this.#add({ kind: 'functionCall', name, args });
  }

  end(reason: EndReason): void {
    this.#add({ kind: 'end', reason });
  }

  take(): readonly ParserEvent[] {
    const events = this.#events ?? none;
    this.#events = null;
    return events;
  }

  /**
   * Whether the line so far stops within a sentence, so that what follows may be quoted in it: behind an opening
   * quote, or set off by a space or a colon.
   */
  isMidSentence(): boolean {
    const line = this.#line();
    if (opensQuotation(line)) return true;
    return /[\s:：]$/.test(line) && !sentenceEnd.test(line.trimEnd());
  }

  /** Whether the last character opens a quotation or a code span. */
  isQuoting(): boolean {
    return opensQuotation(this.#line());
  }

  /** Whether the line opens a code block that it doesn't close. */
  hasOpenFence(): boolean {
    return this.#hasTick && this.#line().split('```').length % 2 === 0;
  }

  endsInWord(): boolean {
    return wordEnd.test(this.#line());
  }

  /** Most pieces of a stream give one event, for which a literal is the smallest array. */
  #add(event: ParserEvent): void {
    if (this.#events) this.#events.push(event);
    else this.#events = [event];
  }

  #startLine(): void {
    this.#recent = '';
    this.#hasTick = false;
  }

  /** The end of the current line; how much of it never depends on how the stream was split. */
  #line(): string {
    const line = this.#recent.slice(this.#recent.lastIndexOf('\n') + 1).slice(-longestLine);
    this.#recent = line;
    return line;
  }
}

/** A straight quote, or a run of backticks, opens if it is odd in its line. */
function opensQuotation(line: string): boolean {
  const mark = line.slice(-1);
  if (mark === '' || !quotes.includes(mark)) return false;
  if (mark === '`') return (line.match(/`+/g)?.length ?? 0) % 2 === 1;
  return !`"'`.includes(mark) || line.split(mark).length % 2 === 0;
}
