import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { Coach } from '@/coach/coach';
import { CheckInDao } from '@/db/check-in-dao';
import { HabitDao } from '@/db/habit-dao';
import { AppDatabase } from '@/db/schema';
import { DEFAULT_ZONE } from '@/domain/local-day';
import { toolReasons } from '@/i18n/tool-reasons';
import type { LlmService } from '@/llm/llm-service';
import { addHabit } from '@/tools/add-habit';
import { createDispatcher } from '@/tools/dispatch';
import { createToolRegistry } from '@/tools/registry';

let lastDatabase = 0;

/** Everything below the screens, real but for the model: a fresh database, the rules, the tools, the coach. */
export function coachWorld(llm: LlmService, keepsHistory = true) {
  const db = new AppDatabase(`coach-world-${++lastDatabase}`);
  let now = Date.parse('2026-11-30T09:00:00+09:00');
  const clock = { now: () => (now += 1) };
  const habitDao = new HabitDao(db, clock);
  const checkInDao = new CheckInDao(db);
  const registry = createToolRegistry([addHabit]);
  let lastKey = 0;
  const coach = new Coach({
    llm,
    registry,
    dispatcher: createDispatcher(registry),
    newKey: () => `key-${++lastKey}`,
    keepsHistory,
    toolDeps: () => ({
      userId: 'local',
      habitDao,
      catalog: bundledCatalog,
      avoidancePatterns: bundledAvoidancePatterns,
      clock,
      zone: DEFAULT_ZONE,
      dayStartHour: 0,
      locale: 'ko',
      reasons: toolReasons.ko,
    }),
  });
  const rows = async () => ({
    habits: await db.habits.count(),
    variants: await db.habitDoseVariants.count(),
  });
  return { db, clock, habitDao, checkInDao, coach, rows };
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
