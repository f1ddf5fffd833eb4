import type { LocalDay } from '@/domain/local-day';
import { messages } from '@/i18n/current';
import { proposalWords } from './cards/proposal-words';
import { spokenReading } from './cards/reading-words';
import { refusedTitle } from './cards/refused-title';
import { settledText } from './cards/settled-text';
import type { ChatItem, ItemOf } from './chat-item';
import { noticeText } from './notice-text';

/** What a screen reader is told of the newest thing that isn't the model's words. */
export function announcementOf(item: ChatItem, today: LocalDay | null): string {
  switch (item.kind) {
    case 'proposal':
      return cardAnnouncement(item, today);
    case 'reading':
      return spokenReading(item.reading);
    case 'refused':
      return `${refusedTitle(item.call)}. ${item.error.reason}`;
    case 'notice':
      return noticeText(item.notice);
    case 'me':
    case 'coach':
      return '';
  }
}

function cardAnnouncement({ card, state }: ItemOf<'proposal'>, today: LocalDay | null): string {
  const words = proposalWords(card.proposal, today);
  if (state.kind === 'saving') return messages.value.coach.proposal.saving;
  if (state.kind !== 'open') return settledText(words, state);
  const asked = `${words.question}: ${words.subject}`;
  return state.obstacle ? `${asked}. ${state.obstacle.reason}` : asked;
}
