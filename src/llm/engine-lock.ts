const NAME = 'llm-engine';

/** One model in one tab's memory: two would not fit into a phone. */
export class EngineLock {
  private readonly locks: Pick<LockManager, 'request' | 'query'>;
  private letGo: (() => void) | null = null;

  constructor(locks: Pick<LockManager, 'request' | 'query'>) {
    this.locks = locks;
  }

  /**
   * False: another tab has it, and `takeOver` wasn't asked for. `onLost` is called when another tab takes it away.
   */
  hold(onLost: () => void, { takeOver = false } = {}): Promise<boolean> {
    if (this.letGo) return Promise.resolve(true);
    return new Promise((resolve) => {
      const mine = new Promise<void>((end) => {
        this.letGo = end;
      });
      const { letGo } = this;
      this.locks
        .request(NAME, takeOver ? { steal: true } : { ifAvailable: true }, (lock) => {
          if (lock) {
            resolve(true);
            return mine;
          }
          this.letGo = null;
          resolve(false);
          return undefined;
        })
        .catch(() => {
          // Taken away, or refused by the browser: either way it isn't ours.
          if (this.letGo !== letGo) return;
          this.letGo = null;
          resolve(false);
          onLost();
        });
    });
  }

  release(): void {
    this.letGo?.();
    this.letGo = null;
  }

  async isHeldElsewhere(): Promise<boolean> {
    if (this.letGo) return false;
    const { held = [] } = await this.locks.query();
    return held.some(({ name }) => name === NAME);
  }
}
