import { computed, type ReadonlySignal } from '@preact/signals';
import type { CallPorts } from '@/coach/answer-call';
import type { CoachEvent } from '@/coach/coach-event';
import type { Activity } from '@/domain/activity';
import type { HabitId } from '@/domain/habit';
import { messages } from '@/i18n/current';
import type { LlmErrorKind } from '@/i18n/llm-error-text';
import type { LlmStatus } from '@/llm/llm-service';
import type { ToolCall } from '@/tools/dispatch';
import type { ToolErr } from '@/tools/tool';
import { CardDesk } from './card-desk';
import type { ChatModelDeps } from './chat-model-deps';
import type { ChatItem } from './chat-item';
import { earlierTurns } from './earlier-turns';
import { Floor } from './floor';
import { followWorld } from './follow-world';
import { noticeOf } from './notice-of';
import { Offers } from './offers';
import { SavedTalk } from './saved-talk';
import { Transcript } from './transcript';

/** After these only the person loads the model again. */
const asksFirst: ReadonlySet<LlmErrorKind> = new Set(['needs_hand', 'crashed_before']);

/** The talk as screens see it; kept on the device, so leaving, reloading and closing lose nothing. */
export class ChatModel {
  readonly items: ReadonlySignal<readonly ChatItem[]>;
  readonly status: ReadonlySignal<LlmStatus>;
  /** The model is at work: what the person can do is stop it. */
  readonly isAnswering: ReadonlySignal<boolean>;
  /** What is typed but not sent. */
  readonly draft = { value: '' };
  /** The earlier talk has been read. */
  readonly restored: Promise<void>;
  private readonly saved: SavedTalk;
  private readonly transcript: Transcript;
  private readonly desk: CardDesk;
  private readonly offers: Offers;
  private readonly deps: ChatModelDeps;
  private readonly floor = new Floor();
  /** Proposals written so far. */
  private written = 0;
  private deeds: readonly Activity[] = [];
  private isClearing = false;
  private readonly earlier = new WeakSet<ChatItem>();

  constructor(deps: ChatModelDeps) {
    this.deps = deps;
    this.saved = new SavedTalk(deps.talkDao, deps.clock);
    this.transcript = new Transcript(this.saved, deps.newId);
    this.desk = new CardDesk(this.transcript, deps);
    const propose = (call: ToolCall): Promise<void> => this.propose(call);
    this.offers = new Offers({ ...deps, transcript: this.transcript, propose });
    this.items = this.transcript.items;
    this.status = deps.coach.model.status;
    this.isAnswering = computed(() => this.floor.isTaken.value && this.desk.waiting.value === 0);
    this.restored = this.restore();
    // Seats are taken, deeds done and undone, days and settings change elsewhere: the cards keep up.
    followWorld(deps, {
      world: () => void this.desk.recheckAll(),
      deeds: (deeds) => {
        this.deeds = deeds;
        this.desk.reconcile(deeds);
      },
    });
  }

  /** Sends the person's words. A card left open is closed without an answer; a running answer is stopped. */
  async send(text: string): Promise<void> {
    const words = text.trim();
    if (words === '') return;
    this.deps.onModelChosen();
    await this.takeFloor(() => {
      this.transcript.closeOffers();
      this.transcript.add({ kind: 'me', text: words });
      return this.ask(words);
    });
  }

  stop(): void {
    this.floor.stop();
    this.desk.expireAll();
  }

  async startModel(): Promise<void> {
    this.deps.onModelChosen();
    await this.deps.coach.model.load({ byHand: true }).catch(() => undefined); // the status says why
  }

  stopModel(): void {
    this.deps.coach.model.unload();
  }

  answer(key: string, isAccepted: boolean): void {
    void this.desk.answer(key, isAccepted);
  }

  amend(key: string, args: Readonly<Record<string, unknown>>): Promise<ToolErr | null> {
    return this.desk.amend(key, args);
  }

  reopen(key: string): Promise<void> {
    return this.desk.reopen(key);
  }

  undo(key: string): Promise<void> {
    return this.desk.undo(key);
  }

  useAlternative(id: string): Promise<void> {
    return this.offers.useAlternative(id);
  }

  archiveOccupant(id: string, habitId: HabitId): Promise<void> {
    return this.offers.archiveOccupant(id, habitId);
  }

