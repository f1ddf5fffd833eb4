/**
 * A one-reader queue between events and `for await`. Values wait until they are read; `close` and `fail`
 * come after the values already pushed.
 */
export class AsyncQueue<T> implements AsyncIterable<T> {
  private readonly values: T[] = [];
  private ending: { readonly error: Error | null } | null = null;
  private wake: (() => void) | null = null;

  push(value: T): void {
    if (this.ending) return;
    this.values.push(value);
    this.signal();
  }

  close(): void {
    this.end(null);
  }

  fail(error: Error): void {
    this.end(error);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for (;;) {
      while (this.values.length > 0) yield this.values.shift() as T;
      if (this.ending?.error) throw this.ending.error;
      if (this.ending) return;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  private end(error: Error | null): void {
    this.ending ??= { error };
    this.signal();
  }

  private signal(): void {
    this.wake?.();
    this.wake = null;
  }
}
