import { foldText } from '@/domain/fold-text';
import { endingWish, needsPeople } from '../seed/search-words.json';

const ENDING = new RegExp(endingWish.join('|'), 'u');
const NEEDS_PEOPLE = new RegExp(needsPeople.join('|'), 'u');

/** The wish is about having less of something, so what replaces it comes first. */
export function isAboutEnding(wish: string): boolean {
  return ENDING.test(foldText(wish).text);
}

/** It speaks of an eating disorder, of self-harm or of suicide: no habit is the answer to that. */
export function speaksOfCrisis(wish: string): boolean {
  return NEEDS_PEOPLE.test(foldText(wish).text);
}
