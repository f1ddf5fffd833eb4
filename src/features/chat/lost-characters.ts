/** A run of characters that the runtime lost; they can't be brought back. */
export const LOST = /\uFFFD+/u;

/** A text to be read aloud: a lost run is a pause, not a string of unnameable signs. */
export function spokenText(text: string): string {
  return text.split(LOST).join('…');
}
