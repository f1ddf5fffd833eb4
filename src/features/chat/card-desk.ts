import { signal, type ReadonlySignal } from '@preact/signals';
import type { Coach } from '@/coach/coach';
import type { CardAnswer, OpenProposal } from '@/coach/coach-event';
import type { ActivityDao } from '@/db/activity-dao';
import { MAX_ACTIVE_HABITS_PER_TYPE } from '@/domain/active-habit-quota';
import type { Activity } from '@/domain/activity';
import type { Clock } from '@/domain/clock';
import { messages } from '@/i18n/current';
import type { ToolErr, ToolResult } from '@/tools/tool';
import type { Snackbars } from '@/ui/snackbar';
import type { ItemOf } from './chat-item';
import type { Transcript } from './transcript';

/** A proposal is about now: after an hour without an answer it closes, and can be looked at again. */
export const CARD_LIFE_MS = 60 * 60 * 1000;

export interface CardDeskDeps {
  readonly coach: Pick<Coach, 'prepareCard' | 'writeCard'>;
  readonly activityDao: Pick<ActivityDao, 'undo'>;
  readonly clock: Clock;
  readonly snackbars: Snackbars;
}

/** The cards of a talk, from the proposal to what became of it. */
export class CardDesk {
  /** Cards that a running turn waits for. */
  readonly waiting: ReadonlySignal<number>;
  private readonly waitingCount = signal(0);
  private readonly taps = new Map<string, (answer: CardAnswer) => void>();
  private readonly transcript: Transcript;
  private readonly deps: CardDeskDeps;
  private expiry: ReturnType<typeof setTimeout> | undefined;

  constructor(transcript: Transcript, deps: CardDeskDeps) {
    this.transcript = transcript;
    this.deps = deps;
    this.waiting = this.waitingCount;
  }

  /** Lays a new card on the desk. */
  lay(card: OpenProposal): void {
    this.transcript.add({ kind: 'proposal', card, state: { kind: 'open', obstacle: null } });
    this.watchTime();
  }

  awaitTap({ key }: OpenProposal): Promise<CardAnswer> {
    this.waitingCount.value += 1;
    return new Promise((resolve) => {
      this.taps.set(key, (answer) => {
        this.taps.delete(key);
        this.waitingCount.value -= 1;
        resolve(answer);
      });
    });
  }

  /** The person's answer to a card; a second tap finds nothing to answer. */
  async answer(key: string, isAccepted: boolean): Promise<void> {
    this.expireOld();
    const item = this.transcript.card(key);
    if (item?.state.kind !== 'open') return;
    if (!isAccepted) {
      this.transcript.setCard(key, { kind: 'declined' });
      this.taps.get(key)?.(null);
      return;
    }
    if (item.state.obstacle) return;
    this.transcript.setCard(key, { kind: 'saving' });
    const { call, proposal } = item.card;
    const prepared = { ok: true, kind: 'proposal', call, proposal } as const;
    const tap = this.taps.get(key);
    if (tap) tap(prepared);
    else this.settle(key, await this.deps.coach.writeCard(prepared, key));
  }

  settle(key: string, result: ToolResult): void {
    if (result.ok) this.transcript.setCard(key, { kind: 'saved' });
    else if (result.code !== 'declined')
      this.transcript.setCard(key, { kind: 'failed', reason: result.reason });
  }

  /** Puts the person's changes on the card; what the rules say against them comes back, and the card stays. */
  async amend(key: string, args: Readonly<Record<string, unknown>>): Promise<ToolErr | null> {
    const item = this.transcript.card(key);
    if (item?.state.kind !== 'open') return null;
    return this.prepareAgain(item, args);
  }

  /** A card that closed without a yes or no is laid on the desk again, as things stand now. */
  async reopen(key: string): Promise<void> {
    const item = this.transcript.card(key);
    if (item?.state.kind !== 'expired' && item?.state.kind !== 'failed') return;
    const madeAt = this.deps.clock.now();
    const open = {
      ...item,
      card: { ...item.card, madeAt },
      state: { kind: 'open', obstacle: null },
    } as const;
    this.transcript.changeCard(key, () => open);
    this.watchTime();
    await this.recheck(open);
  }

  /** The world has changed: every open card says whether a yes could still be carried out. */
  async recheckAll(): Promise<void> {
    await Promise.all(this.open().map((item) => this.recheck(item)));
  }

  /** Closes all open cards without an answer. */
  expireAll(): void {
    this.expire(this.open());
  }

  async undo(key: string): Promise<void> {
    if (this.transcript.card(key)?.state.kind !== 'saved') return;
    const { activityDao, snackbars } = this.deps;
    const text = messages.value;
    try {
      const outcome = await activityDao.undo(key, MAX_ACTIVE_HABITS_PER_TYPE);
      if (outcome === 'undone' || outcome === 'not_found') this.transcript.setCard(key, { kind: 'undone' });
      else snackbars.show({ text: outcome === 'no_seat' ? text.coach.noSeat : text.today.notUndone });
    } catch {
      snackbars.show({ text: text.today.saveFailed });
    }
  }

  /** Deeds were undone elsewhere: their cards say so, too. */
  showUndone(deeds: readonly Activity[]): void {
    for (const { proposalKey, undoneAt } of deeds) {
      const isShownAsSaved = this.transcript.card(proposalKey)?.state.kind === 'saved';
      if (undoneAt !== null && isShownAsSaved) this.transcript.setCard(proposalKey, { kind: 'undone' });
    }
  }

  private open(): readonly ItemOf<'proposal'>[] {
    return this.transcript.cards().filter(({ state }) => state.kind === 'open');
  }

  private async recheck(item: ItemOf<'proposal'>): Promise<void> {
    const { key } = item.card;
    const obstacle = await this.prepareAgain(item);
    this.transcript.changeCard(key, (now) =>
      now.state.kind === 'open' ? { ...now, state: { kind: 'open', obstacle } } : now,
    );
  }

  private async prepareAgain(
    item: ItemOf<'proposal'>,
    args?: Readonly<Record<string, unknown>>,
  ): Promise<ToolErr | null> {
    const prepared = await this.deps.coach.prepareCard(item.card, args);
    if (!prepared.ok) return prepared;
    if (prepared.kind !== 'proposal') return null;
    const { call, proposal } = prepared;
    this.transcript.changeCard(item.card.key, (now) =>
      // Edited or answered while the check ran: then this check is of yesterday.
      now.state.kind === 'open' && now.card === item.card
        ? { ...now, card: { ...now.card, call, proposal }, state: { kind: 'open', obstacle: null } }
        : now,
    );
    return null;
  }

  private expireOld(): void {
    const limit = this.deps.clock.now() - CARD_LIFE_MS;
    this.expire(this.open().filter(({ card }) => card.madeAt <= limit));
  }

  private expire(items: readonly ItemOf<'proposal'>[]): void {
    for (const { card } of items) {
      this.transcript.setCard(card.key, { kind: 'expired' });
      this.taps.get(card.key)?.(null);
    }
  }

  /** Wakes when the oldest open card has had its time. */
  watchTime(): void {
    clearTimeout(this.expiry);
    const oldest = Math.min(...this.open().map(({ card }) => card.madeAt));
    if (!Number.isFinite(oldest)) return;
    const wait = Math.max(0, oldest + CARD_LIFE_MS - this.deps.clock.now());
    this.expiry = setTimeout(() => {
      this.expireOld();
      this.watchTime();
    }, wait + 1);
  }
}
