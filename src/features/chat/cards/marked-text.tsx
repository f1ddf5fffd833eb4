import type { JSX } from 'preact';

export interface MarkedRange {
  /** UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
}

/** A text with some of its words underlined; of ranges that overlap the first one counts. */
export function MarkedText({
  text,
  ranges,
}: {
  readonly text: string;
  readonly ranges: readonly MarkedRange[];
}): JSX.Element {
  const pieces: (string | JSX.Element)[] = [];
  let at = 0;
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}

/** The first place where the word stands in the text. */
export function rangeOf(text: string, word: string | undefined): readonly MarkedRange[] {
  const start = word ? text.indexOf(word) : -1;
  return word && start >= 0 ? [{ start, end: start + word.length }] : [];
}
