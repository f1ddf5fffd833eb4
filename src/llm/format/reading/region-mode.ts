import type { Call } from '../calls/call';
import type { Answer, OpenRegion } from './answer';
import type { MarkerKind } from './markers';
import type { Mode } from './mode';

/** Collects a region and, when it is over, settles whether its calls act, wait, or were only text. */
export class RegionMode implements Mode {
  readonly #answer: Answer;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  text(piece: string): string {
    const { open } = this.#answer;
    if (!open) return piece;
    const rest = open.region.text(piece);
    if (open.region.end) this.#settle(open);
    return rest;
  }

  marker(kind: MarkerKind, raw: string): boolean {
    const { open } = this.#answer;
    if (!open) return false;
    const isTaken = open.region.marker(kind, raw);
    if (open.region.end) this.#settle(open);
    return isTaken;
  }

  finish(): void {
    const { open } = this.#answer;
    if (!open) return;
    open.region.finish();
    this.#settle(open);
  }

  #settle(open: OpenRegion): void {
    const answer = this.#answer;
    const { kind, region } = open;
    answer.open = null;
    answer.mode = open.isInThought ? 'thought' : 'words';
    answer.isAtLineStart = true;
    const calls = region.read(answer.tools);
    if (kind === 'opened' || (kind === 'named' && region.end === 'closed')) this.#settleMeant(open, calls);
    else if (this.#mayAct(open, calls)) answer.hold('bare', calls, region);
    else answer.sayLines(region.raw);
    if (region.rest === '') return;
    if (open.isInThought) answer.think(region.rest);
    else answer.say(region.rest);
  }

  /** Control tokens framed it, so it is a call unless its surroundings make it a quotation. */
  #settleMeant(open: OpenRegion, calls: readonly Call[] | null): void {
    const { region } = open;
    if (!calls && region.isEmpty) return;
    if (open.isQuoted) this.#answer.sayLines(region.raw);
    else if (open.isInThought) this.#answer.hold('thought', calls, region);
    else if (open.isMidSentence) this.#answer.hold('sentence', calls, region);
    else this.#answer.act(calls);
  }

  /** Without tokens around it a call must be all there is, or at least start a line and hold a delimiter. */
  #mayAct({ kind, region, isFirst, isAtLineStart }: OpenRegion, calls: readonly Call[] | null): boolean {
    if (!calls && (region.end !== 'cut' || !this.#namesTool(region.raw))) return false;
    if (kind === 'document') return isFirst;
    return kind === 'block' || isFirst || (isAtLineStart && region.hasDelimiter);
  }

  #namesTool(raw: string): boolean {
    return [...this.#answer.tools.keys()].some((name) => raw.includes(name));
  }
}
