/** The last milliseconds that count. */
const WINDOW_MS = 8000;
/** With less than this nothing can be told. */
const LEAST_MS = 800;

/** How fast bytes have been arriving lately. */
export class SpeedMeter {
  private samples: (readonly [at: number, received: number])[] = [];

  /** `at` in milliseconds of any clock that only goes forward. */
  add(at: number, received: number): void {
    const last = this.samples.at(-1);
    if (last && received < last[1]) this.samples = [];
    this.samples.push([at, received]);
    this.samples = this.samples.filter(([then]) => at - then <= WINDOW_MS);
  }

  /** Bytes per second; null while it can't be told. */
  get bytesPerSecond(): number | null {
    const first = this.samples[0];
    const last = this.samples.at(-1);
    if (!first || !last || last[0] - first[0] < LEAST_MS) return null;
    return ((last[1] - first[1]) / (last[0] - first[0])) * 1000;
  }

  /** After a wait the old speed says nothing. */
  reset(): void {
    this.samples = [];
  }
}
