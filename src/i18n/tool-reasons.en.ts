import type { HabitType } from '@/domain/habit';
import type { TextField } from '@/domain/text-limits';
import type { ToolReasons } from './tool-reasons.ko';

const FIELDS: Readonly<Record<TextField, string>> = {
  framedText: 'habit sentence',
  anchor: 'when to do it',
  dose: 'how much',
  note: 'note',
};

const TYPES: Readonly<Record<HabitType, string>> = { build: 'new habits', break: 'habits being changed' };

export const toolReasonsEn: ToolReasons = {
  avoidanceFrame: 'A thing not to do can’t be kept. Say what you will do in its place.',
  outcomeFrame: 'A result alone can’t be kept. Say what you will do to get there.',
  unknownFrame: 'Only an action, or a sentence like “I am someone who …”, can be kept.',
  text: (field, problem) => {
    switch (problem.kind) {
      case 'empty':
        return `The field “${FIELDS[field]}” is empty.`;
      case 'too_long':
        return `The field “${FIELDS[field]}” takes up to ${problem.max} characters; this is ${problem.count}.`;
      case 'broken':
        return 'Some characters arrived broken. Please say it once more.';
    }
  },
  incompleteCall: 'Part of the proposal is missing or doesn’t fit. Please say it once more.',
  notInCatalog: 'That habit isn’t in the catalog. Try another name.',
  avoidanceKeyword: ({ keyword, frameLevel, example }) => {
    const lead =
      frameLevel === 'L3' ? `“${keyword}” doesn’t say who you are.` : `“${keyword}” leaves nothing to do.`;
    return `${lead} Put as an action, “${example}” can be kept.`;
  },
  quota: ({ type, limit, activeTitles }) =>
    `Up to ${limit} ${TYPES[type]} at a time. Now: ${activeTitles.join(', ')}. Archive or graduate one to make room.`,
  unknownTracker: (names) => `There is no such record yet. You can record: ${names.join(', ')}.`,
  notANumber: 'Please say the value as a number.',
  notWhole: (tracker) => `${tracker} takes whole numbers only.`,
  outOfRange: ({ tracker, min, max }) => `${tracker} takes values from ${min} to ${max}.`,
  notADay: 'It isn’t clear which day that is. Say today or yesterday, for example.',
  futureDay: 'A day that hasn’t come yet can’t be recorded.',
  tooOldDay: 'A day more than a year ago can’t be recorded.',
  whichHabit: 'Please say the number of the habit.',
  unknownHabit: (count) => {
    if (count === 0) return 'There are no habits yet. Please add one first.';
    return count === 1
      ? 'There is one habit now. Please say number 1.'
      : `There are ${count} habits now. Please say the number.`;
  },
  habitGone: 'That habit is no longer on the list. Nothing has changed.',
  alreadyArchived: 'That habit is archived already. Nothing has changed.',
  unknownDose: 'Please say whether you did it, did a little, or rested.',
  whatToFind: 'Please say briefly what to look for.',
  brokenHabit: 'It wasn’t clear what kind of habit this is, so nothing was saved.',
  tooMuch: 'That is too long. Please say it more briefly.',
  handlerFailed: 'It could not be saved. Nothing has changed. Please try again in a moment.',
  readFailed: 'It could not be read. Please try again in a moment.',
  tooSlow: 'It took too long, so it was stopped. Please try again in a moment.',
  writeTooSlow: 'Saving takes long. Please look first whether it was saved. Nothing is saved twice.',
  unknownTool: 'That isn’t possible yet.',
  declined: 'You said no, so nothing was saved.',
  undone: 'This was undone, so it was not saved again.',
  busy: 'Something else is still going on. Please try again in a moment.',
};
