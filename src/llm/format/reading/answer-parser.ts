import type { EndReason, ParserEvent } from '../../model-response';
import { toolsByName } from '../calls/call';
import type { ParserOptions, StreamParser } from '../prompt-format';
import { Answer } from './answer';
import type { Grammar } from './grammar';
import { LostThoughtMode } from './lost-thought-mode';
import { MarkerLexer, type LexerSink } from './marker-lexer';
import type { MarkerKind } from './markers';
import type { Mode, ModeName } from './mode';
import { NamedMode } from './named-mode';
import { OpenedMode } from './opened-mode';
import { RegionMode } from './region-mode';
import { RepetitionGuard } from './repetition-guard';
import { ThoughtMode } from './thought-mode';
import { WordsMode } from './words-mode';

/** Reads an answer piece by piece. The events don't depend on where the stream was split. */
export class AnswerParser implements StreamParser, LexerSink {
  readonly #answer: Answer;
  readonly #modes: Readonly<Record<ModeName, Mode>>;
  readonly #lexer: MarkerLexer;
  readonly #guard = new RepetitionGuard();
  #isOver = false;

  constructor(grammar: Grammar, { tools, startsInThought = false }: ParserOptions) {
    const answer = new Answer(grammar, toolsByName(tools));
    const thought = new ThoughtMode(answer);
    this.#answer = answer;
    this.#modes = {
      words: new WordsMode(answer),
      thought,
      opened: new OpenedMode(answer),
      named: new NamedMode(answer),
      region: new RegionMode(answer),
      lostThought: new LostThoughtMode(answer),
    };
    this.#lexer = new MarkerLexer(grammar.markers, this);
    if (startsInThought) thought.start();
  }

  push(chunk: string): readonly ParserEvent[] {
    for (let from = 0; from < chunk.length && !this.#isOver;) {
      const { room } = this.#guard;
      const piece = from === 0 && chunk.length <= room ? chunk : chunk.slice(from, from + room);
      from += piece.length;
      this.#lexer.push(piece);
      if (this.#guard.add(piece)) this.#end('repetition');
    }
    return this.#answer.events.take();
  }

  finish(): readonly ParserEvent[] {
    if (!this.#isOver) {
      this.#lexer.finish();
      this.#settleAll();
      this.#end('turn');
    }
    return this.#answer.events.take();
  }

  text(piece: string): void {
    for (let rest = piece; rest !== '' && !this.#isOver;) rest = this.#mode.text(rest);
  }

  marker(kind: MarkerKind, raw: string): void {
    if (this.#isOver) return;
    for (let mode = this.#mode; !mode.marker(kind, raw); mode = this.#mode) {
      if (mode === this.#mode) return this.#endBy(kind);
    }
  }

  get #mode(): Mode {
    return this.#modes[this.#answer.mode];
  }

  #endBy(kind: MarkerKind): void {
    if (kind !== 'turnOpen' && kind !== 'turnClose' && kind !== 'response') return;
    this.#settleAll();
    this.#end(kind === 'response' ? 'tool_response' : 'turn');
  }

  /** Whatever was held back is decided by there being nothing more. */
  #settleAll(): void {
    let mode: Mode;
    do {
      mode = this.#mode;
      mode.finish();
    } while (mode !== this.#mode);
    this.#answer.commit();
  }

  #end(reason: EndReason): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const isComplete = reason === 'repetition' || !this.#answer.hasDropped;
    this.#answer.events.end(isComplete ? reason : 'incomplete_call');
  }
}
