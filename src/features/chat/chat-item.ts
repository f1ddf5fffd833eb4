import type { OpenProposal } from '@/coach/coach-event';
import type { LlmErrorKind } from '@/i18n/llm-error-text';
import type { ToolCall } from '@/tools/dispatch';
import type { Reading } from '@/tools/reading';
import type { ToolErr } from '@/tools/tool';

/** What became of a card. Only an `open` one can be tapped, and only once. */
export type CardState =
  /** `obstacle`: why a yes could not be carried out as things stand; it goes when the reason goes. */
  | { readonly kind: 'open'; readonly obstacle: ToolErr | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'declined' }
  /** nobody answered in time, or the talk went on; it can be looked at again */
  | { readonly kind: 'expired' }
  | { readonly kind: 'undone' }
  | { readonly kind: 'failed'; readonly reason: string };

export type Notice =
  | 'stopped'
  | 'cutOff'
  | 'brokenCall'
  | 'repeated'
  | 'emptyAnswer'
  | 'lostCharacters'
  | 'tooManyRounds'
  /** the model tried twice, the rules refused twice, and there is nothing to offer */
  | 'notMended'
  /** the page was closed before the answer came */
  | 'interrupted'
  /** the model claims a write that did not happen */
  | 'nothingSaved'
  | { readonly error: LlmErrorKind; readonly detail: string | null };

interface Item {
  /** Unique over all talks on this device. */
  readonly id: string;
}

/** One thing in the conversation, in the order it happened. */
export type ChatItem =
  | (Item & { readonly kind: 'me'; readonly text: string })
  | (Item & {
      readonly kind: 'coach';
      readonly text: string;
      readonly thinking: string;
      readonly isStreaming: boolean;
    })
  | (Item & { readonly kind: 'proposal'; readonly card: OpenProposal; readonly state: CardState })
  | (Item & { readonly kind: 'reading'; readonly reading: Reading })
  | (Item & {
      readonly kind: 'refused';
      readonly call: ToolCall;
      readonly error: ToolErr;
      /** the alternative can be taken; no longer once something was proposed after it */
      readonly isOfferOpen: boolean;
    })
  | (Item & { readonly kind: 'notice'; readonly notice: Notice; readonly retryText: string | null });

export type ItemOf<K extends ChatItem['kind']> = Extract<ChatItem, { kind: K }>;

/** A new item before it has a place. */
export type NewItem = ChatItem extends infer T ? (T extends ChatItem ? Omit<T, 'id'> : never) : never;
