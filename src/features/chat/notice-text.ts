import { messages } from '@/i18n/current';
import type { Notice } from './chat-item';

/** A notice in words, all of it. */
export function noticeText(notice: Notice): string {
  const { coach, errors } = messages.value;
  if (notice === 'nothingSaved') return `${coach.refused.nothingSavedTitle}. ${coach.nothingSaved}`;
  if (typeof notice === 'string') return coach[notice];
  const { title, body } = errors[notice.error];
  if (notice.error === 'too_long' && notice.detail !== null) return coach.tooLong(notice.detail);
  return `${title}. ${body}`;
}
