import type { FieldHits } from './rank-items';
import type { MarkedField } from './search-item';

/** A part of a shown text, in its UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

/** What to mark in each text: ranges in order, none touching the next. */
export type Marks = Readonly<Record<MarkedField, readonly TextRange[]>>;

/** One object for all items with nothing to mark, so that a screen sees nothing change. */
export const NO_MARKS: Marks = { title: [], sentence: [], minimalDose: [] };

export function marksOf(found: readonly FieldHits[]): Marks {
  const rangesIn = (shownAs: MarkedField): readonly TextRange[] =>
    joined(
      found
        .filter(({ field }) => field.shownAs === shownAs)
        .flatMap(({ field, hits }) => hits.map(({ start, end }) => field.text.folded.originOf(start, end))),
    );
  const marks: Marks = {
    title: rangesIn('title'),
    sentence: rangesIn('sentence'),
    minimalDose: rangesIn('minimalDose'),
  };
  return Object.values(marks).every((ranges) => ranges.length === 0) ? NO_MARKS : marks;
}

function joined(ranges: readonly TextRange[]): readonly TextRange[] {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  return sorted.reduce<readonly TextRange[]>((done, range) => {
    const last = done.at(-1);
    if (last === undefined || range[0] > last[1]) return [...done, range];
    return [...done.slice(0, -1), [last[0], Math.max(last[1], range[1])]];
  }, []);
}
