type Request = Pick<LockManager, 'request' | 'query'>;
type Callback = (lock: Lock | null) => unknown;

/** The Web Locks of one origin, of exclusive locks only, for tests outside a browser. */
export class MemoryLocks implements Request {
  private readonly held = new Map<string, (error: DOMException) => void>();

  request(name: string, callback: Callback): Promise<never>;
  request(name: string, options: LockOptions, callback: Callback): Promise<never>;
  async request(name: string, ...rest: readonly unknown[]): Promise<never> {
    const callback = rest.at(-1) as Callback;
    const { steal = false } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    await Promise.resolve();
    if (this.held.has(name) && !steal) return callback(null) as never;
    this.held.get(name)?.(new DOMException('stolen', 'AbortError'));
    const stolen = new Promise<never>((_resolve, reject) => this.held.set(name, reject));
    stolen.catch(() => undefined);
    const mine = this.held.get(name);
    try {
      return (await Promise.race([callback({ name, mode: 'exclusive' }), stolen])) as never;
    } finally {
      if (this.held.get(name) === mine) this.held.delete(name);
    }
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: [...this.held.keys()].map((name) => ({ name })) });
  }
}
