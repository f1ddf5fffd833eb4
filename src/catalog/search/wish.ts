import { foldText } from '@/domain/fold-text';
import { endingWish } from '../seed/search-words.json';

const ENDING = new RegExp(endingWish.join('|'), 'u');

/** The wish is about having less of something, so what replaces it comes first. */
export function isAboutEnding(wish: string): boolean {
  return ENDING.test(foldText(wish).text);
}
