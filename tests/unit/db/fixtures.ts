import type { Dexie } from 'dexie';
import { ActivityDao } from '@/db/activity-dao';
import { CheckInDao } from '@/db/check-in-dao';
import { HabitDao } from '@/db/habit-dao';
import { AppDatabase } from '@/db/schema';
import { TalkDao } from '@/db/talk-dao';
import { TrackerDao } from '@/db/tracker-dao';
import type { Clock } from '@/domain/clock';
import type { HabitDraft, HabitId, HabitType } from '@/domain/habit';
import { localDayOf } from '@/domain/local-day';

/** 9 in the morning of 2026-11-30 in Seoul. */
export const NOW = Date.parse('2026-11-30T00:00:00Z');
export const TODAY = localDayOf(NOW, 'Asia/Seoul', 0);
export const USER = 'me';

/** Every reading is a millisecond later than the one before. */
export function tickingClock(start: number = NOW): Clock {
  let now = start;
  return { now: () => now++ };
}

export interface Daos {
  readonly habitDao: HabitDao;
  readonly checkInDao: CheckInDao;
  readonly trackerDao: TrackerDao;
  readonly activityDao: ActivityDao;
  readonly talkDao: TalkDao;
}

export function daosOn(db: AppDatabase, clock: Clock = tickingClock()): Daos {
  const habitDao = new HabitDao(db, clock);
  return {
    habitDao,
    checkInDao: new CheckInDao(db, clock),
    trackerDao: new TrackerDao(db, clock),
    activityDao: new ActivityDao(db, clock, habitDao),
    talkDao: new TalkDao(db),
  };
}

/** A habit of the person's own, or, with a key, of the coach's. */
export async function addHabitTo({ habitDao }: Daos, draft: HabitDraft, coachKey?: string): Promise<HabitId> {
  const outcome = await habitDao.insertWithVariants(draft, {
    activeLimit: 3,
    proposalKey: coachKey ?? crypto.randomUUID(),
    isByCoach: coachKey !== undefined,
  });
  if (outcome.kind === 'quota') throw new Error('no seat is free');
  return outcome.habitId;
}

/** Every row of every table. */
export async function allRows(db: Dexie): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const tables = db.tables.map(async (table) => [table.name, await table.toArray()] as const);
  return Object.fromEntries(await Promise.all(tables));
}

/** What the person has, without the account of what the coach did. */
export async function rowsButActivities(db: AppDatabase): ReturnType<typeof allRows> {
  return { ...(await allRows(db)), activities: [] };
}

/** An open database that no other test shares. */
export async function freshDatabase(): Promise<AppDatabase> {
  const db = new AppDatabase(`test-${crypto.randomUUID()}`);
  // Chromium closes in its own time: deleting waits for it, which is nothing to warn of.
  db.on('blocked', () => false);
  await db.open();
  return db;
}

export async function countRows(
  db: AppDatabase,
): Promise<{ habits: number; variants: number; checkIns: number }> {
  const [habits, variants, checkIns] = await Promise.all([
    db.habits.count(),
    db.habitDoseVariants.count(),
    db.checkIns.count(),
  ]);
  return { habits, variants, checkIns };
}

export function habitDraft(type: HabitType, changes: Partial<HabitDraft> = {}): HabitDraft {
  return {
    userId: USER,
    type,
    title: '책 읽기',
    protocolId: type === 'build' ? 'reading' : null,
    breakProtocolId: type === 'break' ? 'alcohol' : null,
    frameLevel: 'L2',
    frameFramedText: '자기 전에 두 쪽 읽기',
    anchorWhen: null,
    anchorAfterWhat: '양치',
    startedAt: TODAY,
    variants: [
      { label: '기본', doseText: '두 쪽', isMinimum: false, sortOrder: 0 },
      { label: '최소', doseText: '한 줄', isMinimum: true, sortOrder: 1 },
    ],
    ...changes,
  };
}
