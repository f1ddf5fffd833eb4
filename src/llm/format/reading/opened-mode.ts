import type { Answer } from './answer';
import { CallRegion } from './call-region';
import { judgeOpenedHead } from './line-head';
import type { MarkerKind } from './markers';
import type { Mode } from './mode';

/** Behind the token that announces a call: the call itself, or words that the token didn't mean. */
export class OpenedMode implements Mode {
  readonly #answer: Answer;
  #head = '';

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  text(piece: string): string {
    const head = this.#head === '' ? piece.trimStart() : this.#head + piece;
    switch (judgeOpenedHead(head)) {
      case 'undecided':
        this.#head = head;
        return '';
      case 'text':
        this.#leave();
        return head;
      case 'call':
        this.#collect();
        return head;
    }
  }

  /** Any token decides that this is a call, if only an empty one. */
  marker(kind: MarkerKind): boolean {
    if (kind === 'noise') return true;
    this.finish();
    return false;
  }

  finish(): void {
    const head = this.#head;
    this.#collect().text(head);
  }

  #leave(): void {
    this.#head = '';
    const answer = this.#answer;
    answer.mode = answer.isOpenedInThought ? 'thought' : 'words';
    if (!answer.isOpenedInThought && answer.events.isQuoting()) answer.say(answer.opener);
  }

  #collect(): CallRegion {
    this.#head = '';
    const region = new CallRegion(this.#answer.opener, this.#answer.grammar);
    this.#answer.collect('opened', region);
    return region;
  }
}
