import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { messages } from '@/i18n/current';
import type { Bringing } from '@/llm/files/download-state';
import type { ListedModel } from './listed-model';

/**
 * Tells screen readers of a download once a change, not with each percent. It stays in the card whatever the card
 * shows, since a live region that comes with its words is not read.
 */
export function CardStatus({
  listed: { download, installed },
}: {
  readonly listed: ListedModel;
}): JSX.Element {
  const { download: text } = messages.value.model;
  const wasComing = useRef(false);
  if (download) wasComing.current = true;
  else if (!installed) wasComing.current = false;
  const isDone = !download && installed !== null && wasComing.current;
  const words = download ? announcementOf(download.state) : isDone ? text.done : '';
  return (
    <p class="visually-hidden" role="status">
      {words}
    </p>
  );
}

function announcementOf(state: Bringing): string {
  const { download } = messages.value.model;
  switch (state.kind) {
    case 'running':
      return state.isRestarted ? download.restarted : download.started;
    case 'waiting':
      return download.waiting[state.reason];
    case 'paused':
      return download.paused;
    case 'checking':
      return download.checking;
    case 'failed':
      return ''; // the alert says it
  }
}
