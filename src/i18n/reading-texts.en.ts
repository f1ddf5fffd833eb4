import { word } from './number-words.en';
import type { ReadingTexts } from './reading-texts.ko';

export const readingTextsEn: ReadingTexts = {
  today: (left) => `Today · ${left}`,
  number: (handle) => `Number ${handle}`,
  habits: (count) => `Your ${count === 1 ? 'habit' : `${word(count)} habits`} now`,
  type: (type) => (type === 'build' ? 'to build' : 'to replace'),
  progress: (days) => `The last ${days} days`,
  kept: (kept, days) =>
    days === 0
      ? 'no days counted yet'
      : `${kept === 0 ? 'none' : kept} of ${days} ${days === 1 ? 'day' : 'days'}`,
  noneTitle: 'Your habits',
  noHabits: 'No habits yet. Begin with something small.',
  chooseHabit: 'Choose a habit',
  catalog: (query) => `Habits for “${query}”`,
  nothingFound: (query) => `No habit was found for “${query}”.`,
  openCatalog: 'Open the catalog',
  add: 'Add',
  addName: (title) => `Add: ${title}`,
};
