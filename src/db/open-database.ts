import { AppDatabase } from './schema';

/**
 * `blocked`: an older tab holds the old version, opening waits for it. `outdated`: another tab needs a newer version,
 * so this one let go and must reload. `lost`: the browser closed the database (iOS does, after a while in the
 * background); the next use opens it again, which is reported as `open`. `failed`: it can't be opened.
 */
export type DatabaseState = 'opening' | 'blocked' | 'open' | 'outdated' | 'lost' | 'failed';

export interface OpenDatabaseOptions {
  readonly name?: string;
  readonly onState: (state: DatabaseState) => void;
}

/** Opens the store and reports what happens to the connection for as long as it lives. Rejects after `failed`. */
export async function openDatabase({ name, onState }: OpenDatabaseOptions): Promise<AppDatabase> {
  const db = new AppDatabase(name);
  // Returning false keeps Dexie's own handlers, which only warn and retry, from running as well.
  db.on('blocked', () => {
    onState('blocked');
    return false;
  });
  db.on('versionchange', () => {
    db.close();
    onState('outdated');
    return false;
  });
  db.on(
    'ready',
    () => {
      // The native event comes only when nobody asked for the close; Dexie's comes on every close.
      db.backendDB().addEventListener('close', () => onState('lost'));
      onState('open');
    },
    true,
  );
  onState('opening');
  try {
    await db.open();
  } catch (error) {
    onState('failed');
    throw error;
  }
  return db;
}
