import type { Call, Tools } from '../calls/call';
import { AnswerEvents } from './answer-events';
import type { Grammar } from './grammar';
import { HeldCalls, type HeldWhere } from './held-calls';
import type { ModeName } from './mode';
import type { Region } from './region';

/** What announced a region: a token, `call:` or a tool's name, the look of a document, or of a code block. */
export type RegionKind = 'opened' | 'named' | 'document' | 'block';

/** A region being collected, and where in the answer it stands. */
export interface OpenRegion {
  readonly kind: RegionKind;
  readonly region: Region;
  readonly isInThought: boolean;
  readonly isMidSentence: boolean;
  /** a quote or a backtick opened right before it */
  readonly isQuoted: boolean;
  readonly isAtLineStart: boolean;
  /** nothing was said before it */
  readonly isFirst: boolean;
}

/** An answer in the making, shared by the modes that read it. */
export class Answer {
  readonly grammar: Grammar;
  readonly tools: Tools;
  readonly events = new AnswerEvents();
  mode: ModeName = 'words';
  isAtLineStart = true;
  /** in a code block, where tokens are only text */
  isInFence = false;
  #wasInFence = false;
  open: OpenRegion | null = null;
  /** the token that announced the call being read */
  opener = '';
  isOpenedInThought = false;
  /** a call was cut off or can't be read */
  hasDropped = false;
  #held: HeldCalls | null = null;

  constructor(grammar: Grammar, tools: Tools) {
    this.grammar = grammar;
    this.tools = tools;
  }

  get heldWhere(): HeldWhere | null {
    return this.#held?.where ?? null;
  }

  /** Words for the person. If calls are held, these words decide about them. */
  say(text: string): void {
    if (this.#held && !this.#settles(this.#held, text)) return;
    this.events.say(text);
  }

  /** A fence within a line opens a block too, and a line may close the one that it opened. */
  endLine(): void {
    this.#judgeFence();
    this.#wasInFence = this.isInFence;
    this.say('\n');
    this.isAtLineStart = true;
  }

  /** Words that were held back, of any number of lines. */
  sayLines(text: string): void {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) this.endLine();
      if (line !== '') this.say(line);
    }
    this.#judgeFence();
    this.isAtLineStart = text.endsWith('\n');
  }

  think(text: string): void {
    if (this.#held && !this.#settles(this.#held, text)) return;
    this.events.think(text);
  }

  /** A token announced a call, in words or in a thought. */
  announce(opener: string): void {
    this.opener = opener;
    this.isOpenedInThought = this.mode === 'thought';
    this.mode = 'opened';
  }

  collect(kind: RegionKind, region: Region): void {
    const isInThought = kind === 'opened' && this.isOpenedInThought;
    this.open = {
      kind,
      region,
      isInThought,
      isQuoted: !isInThought && this.events.isQuoting(),
      isMidSentence: this.heldWhere === 'sentence' || this.events.isMidSentence(),
      isAtLineStart: this.isAtLineStart,
      isFirst: this.isAtLineStart && !this.events.hasSpoken,
    };
    this.mode = 'region';
  }

  /** Calls that are meant for sure; null for one that can't be read. */
  act(calls: readonly Call[] | null): void {
    if (calls) for (const call of calls) this.events.call(call);
    else this.hasDropped = true;
  }

  hold(where: HeldWhere, calls: readonly Call[] | null, region: Region): void {
    this.#held ??= new HeldCalls(where);
    this.#held.add(calls, region);
  }

  /** Nothing came that would make the held calls mere talk. */
  commit(): void {
    const held = this.#held;
    this.#held = null;
    if (!held) return;
    this.act(held.calls);
    if (held.hasUnreadable) this.hasDropped = true;
  }

  #judgeFence(): void {
    this.isInFence = this.#wasInFence !== this.events.hasOpenFence();
  }

  /** Whether `text` isn't itself held back with the calls. */
  #settles(held: HeldCalls, text: string): boolean {
    if (text.trim() === '') {
      held.addSpace(text);
      return false;
    }
    if (held.where === 'sentence' && held.isLineOver) {
      this.commit();
      return true;
    }
    this.#held = null;
    if (held.where === 'thought') this.events.think(held.raw);
    else this.sayLines(held.raw);
    this.isAtLineStart = false;
    return true;
  }
}
