const interval = 256;
const window = 2048;
const longestPeriod = 320;
const fewestRounds = 6;
const shortestLoop = 256;

/**
 * Notices a model that says the same piece over and over: at least 6 times in a row and 256 characters long.
 * It looks once every 256 characters, so the verdict doesn't depend on how the stream was cut.
 */
export class RepetitionGuard {
  /** the last code units; twice the window, so that they are moved only now and then */
  readonly #recent = new Uint16Array(2 * window);
  #length = 0;
  #untilCheck = interval;

  /** How many characters may be added before the next look. */
  get room(): number {
    return this.#untilCheck;
  }

  /** Takes at most `room` characters; true when the stream has fallen into a loop. */
  add(piece: string): boolean {
    const length = this.#length;
    for (let i = 0; i < piece.length; i += 1) this.#recent[length + i] = piece.charCodeAt(i);
    this.#length = length + piece.length;
    this.#untilCheck -= piece.length;
    if (this.#untilCheck > 0) return false;
    this.#untilCheck = interval;
    const isRepeating = this.#isLoop();
    if (this.#length === this.#recent.length) {
      this.#recent.copyWithin(0, window);
      this.#length = window;
    }
    return isRepeating;
  }

  #isLoop(): boolean {
    const recent = this.#recent;
    const last = this.#length - 1;
    const [final, beforeFinal] = [recent[last], recent[last - 1]];
    const longest = Math.min(longestPeriod, last - 1);
    for (let period = 1; period <= longest; period += 1) {
      // Nearly every period fails here already.
      if (recent[last - period] !== final || recent[last - period - 1] !== beforeFinal) continue;
      if (this.#repeats(loopLength(period), period)) return true;
    }
    return false;
  }

  /** Whether the last `length` characters are the same as those `period` before them. */
  #repeats(length: number, period: number): boolean {
    if (length + period > Math.min(this.#length, window)) return false;
    const last = this.#length - 1;
    for (let at = last; at > last - length; at -= 1) {
      if (this.#recent[at] !== this.#recent[at - period]) return false;
    }
    return true;
  }
}

function loopLength(period: number): number {
  return Math.max(shortestLoop, period * fewestRounds) - period;
}