  async retry(id: string): Promise<void> {
    const item = this.transcript.find(id);
    if (item?.kind !== 'notice') return;
    const { retryText, notice } = item;
    if (retryText === null) return;
    // Where the model waits to be asked, this tap is the asking.
    const isAskedFor = typeof notice === 'object' && asksFirst.has(notice.error);
    if (isAskedFor) await this.deps.coach.model.load({ byHand: true }).catch(() => undefined);
    await this.takeFloor(() => {
      this.transcript.remove(id);
      return this.ask(retryText);
    });
  }

  /** Forgets the talk, here and on the disk; it can be taken back. What was saved in it stays saved. */
  async clearTalk(): Promise<void> {
    if (this.isClearing) return;
    this.isClearing = true;
    const { snackbars, coach } = this.deps;
    const text = messages.value;
    const complain = (): void => snackbars.show({ text: text.today.saveFailed });
    try {
      this.stop();
      await this.floor.settled();
      const rows = await this.saved.clear();
      const items = this.items.value;
      this.transcript.clear();
      coach.forget();
      const restore = (): void => {
        this.transcript.restore(items);
        coach.remember(earlierTurns(this.items.value));
        this.saved.restore(rows).catch(complain);
      };
      snackbars.show({ text: text.coach.cleared, action: { label: text.common.undo, run: restore } });
    } catch {
      complain();
    } finally {
      this.isClearing = false;
    }
  }

  /** Said before this start, and as it was: nothing to read aloud again. */
  isEarlier(item: ChatItem): boolean {
    return this.earlier.has(item);
  }

  /** All that was said so far is on the disk. */
  async settled(): Promise<void> {
    await this.saved.settled();
  }

  private async restore(): Promise<void> {
    const items = await this.saved.read().catch(() => []);
    const isFirst = this.items.value.length === 0;
    for (const item of items) this.earlier.add(item);
    this.transcript.restore(items);
    this.deps.coach.remember(earlierTurns(items));
    this.desk.reconcile(this.deeds);
    const last = items.at(-1);
    if (isFirst && last?.kind === 'me')
      this.transcript.add({ kind: 'notice', notice: 'interrupted', retryText: last.text });
    this.desk.watchTime();
    await this.desk.recheckAll();
  }

  private async propose(call: ToolCall): Promise<void> {
    await this.takeFloor(async () => {
      this.transcript.closeOffers();
      await this.deps.coach.propose(call, this.ports());
    });
  }

  private takeFloor(begin: () => Promise<void>): Promise<void> {
    return this.floor.take(() => this.stop(), begin);
  }

  private ask(text: string): Promise<void> {
    return this.floor.run(async (signal) => {
      const before = this.written;
      const end = await this.deps.coach.say(text, { ...this.ports(), signal });
      this.transcript.closeAnswer();
      const notice = noticeOf(end, this.items.value.at(-1));
      // To ask again for what has just been saved would save it twice.
      if (notice)
        this.transcript.add({ kind: 'notice', notice, retryText: this.written > before ? null : text });
    });
  }

  private ports(): CallPorts {
    return {
      emit: (event) => this.receive(event),
      confirm: (card) => this.desk.awaitTap(card),
    };
  }

  private receive(event: CoachEvent): void {
    switch (event.kind) {
      case 'text':
        this.transcript.appendAnswer({ text: event.token });
        return;
      case 'thinking':
        this.transcript.appendAnswer({ thinking: event.content });
        return;
      case 'proposal':
        this.transcript.closeAnswer();
        this.transcript.closeOffers();
        this.desk.lay(event.card);
        return;
      case 'reading':
        this.transcript.closeAnswer();
        this.transcript.add({ kind: 'reading', reading: event.reading });
        return;
      case 'refused':
        this.transcript.closeAnswer();
        this.transcript.add({ kind: 'refused', call: event.call, error: event.error, isOfferOpen: true });
        return;
      case 'unfounded_claim':
        this.transcript.closeAnswer();
        this.transcript.add({ kind: 'notice', notice: 'nothingSaved', retryText: null });
        return;
      case 'settled':
        if (event.result.ok) this.written += 1;
        this.desk.settle(event.key, event.result);
    }
  }
}
