import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

export interface AnnouncerProps {
  /** Which text this is: another id starts over. */
  readonly id: string;
  /** A text that grows. */
  readonly text: string;
  /** Nothing more comes, so a last sentence without a full stop is said as well. */
  readonly isComplete: boolean;
}

const SENTENCE_END = /[.!?…。]["'”’)]?\s|\n/g;

/** Says a growing text to screen readers, a whole sentence at a time. */
export function Announcer({ id, text, isComplete }: AnnouncerProps): JSX.Element {
  const said = useRef({ id, end: 0, sentence: '' });
  if (said.current.id !== id) said.current = { id, end: 0, sentence: '' };
  const end = isComplete ? text.length : lastSentenceEnd(text);
  if (end > said.current.end) {
    said.current = { id, end, sentence: text.slice(said.current.end, end).trim() };
  }
  return (
    <p class="visually-hidden" aria-live="polite">
      {said.current.sentence}
    </p>
  );
}

function lastSentenceEnd(text: string): number {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  return last ? last.index + last[0].length : 0;
}
