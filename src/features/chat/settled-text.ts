import { messages } from '@/i18n/current';
import type { CardState } from './chat-item';

export type SettledState = Exclude<CardState, { readonly kind: 'open' | 'saving' }>;

/** What became of a proposed sentence, in one line. */
export function settledText(sentence: string, state: SettledState): string {
  const text = messages.value.coach.proposal;
  switch (state.kind) {
    case 'saved':
      return text.saved(sentence);
    case 'failed':
      return state.reason;
    case 'declined':
    case 'expired':
    case 'undone':
      return text[state.kind];
  }
}
