/** A list of words that can be looked for at a place of a folded text. */
export interface AvoidanceWordList {
  has(word: string): boolean;
  /** The end of the longest word of the list that begins at `start`, or -1. */
  endOfWordAt(text: string, start: number): number;
  /** Whether a word of the list ends the text. */
  ends(text: string): boolean;
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Found by length, so that a list of thousands costs as much as one of ten. */
export function wordList(words: readonly string[]): AvoidanceWordList {
  const known = new Set(words);
  const lengths = [...new Set(words.map((word) => word.length))].sort((a, b) => b - a);
  return {
    has: (word) => known.has(word),
    endOfWordAt(text, start) {
      // A form that needs a space after it (`가 `) may also end the text.
      const rest = `${text.slice(start, start + (lengths[0] ?? 0))} `;
      const length = lengths.find((candidate) => known.has(rest.slice(0, candidate)));
      return length === undefined ? -1 : start + rest.slice(0, length).trimEnd().length;
    },
    ends(text) {
      return lengths.some((length) => {
        const start = text.length - length;
        if (start < 0 || !known.has(text.slice(start))) return false;
        // Many longer words end like one of a single syllable (`술`, `예술`).
        return length > 1 || !WORD_CHARACTER.test(text[start - 1] ?? '');
      });
    },
  };
}
