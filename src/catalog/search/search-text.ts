import { disassemble } from 'es-hangul';
import { stemmer } from 'stemmer';
import { foldText, type FoldedText } from '@/domain/fold-text';
import { scriptsOf, type Scripts } from './hangul';
import { koreanForms, type KoreanForms } from './korean-word';

/** A word of a text; places are those of the folded text. */
export interface TextWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Taken apart into single letters. */
  readonly letters: string;
  readonly korean: KoreanForms;
  /** Of an English word. */
  readonly stem: string | null;
}

/** One of the catalogue's texts, ready to be searched. */
export interface SearchText {
  readonly folded: FoldedText;
  readonly words: readonly TextWord[];
  readonly scripts: Scripts;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ENGLISH_WORD = /^[a-z]+$/;

export function searchText(original: string): SearchText {
  const folded = foldText(original);
  const words = Array.from(folded.text.matchAll(WORD), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
    letters: disassemble(text),
    korean: koreanForms(text),
    stem: englishStem(text),
  }));
  return { folded, words, scripts: scriptsOf(folded.text) };
}

export function englishStem(word: string): string | null {
  return ENGLISH_WORD.test(word) ? stemmer(word) : null;
}

/** The words of what a person typed, folded. */
export function wordsOf(original: string): readonly string[] {
  return foldText(original).text.match(WORD) ?? [];
}
