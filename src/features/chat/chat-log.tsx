import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { assertNever } from '@/lib/assert-never';
import { messages } from '@/i18n/current';
import { Announcer } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { AnswerBubble } from './answer-bubble';
import type { ChatItem, Notice } from './chat-item';
import type { ChatModel } from './chat-model';
import { spokenText } from './lost-characters';
import { ProposalCard } from './proposal-card';
import { settledText } from './settled-text';
import { RefusedCard } from './refused-card';

export function ChatLog({ model }: { readonly model: ChatModel }): JSX.Element {
  const items = model.items.value;
  const last = items.at(-1);
  const answer = items.findLast((item) => item.kind === 'coach');
  const text = messages.value.coach;
  const isLoading = model.status.value.kind === 'loading';
  const isStreaming = last?.kind === 'coach' && last.isStreaming;
  const isWaiting = model.isAnswering.value && !isLoading && !isStreaming;
  return (
    <>
      <div class="chat" role="log" aria-live="off" aria-label={text.log} aria-busy={model.isAnswering.value}>
        {items.map((item) => (
          <Row key={item.id} item={item} model={model} />
        ))}
        {isWaiting && <p class="chat__waiting answer__text--streaming">{text.writing}</p>}
      </div>
      <p class="visually-hidden" aria-live="polite">
        {last && announcementOf(last)}
      </p>
      {answer && <Announcer id={answer.id} text={spokenText(answer.text)} isComplete={!answer.isStreaming} />}
    </>
  );
}

interface RowProps {
  readonly item: ChatItem;
  readonly model: ChatModel;
}

/** Drawn anew only when it changed: a long talk must not slow down the words that come in. */
function Row({ item, model }: RowProps): JSX.Element {
  const text = messages.value;
  return useMemo(() => <Item item={item} model={model} />, [item, model, text]);
}

function Item({ item, model }: RowProps): JSX.Element {
  switch (item.kind) {
    case 'me':
      return <p class="chat__me">{item.text}</p>;
    case 'coach':
      return <AnswerBubble item={item} />;
    case 'proposal':
      return (
        <ProposalCard
          item={item}
          onAnswer={(isAccepted) => model.answer(item.card.key, isAccepted)}
          onUndo={() => void model.undo(item.card.key)}
        />
      );
    case 'refused':
      return <RefusedCard item={item} onUseAlternative={() => void model.useAlternative(item.id)} />;
    case 'notice':
      return (
        <div class="chat__notice">
          <span>{noticeText(item.notice)}</span>
          {item.retryText !== null && (
            <Button tone="text" size="small" onClick={() => void model.retry(item.id)}>
              {messages.value.common.retry}
            </Button>
          )}
        </div>
      );
    default:
      return assertNever(item);
  }
}

function noticeText(notice: Notice): string {
  const { coach, errors } = messages.value;
  if (typeof notice === 'string') return coach[notice];
  const { title, body } = errors[notice.error];
  if (notice.error === 'too_long' && notice.detail !== null) return coach.tooLong(notice.detail);
  return `${title}. ${body}`;
}

/** What a screen reader is told of the newest thing that isn't the model's words. */
function announcementOf(item: ChatItem): string {
  const { coach } = messages.value;
  switch (item.kind) {
    case 'proposal':
      return item.state.kind === 'open' || item.state.kind === 'saving'
        ? `${coach.proposal[item.card.proposal.type]}: ${item.card.proposal.framedText}`
        : settledText(item.card.proposal.framedText, item.state);
    case 'refused':
      return `${coach.refused.title}. ${item.error.reason}`;
    case 'notice':
      return noticeText(item.notice);
    case 'me':
    case 'coach':
      return '';
  }
}
