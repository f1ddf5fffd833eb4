import type { ToolTexts } from './tool-texts.ko';

export const toolTextsEn: ToolTexts = {
  addHabit: {
    description:
      'Proposes one habit of the catalog. Only when the person wants one; nothing is saved until they confirm.',
    parameters: {
      protocol_id: 'Catalog ID, e.g. morning_sunlight',
      frame_level: 'L2 names an action, L3 who I am',
      framed_text: 'The sentence the person sees: what to do, never what not to do',
      anchor_when: 'When to do it, e.g. after waking up',
      anchor_after_what: 'What it comes after, e.g. washing my face',
      dose_text: 'How much; without it the catalog decides',
    },
  },
  logTrackerEntry: {
    description: 'Records one measured value.',
    parameters: {
      tracker_id: 'sleep (hours), mood (1–5), water (cups), steps, caffeine (cups), weight (kg)',
      value: 'The number alone',
      day: 'Only if not today: yesterday or YYYY-MM-DD',
      note: 'Words to add',
    },
  },
  checkInHabit: {
    description: 'Records whether a habit was done.',
    parameters: {
      habit: 'Number of the habit, e.g. 1',
      dose: 'default: done, minimal: a little, skip: rest',
      day: 'Only if not today: yesterday or YYYY-MM-DD',
    },
  },
  archiveHabit: {
    description: 'Archives a habit and frees its place.',
    parameters: { habit: 'Number of the habit, e.g. 1' },
  },
  listHabits: { description: 'Current habits and their numbers', parameters: {} },
  getToday: { description: 'Habits done and left today', parameters: {} },
  getProgress: { description: 'Days kept in the last 7', parameters: {} },
  searchCatalog: {
    description: 'Finds habits in the catalog.',
    parameters: { query: 'What to look for, e.g. sleep' },
  },
  emitFrameCandidates: {
    description: 'Gives three sentences that turn a goal into something to do.',
    parameters: { candidates: 'Three. L2 names an action, L3 who I am' },
  },
  defaultDose: 'Usual',
  minimalDose: 'Minimum',
};
