import { signal } from '@preact/signals';
import { act, render } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import type { LocalDay } from '@/domain/local-day';
import type { CardState, ChatItem, ItemOf } from '@/features/chat/chat-item';
import { ChatLog, type ChatLogProps } from '@/features/chat/chat-log';
import type { LlmStatus } from '@/llm/llm-service';
import type { Proposal } from '@/tools/proposal';
import type { Reading } from '@/tools/reading';
import type { ToolErr } from '@/tools/tool';

// happy-dom draws nothing, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined;

export const TODAY = '2026-11-30' as LocalDay;
export const YESTERDAY = '2026-11-29' as LocalDay;

type Talk = ChatLogProps['model'];
type Asked = readonly [name: string, ...args: readonly unknown[]];

/** A talk that does what it is told: it remembers what the cards asked of it, and answers edits as prepared. */
export class FakeTalk implements Talk {
  readonly isEarlier = (): boolean => false;
  readonly items = signal<readonly ChatItem[]>([]);
  readonly status = signal<LlmStatus>({ kind: 'resting' });
  readonly isAnswering = signal(false);
  readonly asked: Asked[] = [];
  /** How the next edit is taken: null is a yes. */
  amendment: () => Promise<ToolErr | null> = () => Promise.resolve(null);

  answer(key: string, isAccepted: boolean): void {
    this.asked.push(['answer', key, isAccepted]);
  }
  amend(key: string, args: Readonly<Record<string, unknown>>): Promise<ToolErr | null> {
    this.asked.push(['amend', key, args]);
    return this.amendment();
  }
  undo = (key: string) => this.note('undo', key);
  reopen = (key: string) => this.note('reopen', key);
  useAlternative = (id: string) => this.note('useAlternative', id);
  archiveOccupant = (id: string, habitId: string) => this.note('archiveOccupant', id, habitId);
  retry = (id: string) => this.note('retry', id);

  /** What becomes of the only card. */
  setCard(state: CardState, proposal?: Proposal): void {
    this.items.value = this.items.value.map((item) =>
      item.kind === 'proposal'
        ? { ...item, state, card: { ...item.card, proposal: proposal ?? item.card.proposal } }
        : item,
    );
  }

  private note(...asked: Asked): Promise<void> {
    this.asked.push(asked);
    return Promise.resolve();
  }
}

export function open(...items: readonly ChatItem[]) {
  const talk = new FakeTalk();
  render(<ChatLog model={talk} today={TODAY} />);
  // Only what comes after the screen has opened is news to a screen reader.
  void act(() => {
    talk.items.value = items;
  });
  return { talk, user: userEvent.setup() };
}

/** What the live regions hold. */
export const spoken = (): string =>
  Array.from(
    document.querySelectorAll('[role=log] ~ [aria-live=polite]'),
    (region) => region.textContent,
  ).join('\n');

export const opened: CardState = { kind: 'open', obstacle: null };

export function cardOf(
  proposal: Proposal,
  { args = {}, state = opened, key = 'k1' }: { args?: unknown; state?: CardState; key?: string } = {},
): ItemOf<'proposal'> {
  const call = { name: proposal.tool, args };
  return { id: `item-${key}`, kind: 'proposal', card: { key, call, proposal, madeAt: 0 }, state };
}

export function refusalOf(
  error: Omit<ToolErr, 'ok'>,
  { name = 'add_habit', isOfferOpen = true }: { name?: string; isOfferOpen?: boolean } = {},
): ItemOf<'refused'> {
  return {
    id: 'refused-1',
    kind: 'refused',
    call: { name, args: {} },
    error: { ok: false, ...error },
    isOfferOpen,
  };
}

export const readingOf = (reading: Reading): ItemOf<'reading'> => ({ id: 'r1', kind: 'reading', reading });
