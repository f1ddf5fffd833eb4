const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A small count in words. */
export const word = (count: number): string => WORDS[count] ?? String(count);

/** A place in a short row, from 1: `third`. */
export const ordinal = (place: number): string => ORDINALS[place - 1] ?? String(place);
