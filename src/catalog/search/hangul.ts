import { disassemble, getChoseong } from 'es-hangul';

const HANGUL = /[\u3131-\u318E\uAC00-\uD7A3]/;
const OTHER_LETTER = /(?![\u3131-\u318E\uAC00-\uD7A3])[\p{L}\p{M}\p{N}]/u;
/** Two consonants that a keyboard melts into one character: what is left of two initials typed in a row. */
const MELTED_CONSONANTS = /[\u3133\u3135\u3136\u313A-\u3140\u3144]/g;
const LATIN_OR_DIGIT = /[a-z0-9]/;
const SEPARATOR = /[^\p{L}\p{M}\p{N}]/u;

export function isHangul(text: string): boolean {
  return HANGUL.test(text);
}

/** Which letters a text is written in. */
export interface Scripts {
  readonly hasHangul: boolean;
  readonly hasOther: boolean;
}

export function scriptsOf(text: string): Scripts {
  return { hasHangul: HANGUL.test(text), hasOther: OTHER_LETTER.test(text) };
}

/** Texts that share no script have nothing in common. */
export function shareScript(a: Scripts, b: Scripts): boolean {
  return (a.hasHangul && b.hasHangul) || (a.hasOther && b.hasOther);
}

/** Melted initials taken apart again. */
export function splitInitials(word: string): string {
  return word.replace(MELTED_CONSONANTS, disassemble);
}

export interface MatchOptions {
  /** The last syllable may still be in the making: its letters may go on, or be the first of the next syllable. */
  readonly isUnfinished: boolean;
}

/**
 * Where `word` ends in `text` when it begins at `start`; null if it isn't there. A consonant alone stands for any
 * syllable that begins with it. Spaces don't count, except inside a Latin word or a number. Both texts are folded.
 */
export function endOfMatch(
  text: string,
  start: number,
  word: string,
  { isUnfinished }: MatchOptions,
): number | null {
  let at = start;
  for (let index = 0; index < word.length; index += 1) {
    const wanted = word.charAt(index);
    if (index > 0 && !isWithinLatin(word, index)) at = skipSeparators(text, at);
    const found = text.charAt(at);
    if (found === '') return null;
    if (found === wanted || isInitialOf(wanted, found)) {
      at += 1;
      continue;
    }
    return isUnfinished && index === word.length - 1 ? endOfUnfinished(text, at, wanted) : null;
  }
  return at;
}

function isWithinLatin(word: string, index: number): boolean {
  return LATIN_OR_DIGIT.test(word.charAt(index)) && LATIN_OR_DIGIT.test(word.charAt(index - 1));
}

/** Of one character; asked for every word of the catalogue, so no regular expression. */
function isConsonant(character: string): boolean {
  return character >= '\u3131' && character <= '\u314E';
}

function isInitialOf(consonant: string, syllable: string): boolean {
  return isConsonant(consonant) && isHangul(syllable) && getChoseong(syllable) === consonant;
}

function endOfUnfinished(text: string, at: number, syllable: string): number | null {
  if (!isHangul(syllable)) return null;
  const letters = disassemble(syllable);
  const found = disassemble(text.charAt(at));
  if (found.startsWith(letters)) return at + 1;
  const next = skipSeparators(text, at + 1);
  const isBegunInNext =
    letters.startsWith(found) && `${found}${disassemble(text.charAt(next))}`.startsWith(letters);
  return isBegunInNext ? next + 1 : null;
}

function skipSeparators(text: string, from: number): number {
  let at = from;
  while (at < text.length && SEPARATOR.test(text.charAt(at))) at += 1;
  return at;
}
