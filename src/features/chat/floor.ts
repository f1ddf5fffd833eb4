import { computed, signal, type ReadonlySignal } from '@preact/signals';

/** Who has the word: one turn at a time, and whoever comes next waits until the last one is really over. */
export class Floor {
  readonly isTaken: ReadonlySignal<boolean>;
  private readonly turn = signal<AbortController | null>(null);
  private over: Promise<void> = Promise.resolve();

  constructor() {
    this.isTaken = computed(() => this.turn.value !== null);
  }

  /** Tells the running turn to end. */
  stop(): void {
    this.turn.value?.abort();
  }

  /** Resolves when nothing runs. */
  settled(): Promise<void> {
    return this.over;
  }

  /**
   * Begins when nothing else runs, however many wait for that: the first starts before the next one looks. `stop` ends
   * what is in the way.
   */
  async take(stop: () => void, begin: () => Promise<void>): Promise<void> {
    do {
      stop();
      await this.over;
    } while (this.turn.value);
    await begin();
  }

  /** Runs one turn; `work` never rejects. */
  run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const turn = new AbortController();
    this.turn.value = turn;
    this.over = work(turn.signal).then(() => {
      this.turn.value = null;
    });
    return this.over;
  }
}
