import * as z from 'zod/mini';
import type { TalkDao } from '@/db/talk-dao';
import type { Clock } from '@/domain/clock';
import type { ChatItem } from './chat-item';
import type { TranscriptKeeper } from './transcript';

/** What came back with {@link SavedTalk.clear}, to be put back as it is. */
export type ClearedTalk = Awaited<ReturnType<TalkDao['clear']>>;

/** Things said before that a start shows. */
const SHOWN = 100;

const text = z.string();
const call = z.object({ name: text, args: z.unknown() });
const refusal = z.object({ ok: z.literal(false), code: text, reason: text });

/** As much as the screens rely on; what an older version wrote otherwise is left out rather than misread. */
const shapes: Readonly<Record<ChatItem['kind'], z.ZodMiniType>> = {
  me: z.object({ text }),
  coach: z.object({ text, thinking: text }),
  proposal: z.object({
    card: z.object({ key: text, call, proposal: z.object({ tool: text }), madeAt: z.number() }),
    state: z.object({ kind: text }),
  }),
  reading: z.object({ reading: z.object({ kind: text }) }),
  refused: z.object({ call, error: refusal, isOfferOpen: z.boolean() }),
  notice: z.object({
    notice: z.union([text, z.object({ error: text })]),
    retryText: z.nullable(text),
  }),
};
const kinded = z.object({ id: text, kind: z.enum(Object.keys(shapes) as ChatItem['kind'][]) });

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
    const at = this.times.get(item.id) ?? Math.max(this.clock.now(), this.last + 1);
    this.times.set(item.id, at);
    this.last = Math.max(this.last, at);
    this.enqueue(() => this.dao.put({ id: item.id, at, item }));
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

function readItem(raw: unknown): ChatItem | null {
  const head = z.safeParse(kinded, raw);
  if (!head.success || !z.safeParse(shapes[head.data.kind], raw).success) return null;
  const item = raw as ChatItem;
  // A page that closed in the middle of a write: whether it went through shows when the card is tapped again.
  return item.kind === 'proposal' && item.state.kind === 'saving'
    ? { ...item, state: { kind: 'open', obstacle: null } }
    : item;
}
