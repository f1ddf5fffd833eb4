import { shortText } from './short-text';
import { toolOk, type ToolOk } from './tool';
import type { Reading } from './reading';

/** UTF-16 units for all sentences of one answer together: it is read in a window of 2,048 tokens. */
const ROOM_FOR_SENTENCES = 360;
const ROOM_FOR_ONE = 100;
export const ROOM_FOR_WHEN = 20;
/** Titles are short, but that of a habit of the person's own is its sentence. */
export const ROOM_FOR_TITLE = 100;

/** A sentence as one of `count` in an answer to the model. */
export function shortSentence(sentence: string, count: number): string {
  return shortText(sentence, Math.min(ROOM_FOR_ONE, Math.floor(ROOM_FOR_SENTENCES / count)));
}

/** The one string that a reading tool tells the model, next to what the person is shown. */
export function shortAnswer(lead: string, lines: readonly string[], reading: Reading): ToolOk {
  return toolOk({ value: [lead, lines.join('; ')].filter((part) => part !== '').join(' ') }, reading);
}
