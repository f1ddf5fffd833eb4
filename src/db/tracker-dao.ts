import type { Clock } from '@/domain/clock';
import type { LocalDay } from '@/domain/local-day';
import { STARTER_TRACKERS, type Tracker } from '@/domain/tracker';
import type { EntryDraft, TrackerEntry } from '@/domain/tracker-entry';
import { deedOf, writeDown, type CoachStamp } from './coach-stamp';
import type { AppDatabase, TrackerRow } from './schema';

export class TrackerDao {
  readonly #db: AppDatabase;
  readonly #clock: Clock;

  constructor(db: AppDatabase, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The starters as the person changed them, then the person's own. */
  async list(userId: string): Promise<readonly Tracker[]> {
    const { trackers } = this.#db;
    const rows = await trackers.where('[userId+id]').between([userId, ''], [userId, '\uFFFF']).toArray();
    const changed = new Map(rows.map((row) => [row.id, toTracker(row)]));
    const starters = STARTER_TRACKERS.map((starter) => changed.get(starter.id) ?? starter);
    const own = rows.filter(({ id }) => !STARTER_TRACKERS.some((starter) => starter.id === id));
    return [...starters, ...own.map(toTracker)];
  }

  async byId(userId: string, id: string): Promise<Tracker | null> {
    const row = await this.#db.trackers.get([userId, id]);
    return row ? toTracker(row) : (STARTER_TRACKERS.find((starter) => starter.id === id) ?? null);
  }

  /** A day's entries of one tracker, oldest first. */
  async entriesOf(userId: string, trackerId: string, day: LocalDay): Promise<readonly TrackerEntry[]> {
    return this.#db.trackerEntries
      .where('[userId+trackerId+day]')
      .equals([userId, trackerId, day])
      .sortBy('at');
  }

  /** Adds one entry and gives its id. With a stamp it is the coach's doing: written down, and only once. */
  async addEntry(draft: EntryDraft, stamp?: CoachStamp): Promise<string> {
    const { trackerEntries, activities } = this.#db;
    return this.#db.transaction('rw', trackerEntries, activities, async () => {
      if (stamp) {
        const done = await deedOf(this.#db, stamp);
        if (done?.kind === 'log_tracker_entry') return done.entryId;
      }
      const entryId = crypto.randomUUID();
      const latest = (await this.entriesOf(draft.userId, draft.trackerId, draft.day)).at(-1);
      // A clock may stand still or go back; the order of a day's entries may not.
      const at = Math.max(this.#clock.now(), (latest?.at ?? 0) + 1);
      await trackerEntries.add({ ...draft, id: entryId, at });
      if (stamp) {
        const { trackerId, day, value } = draft;
        const deed = { kind: 'log_tracker_entry', entryId, trackerId, day, value } as const;
        await writeDown(this.#db, this.#clock, stamp, deed);
      }
      return entryId;
    });
  }
}

function toTracker({ id, name, kind, unit, min, max, isWhole, isOn }: TrackerRow): Tracker {
  return { id, name, kind, unit, min, max, isWhole, isOn };
}
