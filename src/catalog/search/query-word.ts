import { disassemble } from 'es-hangul';
import { stopEnglish, stopNouns, stopVerbs, timeWords } from '../seed/search-words.json';
import { scriptsOf, splitInitials, type Scripts } from './hangul';
import { isNounForm, isVerbForm, koreanVerb } from './korean-word';
import { englishStem, wordsOf } from './search-text';

/** A word somebody looks for. */
export interface QueryWord {
  readonly text: string;
  /** Taken apart into single letters, to compare verbs. */
  readonly letters: string;
  readonly stem: string | null;
  readonly scripts: Scripts;
  /** Initial consonants only: they fit so much that they are looked for only where it counts. */
  readonly isInitials: boolean;
  /** Says when rather than what: it decides little. */
  readonly isTime: boolean;
}

/** Longer wishes are told by their first words. */
const MOST_WORDS = 40;

const ONLY_LETTERS = /^[\u3131-\u318E]+$/;
const stopEnglishWords = new Set(stopEnglish);
const stopKoreanVerbs = stopVerbs.map(koreanVerb);

/** The words that carry what is looked for; `others` are those of any sentence: want, please, habit. */
export function queryWords(query: string): {
  readonly content: readonly QueryWord[];
  readonly others: readonly QueryWord[];
} {
  const words = [...new Set(wordsOf(query).map(splitInitials))].slice(0, MOST_WORDS).map(queryWord);
  return {
    content: words.filter((word) => !isStopWord(word)),
    others: words.filter(isStopWord),
  };
}

function queryWord(text: string): QueryWord {
  return {
    text,
    letters: disassemble(text),
    stem: englishStem(text),
    scripts: scriptsOf(text),
    isInitials: ONLY_LETTERS.test(text),
    isTime: timeWords.some((time) => isNounForm(text, time)),
  };
}

function isStopWord({ text, letters }: QueryWord): boolean {
  return (
    stopEnglishWords.has(text) ||
    stopNouns.some((noun) => isNounForm(text, noun)) ||
    stopKoreanVerbs.some((verb) => isVerbForm(letters, verb))
  );
}
