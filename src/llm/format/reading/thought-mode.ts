import type { Answer } from './answer';
import type { MarkerKind } from './markers';
import type { Mode } from './mode';
import { judgeLabel } from './thought-label';

/** A thought, from its opening token or the start of the stream to its closing one. */
export class ThoughtMode implements Mode {
  readonly #answer: Answer;
  /** the beginning as long as it may be the channel's name; null behind it */
  #label: string | null = null;
  #mayBeWords = false;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  /** The prompt has opened the thought; the model may still repeat the label. */
  start(): void {
    this.#answer.mode = 'thought';
    this.#label = '';
  }

  text(piece: string): string {
    if (this.#label === null) {
      this.#answer.think(piece);
      return '';
    }
    const judged = judgeLabel(this.#label + piece);
    if (!judged) {
      this.#label += piece;
      return '';
    }
    this.#label = null;
    if (judged.isThought || !this.#mayBeWords) return judged.rest;
    this.#answer.mode = 'words';
    return judged.rest;
  }

  marker(kind: MarkerKind, raw: string): boolean {
    const answer = this.#answer;
    if (kind === 'noise') return true;
    if (kind !== 'thoughtOpen') this.#endLabel();
    switch (kind) {
      case 'thoughtOpen':
        answer.commit();
        this.#label = '';
        this.#mayBeWords = true;
        return true;
      case 'thoughtClose':
        answer.commit();
        answer.mode = 'words';
        answer.isAtLineStart = true;
        return true;
      case 'callOpen':
        answer.announce(raw);
        return true;
      case 'turnOpen':
      case 'turnClose':
      case 'response':
        return false;
      case 'callClose':
        return true;
      case 'delimiter':
        answer.think('"');
        return true;
      case 'callHead':
      case 'blockOpen':
      case 'blockClose':
        answer.think(raw);
        return true;
    }
  }

  finish(): void {
    this.#endLabel();
  }

  #endLabel(): void {
    const label = this.#label;
    this.#label = null;
    if (label !== null && label.trim() !== 'thought') this.#answer.think(label);
  }
}
