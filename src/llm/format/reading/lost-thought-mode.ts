import type { Answer } from './answer';
import type { MarkerKind } from './markers';
import type { Mode } from './mode';

/** Characters after which an unclosed thought is taken for words, so that a whole answer can't stay hidden. */
const longestWait = 8192;

/** Behind a bare label `thought`: the closing token, or a call, tells that it was a thought; else it is words. */
export class LostThoughtMode implements Mode {
  readonly #answer: Answer;
  #pieces: string[] = [];
  #length = 0;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  text(piece: string): string {
    const rest = piece.slice(longestWait - this.#length);
    this.#pieces.push(piece.slice(0, piece.length - rest.length));
    this.#length += piece.length - rest.length;
    if (rest === '') return '';
    this.finish();
    return rest;
  }

  marker(kind: MarkerKind, raw: string): boolean {
    const answer = this.#answer;
    switch (kind) {
      case 'noise':
      case 'callClose':
        return true;
      case 'thoughtClose':
      case 'thoughtOpen':
      case 'callOpen':
        answer.think(this.#take());
        answer.mode = 'thought';
        return false;
      case 'turnOpen':
      case 'turnClose':
      case 'response':
        return false;
      case 'delimiter':
        this.#pieces.push('"');
        return true;
      case 'callHead':
      case 'blockOpen':
      case 'blockClose':
        this.#pieces.push(raw);
        return true;
    }
  }

  finish(): void {
    this.#answer.mode = 'words';
    this.#answer.sayLines(this.#take());
  }

  #take(): string {
    const text = this.#pieces.join('');
    this.#pieces = [];
    return text;
  }
}
