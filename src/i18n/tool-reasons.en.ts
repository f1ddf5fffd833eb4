import type { HabitType } from '@/domain/habit';
import type { TextField } from '@/domain/text-limits';
import type { ToolReasons } from './tool-reasons.ko';

const FIELDS: Readonly<Record<TextField, string>> = {
  framedText: 'habit sentence',
  anchor: 'when to do it',
  dose: 'how much',
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
  brokenHabit: 'It wasn’t clear what kind of habit this is, so nothing was saved.',
  handlerFailed: 'It could not be saved. Nothing has changed. Please try again in a moment.',
  unknownTool: 'That isn’t possible yet.',
  declined: 'You said no, so nothing was saved.',
  busy: 'Something else is still going on. Please try again in a moment.',
};
