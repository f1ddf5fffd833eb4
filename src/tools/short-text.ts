const ELLIPSIS = '…';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The text in at most `room` UTF-16 units, counted as JSON writes them (a quote is two); what is too long ends in `…`
 * after a whole grapheme.
 */
export function shortText(text: string, room: number): string {
  if (unitsOf(text) <= room) return text;
  let short = '';
  let left = room - ELLIPSIS.length;
  // No grapheme is shorter than a unit, so whatever lies beyond the room needn't be segmented.
  for (const { segment } of graphemes.segment(text.slice(0, room + LONGEST_GRAPHEME))) {
    left -= unitsOf(segment);
    if (left < 0) break;
    short += segment;
  }
  return short.trimEnd() + ELLIPSIS;
}

/** Families and flags are 11–15 units; anything longer is cut like a text. */
const LONGEST_GRAPHEME = 64;

function unitsOf(text: string): number {
  return JSON.stringify(text).length - 2;
}
