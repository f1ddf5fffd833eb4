import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { needsPeople } from '@/domain/people-first';
import type { FrameCandidate } from '@/coach/frames/frame-candidate';
import type { FrameCoach, FrameSuggestions } from '@/coach/frames/frame-coach';
import {
  detectAvoidanceKeywords,
  type AvoidanceHit,
  type CompiledAvoidancePatterns,
} from '@/domain/avoidance-keywords';
import type { HabitType } from '@/domain/habit';
import { cleanText } from '@/domain/text-limits';

/** After this pause what was typed counts as said: sentences are looked for, and screen readers are told. */
const PAUSE_MS = 400;
/** More than anybody means to say; the rules needn't read on. */
const MARKED_UNITS = 1_000;

export interface SentenceFinderDeps {
  readonly frameCoach: Pick<FrameCoach, 'left' | 'byRules' | 'ofItem' | 'suggest'>;
  readonly avoidancePatterns: CompiledAvoidancePatterns;
}

export interface FoundSentences {
  readonly origin: 'model' | 'rules' | 'mixed' | 'item';
  readonly candidates: readonly FrameCandidate[];
}

interface Answer {
  readonly wish: string;
  readonly type: HabitType;
  readonly suggestions: FrameSuggestions;
}

/** From what is on somebody's mind to sentences that can be kept: by rules while they type, by the model when asked. */
export class SentenceFinder {
  /** As it is typed. */
  readonly wish: ReadonlySignal<string>;
  /** As it was at the last pause. */
  readonly settled: ReadonlySignal<string>;
  readonly type: ReadonlySignal<HabitType>;
  /** Whose sentences are offered until something else is typed. */
  readonly itemId: ReadonlySignal<string | null>;
  readonly found: ReadonlySignal<FoundSentences>;
  readonly isAsking: ReadonlySignal<boolean>;
  /** Whether the sentences on show are what the model answered. */
  readonly isAnswered: ReadonlySignal<boolean>;
  /** What became of the last question, until the next word. */
  readonly notice: ReadonlySignal<'failed' | 'stopped' | null>;
  private readonly deps: SentenceFinderDeps;
  private readonly typed = signal('');
  private readonly paused = signal('');
  private readonly chosenType = signal<HabitType | null>(null);
  private readonly item = signal<string | null>(null);
  private readonly answer = signal<Answer | null>(null);
  private readonly question = signal<AbortController | null>(null);
  private readonly outcome = signal<'failed' | 'stopped' | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: SentenceFinderDeps) {
    this.deps = deps;
    this.wish = this.typed;
    this.settled = this.paused;
    this.itemId = this.item;
    this.notice = this.outcome;
    // Words about ending something make it a change, until the person says otherwise.
    this.type = computed(
      () => this.chosenType.value ?? (this.hitsIn(this.paused.value).length > 0 ? 'break' : 'build'),
    );
    const answered = computed(() => {
      const answer = this.answer.value;
      const isCurrent = answer?.wish === this.paused.value && answer.type === this.type.value;
      return isCurrent ? answer.suggestions : null;
    });
    this.isAnswered = computed(() => answered.value !== null);
    this.isAsking = computed(() => this.question.value !== null);
    this.found = computed(() => {
      const itemId = this.item.value;
      if (itemId !== null) return { origin: 'item', candidates: deps.frameCoach.ofItem(itemId).candidates };
      const suggestions = answered.value ?? deps.frameCoach.byRules(this.paused.value, this.type.value);
      return { origin: originOf(suggestions), candidates: suggestions.candidates };
    });
  }

  hitsIn(text: string): readonly AvoidanceHit[] {
    return detectAvoidanceKeywords(text.slice(0, MARKED_UNITS), this.deps.avoidancePatterns);
  }

  /** Whether the model may be asked about these words at all. */
  isAskable(): boolean {
    return cleanText(this.paused.value) !== '' && !needsPeople(this.paused.value);
  }

  write(text: string): void {
    if (text === this.typed.peek()) return;
    this.question.peek()?.abort();
    batch(() => {
      this.typed.value = text;
      this.item.value = null;
    });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), PAUSE_MS);
  }

  settle(): void {
    clearTimeout(this.timer);
    batch(() => {
      this.outcome.value = null;
      this.paused.value = this.typed.peek();
    });
  }

  chooseType(type: HabitType): void {
    if (type === this.type.peek()) return;
    this.question.peek()?.abort();
    batch(() => {
      this.chosenType.value = type;
      this.item.value = null;
      this.outcome.value = null;
    });
  }

  offerItem(itemId: string, type: HabitType): void {
    this.question.peek()?.abort();
    batch(() => {
      this.item.value = itemId;
      this.chosenType.value = type;
      this.outcome.value = null;
    });
  }

  /** One question at a time; what it led to is seen in `found` and `notice`. */
  async ask(): Promise<void> {
    if (this.question.peek() !== null) return;
    this.settle();
    const [wish, type] = [this.paused.peek(), this.type.peek()];
    const question = new AbortController();
    this.question.value = question;
    const suggestions = await this.deps.frameCoach.suggest(wish, type, question.signal);
    batch(() => {
      this.question.value = null;
      if (question.signal.aborted) this.outcome.value = 'stopped';
      else if (suggestions.source === 'rules') this.outcome.value = 'failed';
      else {
        this.item.value = null;
        this.answer.value = { wish, type, suggestions };
      }
    });
  }

  stop(): void {
    this.question.peek()?.abort();
  }

  clear(): void {
    this.stop();
    clearTimeout(this.timer);
    batch(() => {
      this.typed.value = '';
      this.paused.value = '';
      this.chosenType.value = null;
      this.item.value = null;
      this.answer.value = null;
      this.outcome.value = null;
    });
  }
}

function originOf({ source, candidates }: FrameSuggestions): FoundSentences['origin'] {
  if (source === 'rules') return 'rules';
  return candidates.every((candidate) => candidate.source === 'model') ? 'model' : 'mixed';
}
