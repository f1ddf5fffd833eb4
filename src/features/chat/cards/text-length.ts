import { cleanText, countGraphemes } from '@/domain/text-limits';
import { messages } from '@/i18n/current';

export interface TextLength {
  readonly isOver: boolean;
  /** `9 / 200`, or how many characters have to go. */
  readonly shown: string;
  /** The same in words, for a screen reader. */
  readonly spoken: string;
}

/** How much of its room a text takes, in graphemes of what would be stored. */
export function textLength(raw: string, max: number): TextLength {
  const text = messages.value.coach.proposal.editing;
  const count = countGraphemes(cleanText(raw));
  const isOver = count > max;
  return {
    isOver,
    shown: isOver ? text.over(count - max) : `${count} / ${max}`,
    spoken: isOver ? text.over(count - max) : text.count(count, max),
  };
}
