/** JavaScript heaps of a page and its dedicated workers, read over the debugging protocol several times a second. */

/** @typedef {{ usedSize: number, backingStorageSize: number }} HeapUsage */

const INTERVAL_MS = 25;

/** Follows one page and every worker that it starts. */
export class HeapSampler {
  /** @type {import('playwright').CDPSession} */
  #session;
  /** Open worker sessions. @type {Set<string>} */
  #workers = new Set();
  /** @type {Map<number, { session: string, resolve: (result: Partial<HeapUsage>) => void }>} */
  #pending = new Map();
  #lastId = 0;
  #isSampling = false;
  /** Most bytes at once, by what was looked at. */
  #peak = 0;
  #samples = 0;

  /** @param {import('playwright').CDPSession} session */
  constructor(session) {
    this.#session = session;
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') this.#workers.add(sessionId);
    });
    session.on('Target.detachedFromTarget', ({ sessionId }) => {
      this.#workers.delete(sessionId);
      for (const { session: of, resolve } of this.#pending.values()) if (of === sessionId) resolve({});
    });
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message);
      this.#pending.get(id)?.resolve(result ?? {});
      this.#pending.delete(id);
    });
  }

  /** @param {import('playwright').BrowserContext} context @param {import('playwright').Page} page */
  static async of(context, page) {
    const session = await context.newCDPSession(page);
    const sampler = new HeapSampler(session);
    const how = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };
    await session.send('Target.setAutoAttach', how);
    return sampler;
  }

  /**
   * By how many bytes the heaps of the page and its workers together grow at most while `work` runs, over what they
   * were after a collection. What waits to be collected counts.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<{ result: T, growth: number, samples: number }>}
   */
  async growthDuring(work) {
    await this.#session.send('HeapProfiler.collectGarbage');
    const before = await this.#read();
    this.#peak = before;
    this.#samples = 0;
    this.#isSampling = true;
    const sampling = this.#sample();
    try {
      const result = await work();
      return { result, growth: this.#peak - before, samples: this.#samples };
    } finally {
      this.#isSampling = false;
      await sampling;
    }
  }

  async #sample() {
    while (this.#isSampling) {
      this.#peak = Math.max(this.#peak, await this.#read());
      this.#samples += 1;
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    }
  }

  async #read() {
    const usages = await Promise.all([
      this.#session.send('Runtime.getHeapUsage'),
      ...[...this.#workers].map((worker) => this.#ask(worker)),
    ]);
    return usages.reduce(
      (sum, { usedSize = 0, backingStorageSize = 0 }) => sum + usedSize + backingStorageSize,
      0,
    );
  }

  /** Empty for a worker that ends before it has answered. @param {string} worker @returns {Promise<Partial<HeapUsage>>} */
  #ask(worker) {
    const id = (this.#lastId += 1);
    return new Promise((resolve) => {
      this.#pending.set(id, { session: worker, resolve });
      const message = JSON.stringify({ id, method: 'Runtime.getHeapUsage' });
      this.#session
        .send('Target.sendMessageToTarget', { sessionId: worker, message })
        .catch(() => resolve({}));
    });
  }
}
