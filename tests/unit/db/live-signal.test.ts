import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveSignal } from '@/db/live-signal';
import type { AppDatabase } from '@/db/schema';
import { freshDatabase } from './fixtures';

describe('liveSignal', () => {
  let db: AppDatabase;

  beforeEach(async () => {
    db = await freshDatabase();
  });

  afterEach(() => db.delete());

  it('is loading until the query has answered, then follows the database', async () => {
    const live = liveSignal(() => db.settings.count());
    expect(live.state.value).toEqual({ status: 'loading' });
    await vi.waitUntil(() => live.state.value.status === 'ready');
    expect(live.state.value).toEqual({ status: 'ready', value: 0 });

    await db.settings.put({ key: 'a', value: 1 });
    await vi.waitFor(() => expect(live.state.value).toEqual({ status: 'ready', value: 1 }));
    live.dispose();
  });

  it('keeps its last value once disposed', async () => {
    const live = liveSignal(() => db.settings.count());
    const control = liveSignal(() => db.settings.count());
    await vi.waitUntil(() => live.state.value.status === 'ready');

    live.dispose();
    await db.settings.put({ key: 'a', value: 1 });
    await vi.waitFor(() => expect(control.state.value).toEqual({ status: 'ready', value: 1 }));
    control.dispose();

    expect(live.state.value).toEqual({ status: 'ready', value: 0 });
  });

  it('holds a failure as a value and recovers with the next change', async () => {
    const failure = new Error('unreadable row');
    const live = liveSignal(async () => {
      const rows = await db.settings.toArray();
      if (rows.length === 0) throw failure;
      return rows.length;
    });
    await vi.waitFor(() => expect(live.state.value).toEqual({ status: 'failed', error: failure }));

    await db.settings.put({ key: 'a', value: 1 });
    await vi.waitFor(() => expect(live.state.value).toEqual({ status: 'ready', value: 1 }));
    live.dispose();
  });
});
