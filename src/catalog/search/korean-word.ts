import { disassemble } from 'es-hangul';
import {
  nominalEnding,
  nounsWithNominalEnding,
  nounTails,
  particles,
  stemsBeforeVowels,
  toDoEnding,
  verbTails,
} from '../seed/search-words.json';

const NOUN_TAIL = new RegExp(`^(?:(?:${particles.join('|')}){1,3}|${nounTails.join('|')})$`);
const VERB_TAIL = new RegExp(`^(?:${verbTails.join('|')})`);
/** These make a form of their own only after a stem long enough to be told from a noun. */
const BARE_VERB_TAIL = /^[\u3134\u3139\u3141]$/;
const NO_VERBS = new Set(nounsWithNominalEnding);
const HANGUL_WORD = /^[\uAC00-\uD7A3]+$/;
const STEMS_BEFORE_VOWELS = new Map<string, readonly string[]>(Object.entries(stemsBeforeVowels));

/** What a dictionary would know of a word in one of our texts. */
export interface KoreanForms {
  readonly noun: string;
  readonly verb: KoreanVerb | null;
}

export interface KoreanVerb {
  /** What its forms can begin with, in single letters. */
  readonly beginnings: readonly string[];
  readonly isShort: boolean;
}

/** Verbs of our texts all stand in their nominal form, as in a list of things to do. */
export function koreanForms(word: string): KoreanForms {
  const isVerb =
    HANGUL_WORD.test(word) && word.length > 1 && word.endsWith(nominalEnding) && !NO_VERBS.has(word);
  if (!isVerb) return { noun: word, verb: null };
  const isMadeOfNoun = word.length > toDoEnding.length && word.endsWith(toDoEnding);
  return {
    noun: isMadeOfNoun ? word.slice(0, -toDoEnding.length) : word,
    verb: koreanVerb(word.slice(0, -nominalEnding.length)),
  };
}

/** The stem, and what its last letter turns into before an ending that begins with a vowel. */
export function koreanVerb(stem: string): KoreanVerb {
  const letters = disassemble(stem);
  const turned = STEMS_BEFORE_VOWELS.get(letters.slice(-1)) ?? [];
  return {
    beginnings: [letters, ...turned.map((last) => `${letters.slice(0, -1)}${last}`)],
    isShort: stem.length === 1,
  };
}

/** Whether a word as people say it is the noun, with particles or made into a verb. */
export function isNounForm(said: string, noun: string): boolean {
  if (!said.startsWith(noun)) return false;
  return said.length === noun.length || NOUN_TAIL.test(said.slice(noun.length));
}

/** Whether a word as people say it, in single letters, is one of the verb's forms. */
export function isVerbForm(saidLetters: string, { beginnings, isShort }: KoreanVerb): boolean {
  return beginnings.some((beginning) => {
    if (!saidLetters.startsWith(beginning)) return false;
    const tail = saidLetters.slice(beginning.length);
    return tail === '' || VERB_TAIL.test(tail) || (!isShort && BARE_VERB_TAIL.test(tail));
  });
}
