import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { Coach } from '@/coach/coach';
import { ActivityDao } from '@/db/activity-dao';
import { CheckInDao } from '@/db/check-in-dao';
import { HabitDao } from '@/db/habit-dao';
import { AppDatabase } from '@/db/schema';
import { TalkDao } from '@/db/talk-dao';
import { TrackerDao } from '@/db/tracker-dao';
import { DEFAULT_ZONE } from '@/domain/local-day';
import { toolReasons } from '@/i18n/tool-reasons';
import type { Locale } from '@/lib/locale';
import type { LlmService } from '@/llm/llm-service';
import { chatTools } from '@/tools/all-tools';
import { createDispatcher } from '@/tools/dispatch';
import { createToolRegistry } from '@/tools/registry';

let lastDatabase = 0;

/** Everything below the screens, real but for the model: a fresh database, the rules, the tools, the coach. */
export function coachWorld(llm: LlmService, keepsHistory = true, database = `coach-world-${++lastDatabase}`) {
  const db = new AppDatabase(database);
  let now = Date.parse('2026-11-30T09:00:00+09:00');
  let locale: Locale = 'ko';
  const clock = { now: () => (now += 1) };
  const habitDao = new HabitDao(db, clock);
  const checkInDao = new CheckInDao(db, clock);
  const trackerDao = new TrackerDao(db, clock);
  const activityDao = new ActivityDao(db, clock, habitDao);
  const talkDao = new TalkDao(db);
  const registry = createToolRegistry(chatTools);
  const coach = new Coach({
    llm,
    registry,
    dispatcher: createDispatcher(registry),
    newKey: () => crypto.randomUUID(),
    traits: () => ({ keepsHistory, retellsReadings: keepsHistory, thinks: false }),
    manner: () => null,
    toolDeps: () => ({
      userId: 'local',
      habitDao,
      checkInDao,
      trackerDao,
      hidesFood: false,
      catalog: bundledCatalog,
      avoidancePatterns: bundledAvoidancePatterns,
      clock,
      zone: DEFAULT_ZONE,
      dayStartHour: 0,
      locale,
      reasons: toolReasons[locale],
    }),
  });
  const rows = async () => ({
    habits: await db.habits.count(),
    variants: await db.habitDoseVariants.count(),
  });
  return {
    db,
    clock,
    speak: (language: Locale) => (locale = language),
    /** Lets time pass, in milliseconds. */
    pass: (ms: number) => (now += ms),
    habitDao,
    checkInDao,
    trackerDao,
    activityDao,
    talkDao,
    coach,
    rows,
  };
}

export type CoachWorld = ReturnType<typeof coachWorld>;

/** The arguments of a proposal that every rule allows. */
export const sunlight = {
  protocol_id: 'morning_sunlight',
  frame_level: 'L2',
  framed_text: '아침에 햇빛 보기',
};
export const meditation = {
  protocol_id: 'meditation',
  frame_level: 'L2',
  framed_text: '의자에 앉아 숨 세기',
};
