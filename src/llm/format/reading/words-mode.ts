import type { Answer } from './answer';
import { BlockRegion } from './block-region';
import { CallRegion } from './call-region';
import { judgeCallHead, judgeFence, type LineHead } from './line-head';
import type { MarkerKind } from './markers';
import type { Mode } from './mode';

const fence = '```';
const lostLabel = 'thought\n';
/** Blocks under these names are for calls only. */
const callInfos = new Set(['tool_code', 'tool_call', 'tool_calls', 'function_call']);
/** Blocks that may be a call if they are the whole answer. */
const documentInfos = new Set(['', 'json', 'python']);

/** Words for the person, shown at once; only the beginning of a line waits while it may start a call. */
export class WordsMode implements Mode {
  readonly #answer: Answer;
  #head = '';
  #mayLackLabel = true;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  text(piece: string): string {
    if (this.#answer.isAtLineStart) return this.#lineStart(piece);
    const newline = piece.indexOf('\n');
    if (newline < 0) {
      this.#answer.say(piece);
      return '';
    }
    this.#answer.say(piece.slice(0, newline));
    this.#answer.endLine();
    return piece.slice(newline + 1);
  }

  marker(kind: MarkerKind, raw: string): boolean {
    const answer = this.#answer;
    if (kind === 'noise') return true;
    if (this.#head !== '') {
      if (kind === 'thoughtClose' && this.#head === lostLabel.trimEnd()) return this.#dropHead();
      if (this.#opensBlock(kind)) return false;
      this.#sayHead();
    }
    if (kind === 'turnOpen' || kind === 'turnClose' || kind === 'response') return false;
    if (answer.isInFence || (kind !== 'callOpen' && answer.events.isQuoting())) return this.#literal(raw);
    switch (kind) {
      case 'callOpen':
        if (answer.heldWhere === 'bare') answer.commit();
        answer.announce(raw);
        return true;
      case 'callClose':
        if (answer.heldWhere === 'bare') answer.commit();
        return true;
      case 'thoughtOpen':
        answer.commit();
        answer.mode = 'thought';
        return false;
      case 'thoughtClose':
        answer.commit();
        answer.isAtLineStart = true;
        return true;
      case 'callHead':
        if (answer.events.endsInWord()) return this.#literal(raw);
        answer.mode = 'named';
        return true;
      case 'blockOpen':
        if (!answer.isAtLineStart) return this.#literal(raw);
        this.#openBlock(raw);
        return true;
      case 'blockClose':
        return true;
      case 'delimiter':
        return this.#literal('"');
    }
  }

  finish(): void {
    this.#sayHead();
  }

  #lineStart(piece: string): string {
    const answer = this.#answer;
    if (this.#head === '') {
      const space = piece.length - piece.trimStart().length;
      if (space > 0) {
        answer.say(piece.slice(0, space));
        return piece.slice(space);
      }
    }
    const line = this.#head + piece;
    const judged = this.#judge(line);
    this.#head = judged.kind === 'undecided' ? line : '';
    switch (judged.kind) {
      case 'undecided':
        return '';
      case 'text':
        answer.isAtLineStart = false;
        return line;
      case 'label':
        answer.mode = 'lostThought';
        return line.slice(lostLabel.length);
      case 'call':
        answer.collect('named', new CallRegion('', answer.grammar));
        return line;
      case 'document':
        answer.collect('document', new CallRegion('', answer.grammar));
        return line;
      case 'fence':
        return this.#fence(line, judged.info, judged.length);
    }
  }

  #judge(line: string): LineHead | { readonly kind: 'label' } {
    const fenced = judgeFence(line);
    if (fenced.kind !== 'text' || this.#answer.isInFence) return fenced;
    if (this.#mayLackLabel) {
      if (line.startsWith(lostLabel)) return { kind: 'label' };
      if (lostLabel.startsWith(line)) return { kind: 'undecided' };
      this.#mayLackLabel = false;
    }
    return judgeCallHead(line, this.#answer.tools, !this.#answer.events.hasSpoken);
  }

  #fence(line: string, info: string, length: number): string {
    const answer = this.#answer;
    const isFirst = !answer.events.hasSpoken;
    if (!answer.isInFence && (callInfos.has(info) || (isFirst && documentInfos.has(info)))) {
      this.#openBlock(line.slice(0, length));
      return line.slice(length);
    }
    answer.isInFence = !answer.isInFence;
    answer.isAtLineStart = false;
    return line;
  }

  /** A call right behind an opening fence is for the block to take. */
  #opensBlock(kind: MarkerKind): boolean {
    const head = this.#head;
    const isCall = kind === 'callOpen' || kind === 'callHead';
    if (!isCall || !head.startsWith(fence) || this.#answer.isInFence) return false;
    this.#head = '';
    this.#openBlock(head);
    return true;
  }

  #dropHead(): true {
    this.#head = '';
    return true;
  }

  #openBlock(raw: string): void {
    this.#answer.collect('block', new BlockRegion(raw, this.#answer.grammar, this.#answer.tools));
  }

  #sayHead(): void {
    const head = this.#head;
    this.#head = '';
    if (head === '') return;
    if (head.startsWith(fence)) this.#answer.isInFence = !this.#answer.isInFence;
    this.#answer.isAtLineStart = false;
    this.#answer.say(head);
  }

  #literal(raw: string): true {
    this.#answer.isAtLineStart = false;
    this.#answer.say(raw);
    return true;
  }
}
