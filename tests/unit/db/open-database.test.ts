import { Dexie } from 'dexie';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type DatabaseState } from '@/db/open-database';

describe('openDatabase', () => {
  const name = `open-${crypto.randomUUID()}`;

  afterEach(() => Dexie.delete(name));

  async function open() {
    const states: DatabaseState[] = [];
    const db = await openDatabase({ name, onState: (state) => states.push(state) });
    return { db, states };
  }

  it('opens', async () => {
    const { db, states } = await open();
    expect(states).toEqual(['opening', 'open']);
    db.close();
    expect(states).toEqual(['opening', 'open']);
  });

  it('lets go when another tab brings a newer version, and does not come back by itself', async () => {
    const { db, states } = await open();
    const newer = new Dexie(name);
    newer.version(db.verno + 1).stores({ habits: 'id' });

    await newer.open();

    expect(states).toEqual(['opening', 'open', 'outdated']);
    await expect(db.habits.count()).rejects.toThrow('closed');
    newer.close();
  });

  it('says that an older tab blocks the upgrade and goes on once that is closed', async () => {
    const older = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name, 1);
      request.onsuccess = () => resolve(request.result);
    });
    const states: DatabaseState[] = [];
    const opening = openDatabase({ name, onState: (state) => states.push(state) });

    await vi.waitFor(() => expect(states).toEqual(['opening', 'blocked']));
    older.close();
    const db = await opening;

    expect(states).toEqual(['opening', 'blocked', 'open']);
    db.close();
  });

  it('says when the browser took the database away, and opens it again on the next use', async () => {
    const { db, states } = await open();

    forceCloseDatabase(db.backendDB() as never);
    await vi.waitFor(() => expect(states.at(-1)).toBe('lost'));

    expect(await db.habits.count()).toBe(0);
    expect(states).toEqual(['opening', 'open', 'lost', 'open']);
    db.close();
  });

  it('rejects when there is no way to open', async () => {
    const states: DatabaseState[] = [];
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('storage is off', 'SecurityError');
    });

    await expect(openDatabase({ name, onState: (state) => states.push(state) })).rejects.toThrow();
    expect(states).toEqual(['opening', 'failed']);
    vi.restoreAllMocks();
  });
});
