import { endOfMatch, isHangul } from './hangul';
import { isNounForm, isVerbForm } from './korean-word';
import { isWithinOneEdit } from './one-edit';
import type { QueryWord } from './query-word';
import { englishStem, type SearchText, type TextWord } from './search-text';

/** Where a word was found in a folded text, and how well it fits, up to 1. */
export interface WordHit {
  readonly start: number;
  readonly end: number;
  readonly fit: number;
}

/** One way to find a word, from the strict to the lenient. */
export type FindWord = (word: QueryWord, text: SearchText) => readonly WordHit[];

const SHORTEST_TYPO = 5;
/** In single letters; a syllable has two or three. */
const SHORTEST_HANGUL_TYPO = 6;
const SHORTEST_INSIDE = { hangul: 2, other: 4 };
const LAST_LETTER = /[\u3131-\u318E]$/;

/** The word itself, with particles, in another form, in the plural. */
export const findWhole: FindWord = (word, { words }) =>
  words.flatMap((found) => {
    if (found.text === word.text) return [{ ...placeOf(found), fit: 1 }];
    return isSameWord(word, found) ? [{ start: found.start, end: endOfStem(word, found), fit: 0.9 }] : [];
  });

/** As one types: the beginning of a word, initial consonants, or several words without the space. */
export const findBeginning: FindWord = (word, { folded, words }) =>
  words.flatMap(({ start }) => {
    const end = endOfMatch(folded.text, start, word.text, { isUnfinished: false });
    return end === null ? [] : [{ start, end, fit: word.isInitials ? 0.6 : 0.7 }];
  });

/** Several English words run together. */
export const findJoined: FindWord = ({ text }, { words }) =>
  words.flatMap(({ text: first, start }, index) => {
    const next = words[index + 1];
    return next && `${first}${next.text}` === text ? [{ start, end: next.end, fit: 0.7 }] : [];
  });

/** In the middle of a word. */
export const findInside: FindWord = ({ text }, { words }) => {
  if (text.length < SHORTEST_INSIDE[isHangul(text) ? 'hangul' : 'other'] || LAST_LETTER.test(text)) return [];
  return words.flatMap((found) => {
    const at = found.text.indexOf(text, 1);
    return at < 0 ? [] : [{ start: found.start + at, end: found.start + at + text.length, fit: 0.4 }];
  });
};

/** The last syllable is still being typed. */
export const findUnfinished: FindWord = (word, { folded, words }) =>
  words.flatMap(({ start, text }) => {
    const end = endOfMatch(folded.text, start, word.text, { isUnfinished: true });
    if (end !== null) return [{ start, end, fit: 0.5 }];
    const isParticleBegun = LAST_LETTER.test(word.text) && word.text.slice(0, -1) === text;
    return isParticleBegun ? [{ start, end: start + text.length, fit: 0.5 }] : [];
  });

/** A compound that ends in one of our words: morning exercise is exercise. */
export const findInCompound: FindWord = ({ text }, { words }) =>
  words.flatMap((found) => {
    const { noun } = found.korean;
    if (noun.length < SHORTEST_INSIDE.hangul || !isHangul(noun)) return [];
    const at = text.indexOf(noun, 1);
    return at > 0 && isNounForm(text.slice(at), noun) ? [{ ...placeOf(found), fit: 0.5 }] : [];
  });

/** A word with one wrong letter. */
export const findTypo: FindWord = (word, { words }) =>
  words.flatMap((found) => (isTypoOf(word, found) ? [{ ...placeOf(found), fit: 0.5 }] : []));

/** The beginning of an English word with one wrong letter. */
export const findTypoAtBeginning: FindWord = ({ text, stem }, { words }) => {
  if (stem === null || text.length < SHORTEST_TYPO) return [];
  return words.flatMap(({ text: found, start }) => {
    if (englishStem(found) === null) return [];
    const end = [text.length, text.length + 1, text.length - 1].find((length) =>
      isWithinOneEdit(text, found.slice(0, length)),
    );
    return end === undefined ? [] : [{ start, end: start + end, fit: 0.4 }];
  });
};

function isSameWord(word: QueryWord, { text, korean, stem }: TextWord): boolean {
  if (stem !== null) return stem === word.stem || (isHangul(word.text) && isNounForm(word.text, text));
  if (isNounForm(word.text, korean.noun)) return true;
  return korean.verb !== null && isVerbForm(word.letters, korean.verb);
}

function isTypoOf(word: QueryWord, found: TextWord): boolean {
  if (isHangul(word.text)) return isNear(word.letters, found.letters, SHORTEST_HANGUL_TYPO);
  if (isNear(word.text, found.text, SHORTEST_TYPO)) return true;
  return isNear(word.stem ?? '', found.stem ?? '', SHORTEST_TYPO);
}

function isNear(a: string, b: string, shortest: number): boolean {
  return a.length >= shortest && b.length >= shortest && isWithinOneEdit(a, b);
}

/** What of the found word was asked for: not the particle or the ending behind it. */
function endOfStem({ text }: QueryWord, { text: found, start, end, korean }: TextWord): number {
  if (found.startsWith(text)) return start + text.length;
  return text.startsWith(korean.noun) ? start + korean.noun.length : end;
}

function placeOf({ start, end }: TextWord): { readonly start: number; readonly end: number } {
  return { start, end };
}
