import type { ToolAnswers } from './tool-answers.ko';

export const toolAnswersEn: ToolAnswers = {
  noHabits: 'There are no habits yet.',
  left: (count) => {
    if (count === 0) return 'No habits left today.';
    return count === 1 ? '1 habit left today.' : `${count} habits left today.`;
  },
  marks: {
    open: 'not yet',
    done: 'done',
    minimal: 'done a little',
    skip: 'rested',
    missed: 'missed',
  },
  week: (days) => `Last ${days} days.`,
  keptOf: (kept, days) => (days === 0 ? 'rested' : `${kept} of ${days} ${days === 1 ? 'day' : 'days'}`),
};
