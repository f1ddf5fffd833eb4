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
const LOOK_MS = 60_000;

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
    // A yes to what was saved and undone elsewhere meanwhile.
    else if (this.transcript.card(key)?.state.kind === 'saving')
      this.transcript.setCard(key, { kind: 'undone' });
  }

  /** Puts the person's changes on the card; what the rules say against them comes back, and the card stays. */
  async amend(key: string, args: Readonly<Record<string, unknown>>): Promise<ToolErr | null> {
    for (;;) {
      const item = this.transcript.card(key);
      if (item?.state.kind !== 'open') return null;
      const outcome = await this.prepareAgain(item, args);
      if (outcome !== 'outdated') return outcome;
    }
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

  /**
   * What the coach's deeds are by now, newest first. The store knows best: whatever a card says, here or in the talk as
   * it was kept, it was saved when its deed stands, and undone when that was undone.
   */
  reconcile(deeds: readonly Pick<Activity, 'proposalKey' | 'undoneAt'>[]): void {
    for (const { proposalKey, undoneAt } of deeds) {
      const item = this.transcript.card(proposalKey);
      const kind = undoneAt === null ? 'saved' : 'undone';
      if (!item || item.state.kind === 'saving' || item.state.kind === kind) continue;
      const { call, proposal } = item.card;
      this.transcript.setCard(proposalKey, { kind });
      // A turn that waits here hears what was answered elsewhere; the same key writes nothing twice.
      this.taps.get(proposalKey)?.(kind === 'saved' ? { ok: true, kind: 'proposal', call, proposal } : null);
    }
  }

  private open(): readonly ItemOf<'proposal'>[] {
    return this.transcript.cards().filter(({ state }) => state.kind === 'open');
  }

  private async recheck(item: ItemOf<'proposal'>): Promise<void> {
    const outcome = await this.prepareAgain(item);
    // A check that failed says nothing about the card; before the write everything is checked once more.
    if (outcome === null || outcome === 'outdated' || outcome.code === 'handler_error') return;
    this.transcript.changeCard(item.card.key, (now) =>
      isOpenStill(now, item) && !isSame(now.state, { kind: 'open', obstacle: outcome })
        ? { ...now, state: { kind: 'open', obstacle: outcome } }
        : now,
    );
  }

  /** `outdated`: the card was edited, checked or answered while this check ran. */
  private async prepareAgain(
    item: ItemOf<'proposal'>,
    args?: Readonly<Record<string, unknown>>,
  ): Promise<ToolErr | 'outdated' | null> {
    const { key } = item.card;
    const prepared = await this.deps.coach.prepareCard(item.card, args);
    const now = this.transcript.card(key);
    if (!now || !isOpenStill(now, item)) return 'outdated';
    if (!prepared.ok) return prepared;
    if (prepared.kind !== 'proposal') return null;
    const { call, proposal } = prepared;
    const card = { ...now.card, call, proposal };
    const state = { kind: 'open', obstacle: null } as const;
    if (!isSame([card, state], [now.card, now.state]))
      this.transcript.changeCard(key, () => ({ ...now, card, state }));
    return null;
  }

  private expireOld(): void {
    const now = this.deps.clock.now();
    // One from the future was made before the clock was set right.
    const isOver = (madeAt: number): boolean => Math.abs(now - madeAt) >= CARD_LIFE_MS;
    this.expire(this.open().filter(({ card }) => isOver(card.madeAt)));
  }

  private expire(items: readonly ItemOf<'proposal'>[]): void {
    for (const { card } of items) {
      this.transcript.setCard(card.key, { kind: 'expired' });
      this.taps.get(card.key)?.(null);
    }
  }

  /** Looks now and then whether an open card has had its time; a yes looks as well. */
  watchTime(): void {
    clearTimeout(this.expiry);
    if (this.open().length === 0) return;
    this.expiry = setTimeout(() => {
      this.expireOld();
      this.watchTime();
    }, LOOK_MS);
  }
}

function isOpenStill(now: ItemOf<'proposal'>, then: ItemOf<'proposal'>): boolean {
  return now.state.kind === 'open' && now.card === then.card;
}

/** For values that could be stored: a check that changes nothing is not worth a write. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
