import { AppDatabase } from '@/db/schema';
import type { Clock } from '@/domain/clock';
import type { HabitDraft, HabitType } from '@/domain/habit';
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
