import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type DatabaseState } from '@/db/open-database';
import { AppDatabase } from '@/db/schema';
import { DEFAULT_SETTINGS, SettingsDao } from '@/db/settings-dao';
import type { HabitId } from '@/domain/habit';
import { allRows, daosOn, habitDraft, NOW, TODAY, USER } from './fixtures';
import { STORED_VERSIONS, type StoredVersion } from './stored-versions';

/** That no update of the app loses or shuts away what an earlier one stored. */
export function describeMigration(where: string): void {
  describe(`stored versions on ${where}`, () => {
    let name: string;

    beforeEach(() => {
      name = `migration-${crypto.randomUUID()}`;
    });

    afterEach(() => remove(new Dexie(name)));

    describe.each(STORED_VERSIONS)('$version', (stored) => {
      let db: AppDatabase;

      beforeEach(async () => {
        (await storeAt(name, stored)).close();
        db = new AppDatabase(name);
        await db.open();
      });

      afterEach(() => db.close());

      it('opens as the newest, with every row as it was', async () => {
        expect(db.verno).toBe(newest().version);
        expect(await allRows(db)).toEqual(await rowsStored(stored));
      });

      it('has the stores and indexes of a fresh installation', async () => {
        const fresh = new AppDatabase(`${name}-fresh`);
        await fresh.open();
        const expected = nativeShape(fresh);
        await remove(fresh);

        expect(nativeShape(db)).toEqual(expected);
      });

      it('keeps its rules: seats are counted, a proposal is written once, one answer a day', async () => {
        const { habitDao, checkInDao } = daosOn(db);
        expect((await habitDao.listActive({ userId: USER })).map(({ id }) => id)).toEqual([
          'h-active',
          'h-break',
        ]);
        expect(await habitDao.variantsOf(['h-active' as HabitId])).toHaveLength(2);
        expect(
          await habitDao.insertWithVariants(habitDraft('build'), {
            activeLimit: 3,
            proposalKey: 'key-of-version-1',
          }),
        ).toEqual({ kind: 'repeated', habitId: 'h-active' });
        expect(
          await habitDao.insertWithVariants(habitDraft('build'), { activeLimit: 1, proposalKey: 'new' }),
        ).toEqual({ kind: 'quota', activeTitles: ['책 읽기'] });
        expect(await habitDao.removeInserted('h-active' as HabitId)).toBe('has_check_ins');

        await checkInDao.put({ habitId: 'h-active' as HabitId, day: TODAY, kind: 'skip', at: NOW });
        await checkInDao.put({ habitId: 'h-active' as HabitId, day: TODAY, kind: 'done', at: NOW + 1 });
        expect(await checkInDao.listBetween(TODAY, TODAY)).toHaveLength(1);
        expect(await new SettingsDao(db).read()).toEqual({
          ...DEFAULT_SETTINGS,
          locale: 'en',
          dayStartHour: 3,
        });
      });

      it('takes what the newest version can do: entries, the coach’s doings and their undoing, the talk', async () => {
        const { habitDao, checkInDao, trackerDao, activityDao, talkDao } = daosOn(db);
        const habitId = 'h-break' as HabitId;
        const before = await allRows(db);
        const stamp = (proposalKey: string) => ({ userId: USER, proposalKey });
        await checkInDao.put({ habitId, day: TODAY, kind: 'done', at: NOW }, stamp('check-in'));
        await habitDao.archive(habitId, stamp('archive'));
        await trackerDao.addEntry(
          { userId: USER, trackerId: 'mood', day: TODAY, value: 4, note: null },
          stamp('entry'),
        );
        await habitDao.insertWithVariants(habitDraft('break'), {
          activeLimit: 3,
          proposalKey: 'habit',
          isByCoach: true,
        });
        for (const key of ['habit', 'entry', 'archive', 'check-in'])
          expect(await activityDao.undo(key, 3)).toBe('undone');
        expect({ ...(await allRows(db)), activities: before['activities'] }).toEqual(before);

        await talkDao.put({ id: 'new', at: NOW, item: { kind: 'me', text: '안녕' } });
        expect((await talkDao.last(1)).map(({ id }) => id)).toEqual(['new']);
      });
    });

    it('upgrades once the tab with the oldest version has let go', async () => {
      const [oldest] = STORED_VERSIONS;
      if (oldest === undefined) throw new Error('no version is stored');
      const olderTab = await storeAt(name, oldest);
      olderTab.on('versionchange', () => false);
      const states: DatabaseState[] = [];
      const opening = openDatabase({
        name,
        onState: (state) => {
          states.push(state);
          if (state === 'blocked') olderTab.close();
        },
      });

      const db = await opening;
      expect(states).toEqual(['opening', 'blocked', 'open']);
      expect(await allRows(db)).toEqual(await rowsStored(oldest));
      db.close();
    });

    it('are all here, and the newest is what the app declares today', () => {
      const app = new AppDatabase(name);
      expect(STORED_VERSIONS.map(({ version }) => version)).toEqual(
        Array.from({ length: app.verno }, (_, index) => index + 1),
      );
      const { version, stores } = newest();
      const plain = new Dexie(name);
      plain.version(version).stores(stores);
      expect(declaredShape(app)).toEqual(declaredShape(plain));
    });
  });
}

function newest(): StoredVersion {
  const last = STORED_VERSIONS.at(-1);
  if (last === undefined) throw new Error('no version is stored');
  return last;
}

/** The store as that version's app left it, still open. */
async function storeAt(name: string, { version, stores, rows }: StoredVersion): Promise<Dexie> {
  const db = new Dexie(name);
  db.version(version).stores(stores);
  await db.open();
  for (const [table, list] of Object.entries(rows)) await db.table(table).bulkAdd(list);
  return db;
}

/** Chromium closes in its own time: deleting waits for it, which is nothing to warn of. */
function remove(db: Dexie): Promise<void> {
  db.on('blocked', () => false);
  return db.delete();
}

/** The stored rows as the tables of today list them: by key, tables that came later empty. */
async function rowsStored(stored: StoredVersion): ReturnType<typeof allRows> {
  const name = `expected-${crypto.randomUUID()}`;
  const db = await storeAt(name, { ...newest(), rows: stored.rows });
  const rows = await allRows(db);
  await remove(db);
  return rows;
}

function declaredShape(db: Dexie): unknown {
  return Object.fromEntries(
    db.tables.map(({ name, schema }) => [
      name,
      [schema.primKey.src, ...schema.indexes.map(({ src }) => src).sort()],
    ]),
  );
}

function nativeShape(db: Dexie): unknown {
  const native = db.backendDB();
  const names = Array.from(native.objectStoreNames);
  const transaction = native.transaction(names, 'readonly');
  return names.map((name) => {
    const store = transaction.objectStore(name);
    const indexes = Array.from(store.indexNames, (indexName) => {
      const { keyPath, unique, multiEntry } = store.index(indexName);
      return { indexName, keyPath, unique, multiEntry };
    });
    return { name, keyPath: store.keyPath, autoIncrement: store.autoIncrement, indexes };
  });
}
