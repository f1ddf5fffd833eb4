import type { TurnEnd } from '@/coach/coach-event';
import { llmErrorKind } from '@/coach/llm-error-kind';
import type { ChatItem, Notice } from './chat-item';

/** What is to be said of how a turn ended; `last`: the newest thing on the screen. Null where it speaks for itself. */
export function noticeOf(end: TurnEnd, last: ChatItem | undefined): Notice | null {
  switch (end.kind) {
    case 'stopped':
      // A card that was closed by the talk going on says so itself.
      return last?.kind === 'proposal' ? null : 'stopped';
    case 'too_many_rounds':
      return 'tooManyRounds';
    case 'not_mended':
      return last?.kind === 'refused' && last.error.alternative ? null : 'notMended';
    case 'failed':
      return { error: llmErrorKind(end.code), detail: end.detail };
    case 'answered':
      if (end.reason === 'limit') return 'cutOff';
      if (end.reason === 'incomplete_call') return 'brokenCall';
      if (end.reason === 'repetition') return 'repeated';
      if (last?.kind === 'coach' && last.text.includes('\uFFFD')) return 'lostCharacters';
      return last?.kind === 'me' ? 'emptyAnswer' : null;
  }
}
