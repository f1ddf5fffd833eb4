import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { CallPorts } from '@/coach/answer-call';
import type { Coach } from '@/coach/coach';
import type { CoachEvent, OpenProposal, TurnEnd } from '@/coach/coach-event';
import { llmErrorKind } from '@/coach/llm-error-kind';
import type { HabitDao } from '@/db/habit-dao';
import type { HabitId } from '@/domain/habit';
import { messages } from '@/i18n/current';
import type { LlmStatus } from '@/llm/llm-service';
import type { ToolResult } from '@/tools/tool';
import type { Snackbars } from '@/ui/snackbar';
import type { ChatItem, Notice } from './chat-item';
import { Transcript } from './transcript';

export interface ChatModelDeps {
  readonly coach: Coach;
  readonly habitDao: Pick<HabitDao, 'removeInserted'>;
  readonly snackbars: Snackbars;
  /** Remembers that the person has turned the model on, so that later talks may wake it. */
  readonly onModelChosen: () => void;
}

/** The talk as screens see it; lives as long as the app, so leaving the screen loses nothing. */
export class ChatModel {
  readonly items: ReadonlySignal<readonly ChatItem[]>;
  readonly status: ReadonlySignal<LlmStatus>;
  /** The model is at work: what the person can do is stop it. */
  readonly isAnswering: ReadonlySignal<boolean>;
  /** What is typed but not sent. */
  readonly draft = { value: '' };
  private readonly transcript = new Transcript();
  private readonly deps: ChatModelDeps;
  private readonly taps = new Map<string, (isAccepted: boolean) => void>();
  private readonly turn = signal<AbortController | null>(null);
  private readonly openCards = signal(0);
  private over: Promise<void> = Promise.resolve();
  /** Proposals written so far. */
  private saved = 0;

  constructor(deps: ChatModelDeps) {
    this.deps = deps;
    this.items = this.transcript.items;
    this.status = deps.coach.model.status;
    this.isAnswering = computed(() => this.turn.value !== null && this.openCards.value === 0);
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
    this.turn.value?.abort();
    for (const [key, tap] of this.taps) {
      this.transcript.setCard(key, { kind: 'expired' });
      tap(false);
    }
  }

  async startModel(): Promise<void> {
    this.deps.onModelChosen();
    await this.deps.coach.model.load().catch(() => undefined); // the status says why
  }

  stopModel(): void {
    this.deps.coach.model.unload();
  }

  /** The person's answer to a card; a second tap finds nothing to answer. */
  answer(key: string, isAccepted: boolean): void {
    const tap = this.taps.get(key);
    if (!tap) return;
    this.transcript.setCard(key, { kind: isAccepted ? 'saving' : 'declined' });
    tap(isAccepted);
  }

  async undo(key: string): Promise<void> {
    const state = this.transcript.card(key)?.state;
    if (state?.kind !== 'saved') return;
    const { snackbars, habitDao } = this.deps;
    try {
      const outcome = await habitDao.removeInserted(state.habitId);
      if (outcome === 'has_check_ins') snackbars.show({ text: messages.value.today.notUndone });
      else this.transcript.setCard(key, { kind: 'undone' });
    } catch {
      snackbars.show({ text: messages.value.today.saveFailed });
    }
  }

  /** Takes the sentence that a refused card offers: a proposal of the person's own, under the same rules. */
  async useAlternative(id: number): Promise<void> {
    const item = this.transcript.find(id);
    if (item?.kind !== 'refused' || !item.isOfferOpen || !item.error.alternative) return;
    const { name, args } = item.call;
    const rest = typeof args === 'object' ? args : {};
    const mended = { ...rest, frame_level: 'L2', framed_text: item.error.alternative.framedText };
    await this.takeFloor(async () => {
      this.transcript.closeOffers();
      await this.deps.coach.propose({ name, args: mended }, this.ports());
    });
  }

  async retry(id: number): Promise<void> {
    const item = this.transcript.find(id);
    if (item?.kind !== 'notice') return;
    const { retryText } = item;
    if (retryText === null) return;
    await this.takeFloor(() => {
      this.transcript.remove(id);
      return this.ask(retryText);
    });
  }

  /** Begins when nothing else runs, however many wait for that: the first starts before the next one looks. */
  private async takeFloor(begin: () => Promise<void>): Promise<void> {
    do {
      this.stop();
      await this.over;
    } while (this.turn.value);
    await begin();
  }

  private ask(text: string): Promise<void> {
    this.over = this.runTurn(text);
    return this.over;
  }

  private async runTurn(text: string): Promise<void> {
    const turn = new AbortController();
    this.turn.value = turn;
    const savedBefore = this.saved;
    const end = await this.deps.coach.say(text, { ...this.ports(), signal: turn.signal });
    this.transcript.closeAnswer();
    const notice = noticeOf(end, this.transcript.items.value.at(-1));
    // To ask again for what has just been saved would save it twice.
    if (notice)
      this.transcript.add({ kind: 'notice', notice, retryText: this.saved > savedBefore ? null : text });
    this.turn.value = null;
  }

  private ports(): CallPorts {
    return {
      emit: (event) => this.receive(event),
      confirm: (card) => this.awaitTap(card),
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
        this.transcript.add({ kind: 'proposal', card: event.card, state: { kind: 'open' } });
        return;
      case 'refused':
        this.transcript.closeAnswer();
        this.transcript.add({ kind: 'refused', call: event.call, error: event.error, isOfferOpen: true });
        return;
      case 'settled':
        this.settle(event.key, event.result);
    }
  }

  private awaitTap({ key }: OpenProposal): Promise<boolean> {
    this.openCards.value += 1;
    return new Promise((resolve) => {
      this.taps.set(key, (isAccepted) => {
        this.taps.delete(key);
        this.openCards.value -= 1;
        resolve(isAccepted);
      });
    });
  }

  private settle(key: string, result: ToolResult): void {
    if (result.ok) {
      this.saved += 1;
      this.transcript.setCard(key, { kind: 'saved', habitId: result.data['habit_id'] as HabitId });
    } else if (result.code !== 'declined') {
      this.transcript.setCard(key, { kind: 'failed', reason: result.reason });
    }
  }
}

function noticeOf(end: TurnEnd, last: ChatItem | undefined): Notice | null {
  switch (end.kind) {
    case 'stopped':
      // A card that was closed by the talk going on says so itself.
      return last?.kind === 'proposal' ? null : 'stopped';
    case 'too_many_rounds':
      return 'tooManyRounds';
    case 'failed':
      return { error: llmErrorKind(end.code), detail: end.detail };
    case 'answered':
      if (end.reason === 'limit') return 'cutOff';
      if (end.reason === 'incomplete_call') return 'brokenCall';
      if (end.reason === 'repetition') return 'repeated';
      if (last?.kind === 'coach' && last.text.includes('\uFFFD')) return 'lostCharacters';
      return last?.kind === 'me' ? 'emptyAnswer' : null;
  }
}
