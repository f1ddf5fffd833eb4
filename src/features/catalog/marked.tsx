import type { ComponentChild, JSX } from 'preact';
import type { TextRange } from '@/catalog/search/marks';

export interface MarkedProps {
  readonly text: string;
  /** In order and apart. */
  readonly ranges: readonly TextRange[];
}

/** A text with what was looked for marked in it. */
export function Marked({ text, ranges }: MarkedProps): JSX.Element {
  const pieces: ComponentChild[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
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
