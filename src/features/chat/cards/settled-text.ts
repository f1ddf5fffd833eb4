import { messages } from '@/i18n/current';
import type { CardState } from '../chat-item';
import type { ProposalWords } from './proposal-words';

export type SettledState = Exclude<CardState, { readonly kind: 'open' | 'saving' }>;

/** What became of a proposal, in one line. */
export function settledText({ saved, declined }: ProposalWords, state: SettledState): string {
  const text = messages.value.coach.proposal;
  switch (state.kind) {
    case 'saved':
      return saved;
    case 'declined':
      return declined;
    case 'failed':
      return state.reason;
    case 'expired':
    case 'undone':
      return text[state.kind];
  }
}
