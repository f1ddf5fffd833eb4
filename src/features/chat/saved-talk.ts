import type { TalkDao } from '@/db/talk-dao';
import type { Clock } from '@/domain/clock';
import type { ChatItem } from './chat-item';
import { readItem } from './read-item';
import type { TranscriptKeeper } from './transcript';

/** What came back with {@link SavedTalk.clear}, to be put back as it is. */
export type ClearedTalk = Awaited<ReturnType<TalkDao['clear']>>;

/** Things said before that a start shows. */
const SHOWN = 100;

/** The conversation's way to the disk. Losing a line of talk is not worth an alarm: the talk goes on. */
export class SavedTalk implements TranscriptKeeper {
  private readonly dao: TalkDao;
  private readonly clock: Clock;
  /** An item keeps its place in the order however often it changes. */
  private readonly times = new Map<string, number>();
  private last = 0;
  /** One write after the other: the last state of an item must be the last one written. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(dao: TalkDao, clock: Clock) {
    this.dao = dao;
    this.clock = clock;
  }

  async read(): Promise<readonly ChatItem[]> {
    const rows = await this.dao.last(SHOWN);
    // What is said from now on comes after it, even if the clock was set back meanwhile.
    this.last = Math.max(this.last, ...rows.map(({ at }) => at));
    return rows.flatMap((row) => {
      const item = readItem(row.item);
      if (item === null) return [];
      this.times.set(item.id, row.at);
      return [item];
    });
  }

  put(item: ChatItem): void {
    // In another tab the answer may be on its way.
    if (item.kind === 'notice' && item.notice === 'interrupted') return;
    const isKnown = this.times.has(item.id);
    const at = this.times.get(item.id) ?? Math.max(this.clock.now(), this.last + 1);
    this.times.set(item.id, at);
    this.last = Math.max(this.last, at);
    const row = { id: item.id, at, item };
    // What was cleared meanwhile, perhaps in another tab, doesn't come back because a card of it changed.
    this.enqueue(() => (isKnown ? this.dao.update(row) : this.dao.put(row)));
  }

  remove(id: string): void {
    this.enqueue(() => this.dao.remove(id));
  }

  clear(): Promise<ClearedTalk> {
    const cleared = this.queue.then(() => this.dao.clear());
    this.queue = cleared.catch(() => undefined);
    return cleared;
  }

  restore(rows: ClearedTalk): Promise<void> {
    const restored = this.queue.then(() => this.dao.restore(rows));
    this.queue = restored.catch(() => undefined);
    return restored;
  }

  /** Everything said so far is on the disk. */
  settled(): Promise<unknown> {
    return this.queue;
  }

  private enqueue(write: () => Promise<void>): void {
    this.queue = this.queue.then(write).catch(() => undefined);
  }
}
