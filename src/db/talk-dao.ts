import type { AppDatabase, TalkRow } from './schema';

/** More than anybody scrolls back; the search through older talk is a thing of its own. */
const KEPT = 300;

/** The conversation as it is kept on this device. */
export class TalkDao {
  readonly #db: AppDatabase;

  constructor(db: AppDatabase) {
    this.#db = db;
  }

  /** The last things said, oldest first. */
  async last(limit: number): Promise<readonly TalkRow[]> {
    return (await this.#db.talk.orderBy('at').reverse().limit(limit).toArray()).reverse();
  }

  /** Rewrites one thing, if it is still there. */
  async update(row: TalkRow): Promise<void> {
    await this.#db.talk.update(row.id, { item: row.item });
  }

  /** Writes one thing, and lets the oldest go when there are too many. */
  async put(row: TalkRow): Promise<void> {
    const { talk } = this.#db;
    await this.#db.transaction('rw', talk, async () => {
      await talk.put(row);
      await this.#letOldestGo();
    });
  }

  async remove(id: string): Promise<void> {
    await this.#db.talk.delete(id);
  }

  /** Everything goes; what went is given back, so that it can be put back. */
  async clear(): Promise<readonly TalkRow[]> {
    const { talk } = this.#db;
    return this.#db.transaction('rw', talk, async () => {
      const rows = await talk.toArray();
      await talk.clear();
      return rows;
    });
  }

  /** Puts back what was cleared. What has been written since stays as it is: an answer may have gone on. */
  async restore(rows: readonly TalkRow[]): Promise<void> {
    const { talk } = this.#db;
    await this.#db.transaction('rw', talk, async () => {
      const ids = rows.map(({ id }) => id);
      const present = new Set(await talk.where('id').anyOf(ids).primaryKeys());
      await talk.bulkAdd(rows.filter(({ id }) => !present.has(id)));
      await this.#letOldestGo();
    });
  }

  async #letOldestGo(): Promise<void> {
    const { talk } = this.#db;
    const surplus = (await talk.count()) - KEPT;
    if (surplus > 0) await talk.bulkDelete(await talk.orderBy('at').limit(surplus).primaryKeys());
  }
}
