import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { LocalDay } from '@/domain/local-day';
import { messages } from '@/i18n/current';
import { Announcer } from '@/ui/announcer';
import { announcementOf } from './announcement-of';
import type { ChatItem } from './chat-item';
import type { ChatModel } from './chat-model';
import { ChatRow, type RowModel } from './chat-row';
import { spokenText } from './lost-characters';

export interface ChatLogProps {
  readonly model: RowModel & Pick<ChatModel, 'items' | 'status' | 'isAnswering' | 'isEarlier'>;
  /** The current day where it is known. */
  readonly today: LocalDay | null;
}

export function ChatLog({ model, today }: ChatLogProps): JSX.Element {
  const items = model.items.value;
  const last = items.at(-1);
  const answer = items.findLast((item) => item.kind === 'coach');
  const text = messages.value.coach;
  const atFirst = useRef(new WeakSet(items));
  const isNews = (item: ChatItem): boolean => !atFirst.current.has(item) && !model.isEarlier(item);
  const isLoading = model.status.value.kind === 'loading';
  const isStreaming = last?.kind === 'coach' && last.isStreaming;
  const isWaiting = model.isAnswering.value && !isLoading && !isStreaming;
  return (
    <>
      <div class="chat" role="log" aria-live="off" aria-label={text.log} aria-busy={model.isAnswering.value}>
        {items.map((item) => (
          <ChatRow key={item.id} item={item} model={model} today={today} />
        ))}
        {isWaiting && <p class="chat__waiting answer__text--streaming">{text.writing}</p>}
      </div>
      <p class="visually-hidden" aria-live="polite">
        {last && isNews(last) && announcementOf(last, today)}
      </p>
      {answer && isNews(answer) && (
        <Announcer id={answer.id} text={spokenText(answer.text)} isComplete={!answer.isStreaming} />
      )}
    </>
  );
}
