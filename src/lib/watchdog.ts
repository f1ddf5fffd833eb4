/** Barks once when it isn't fed for a while. */
export class Watchdog {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly bark: () => void;

  constructor(bark: () => void) {
    this.bark = bark;
  }

  /** Starts over with `ms` milliseconds to go. */
  feed(ms: number): void {
    this.stop();
    this.timer = setTimeout(this.bark, ms);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
