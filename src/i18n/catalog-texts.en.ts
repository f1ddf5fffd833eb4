import type { CatalogTexts } from './catalog-texts.ko';

export const catalogTextsEn: CatalogTexts = {
  title: 'Catalog',
  search: 'Find a habit',
  clear: 'Clear the search',
  filters: 'Kind',
  filter: { all: 'All', build: 'Build', break: 'Change', diet: 'Food' },
  count: (shown, total) => {
    if (shown === 0) return 'No habit found';
    return shown === total ? `${total} habits` : `${shown} of ${total} habits`;
  },
  hint: 'small typos are fine',
  swap: 'Change',
  minimum: 'Minimum',
  care: 'Read this first',
  evidence: 'Evidence',
  source: 'Source',
  add: (sentence) => `Add: ${sentence}`,
  none: (query) => `No habit fits “${query}”`,
  noneNote: 'Try another word, or tell the coach what you would like to do.',
  noneHere: (filter) => `None under “${filter}”`,
  showAll: (count) => `See ${count} under All`,
  clearSearch: 'Clear and see all',
  talk: 'Talk with the coach',
};
