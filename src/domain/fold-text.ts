/** A text made comparable, with the way back to where each part of it came from. */
export interface FoldedText {
  readonly text: string;
  /** The range of the original behind a range of `text`, both in UTF-16 units. */
  originOf(start: number, end: number): readonly [start: number, end: number];
}

interface Piece {
  readonly index: number;
  readonly segment: string;
}

/** Hangul syllables, small Latin letters, figures: nearly every character, and folded already. */
const FOLDED = /^[\uAC00-\uD7A3a-z0-9]$/;
const SINGLE_QUOTES = /[\u2018\u2019\u201B\u02BC\u0060\u00B4]/g;
const DOUBLE_QUOTES = /[\u201C-\u201F]/g;
const INVISIBLE = /^[\p{Cf}\p{Cc}]$/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** NFC, straight quotes, lower case, single spaces, no invisible characters. */
export function foldText(original: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { index, segment } of piecesOf(original)) {
    const end = index + segment.length;
    const folded = foldPiece(segment);
    if (folded === ' ' && (text === '' || text.endsWith(' '))) continue;
    text += folded;
    while (starts.length < text.length) {
      starts.push(index);
      ends.push(end);
    }
  }
  return { text: text.trimEnd(), originOf: (start, end) => [starts[start] ?? 0, ends[end - 1] ?? 0] };
}

/** Composition never reaches beyond a grapheme; text that is composed already, and most is, needs no segmenting. */
function piecesOf(text: string): Iterable<Piece> {
  return text === text.normalize('NFC') ? codePointsOf(text) : graphemes.segment(text);
}

function* codePointsOf(text: string): Generator<Piece> {
  let index = 0;
  for (const segment of text) {
    yield { index, segment };
    index += segment.length;
  }
}

function foldPiece(piece: string): string {
  if (FOLDED.test(piece)) return piece;
  if (/^\s/.test(piece)) return ' ';
  if (INVISIBLE.test(piece)) return '';
  const composed = piece.normalize('NFC');
  if (FOLDED.test(composed)) return composed;
  return composed.replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"').toLowerCase();
}
