import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { LocalDay } from '@/domain/local-day';
import { messages } from '@/i18n/current';
import { assertNever } from '@/lib/assert-never';
import { Button } from '@/ui/button';
import { AnswerBubble } from './answer-bubble';
import { NothingSavedCard } from './cards/nothing-saved-card';
import { ProposalCard } from './cards/proposal-card';
import { ReadingCard } from './cards/reading-card';
import { RefusedCard } from './cards/refused-card';
import type { ChatItem } from './chat-item';
import type { ChatModel } from './chat-model';
import { noticeText } from './notice-text';

/** What a row can ask of the talk. */
export type RowModel = Pick<
  ChatModel,
  'answer' | 'amend' | 'undo' | 'reopen' | 'useAlternative' | 'archiveOccupant' | 'retry'
>;

export interface ChatRowProps {
  readonly item: ChatItem;
  readonly model: RowModel;
  readonly today: LocalDay | null;
}

/** Drawn anew only when it changed: a long talk must not slow down the words that come in. */
export function ChatRow({ item, model, today }: ChatRowProps): JSX.Element {
  const text = messages.value;
  return useMemo(() => <Row item={item} model={model} today={today} />, [item, model, today, text]);
}

function Row({ item, model, today }: ChatRowProps): JSX.Element {
  switch (item.kind) {
    case 'me':
      return <p class="chat__me">{item.text}</p>;
    case 'coach':
      return <AnswerBubble item={item} />;
    case 'proposal': {
      const { key } = item.card;
      return (
        <ProposalCard
          item={item}
          today={today}
          onAnswer={(isAccepted) => model.answer(key, isAccepted)}
          onAmend={(args) => model.amend(key, args)}
          onArchive={(habitId) => void model.archiveOccupant(item.id, habitId)}
          onUndo={() => void model.undo(key)}
          onReopen={() => void model.reopen(key)}
        />
      );
    }
    case 'reading':
      return <ReadingCard reading={item.reading} />;
    case 'refused':
      return (
        <RefusedCard
          item={item}
          onUseAlternative={() => void model.useAlternative(item.id)}
          onArchive={(habitId) => void model.archiveOccupant(item.id, habitId)}
        />
      );
    case 'notice':
      if (item.notice === 'nothingSaved') return <NothingSavedCard />;
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
