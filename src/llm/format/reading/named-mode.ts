import { declaredName } from '../calls/call-name';
import type { Answer } from './answer';
import { CallRegion } from './call-region';
import type { MarkerKind } from './markers';
import type { Mode } from './mode';

const callWord = 'call:';
const nameAndNext = /^\s*([A-Za-z_][\w.:/-]*)?\s*([^]?)/;
const longestName = 160;

/** Behind `call:` without a token before it: a call if a declared name and its arguments follow. */
export class NamedMode implements Mode {
  readonly #answer: Answer;
  #head = '';

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  text(piece: string): string {
    const head = this.#head + piece;
    const [, name = '', next = ''] = nameAndNext.exec(head.slice(0, longestName)) ?? [];
    if (next === '' && head.length < longestName) {
      this.#head = head;
      return '';
    }
    this.#head = '';
    if (next !== '' && '{('.includes(next) && this.#isDeclared(name)) this.#collect();
    else this.#leave();
    return callWord + head;
  }

  marker(kind: MarkerKind): boolean {
    if (kind === 'noise') return true;
    const head = this.#take();
    if (kind === 'callClose' && this.#isDeclared(head.trim())) {
      this.#collect().text(callWord + head);
      return false;
    }
    this.#leave();
    this.#answer.say(callWord + head);
    return false;
  }

  finish(): void {
    this.#leave();
    this.#answer.say(callWord + this.#take());
  }

  #take(): string {
    const head = this.#head;
    this.#head = '';
    return head;
  }

  #isDeclared(name: string): boolean {
    return declaredName(name, this.#answer.tools) !== null;
  }

  #leave(): void {
    this.#answer.mode = 'words';
    this.#answer.isAtLineStart = false;
  }

  #collect(): CallRegion {
    const region = new CallRegion('', this.#answer.grammar);
    this.#answer.collect('named', region);
    return region;
  }
}
