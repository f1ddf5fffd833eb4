import type { Call } from '../calls/call';
import type { Region } from './region';

/**
 * Why calls wait: what comes after them tells whether they were meant. In a `thought` that goes on, within a
 * `sentence`, or `bare` of control tokens with words behind them, they are only talked about.
 */
export type HeldWhere = 'thought' | 'sentence' | 'bare';

/** Calls that were read whole and wait for what comes next. */
export class HeldCalls {
  readonly where: HeldWhere;
  readonly calls: Call[] = [];
  /** a call among them couldn't be read */
  hasUnreadable = false;
  #regions: { readonly space: string; readonly region: Region }[] = [];
  #space = '';

  constructor(where: HeldWhere) {
    this.where = where;
  }

  add(calls: readonly Call[] | null, region: Region): void {
    if (calls) this.calls.push(...calls);
    else this.hasUnreadable = true;
    this.#regions.push({ space: this.#space, region });
    this.#space = '';
  }

  addSpace(space: string): void {
    this.#space += space;
  }

  get isLineOver(): boolean {
    return this.#space.includes('\n');
  }

  /** All of it as the model wrote it. */
  get raw(): string {
    return this.#regions.map(({ space, region }) => space + region.raw).join('') + this.#space;
  }
}
