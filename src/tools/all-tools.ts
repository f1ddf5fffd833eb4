import { addHabit } from './add-habit';
import { archiveHabit } from './archive-habit';
import { checkInHabit } from './check-in-habit';
import { getProgress } from './get-progress';
import { getToday } from './get-today';
import { listHabits } from './list-habits';
import { logTrackerEntry } from './log-tracker-entry';
import { searchCatalogTool } from './search-catalog-tool';
import type { ToolDefinition } from './tool';

/** What a model may do in the talk, in the order it is told. */
export const chatTools: readonly ToolDefinition<unknown>[] = [
  addHabit,
  logTrackerEntry,
  checkInHabit,
  archiveHabit,
  listHabits,
  getToday,
  getProgress,
  searchCatalogTool,
];
