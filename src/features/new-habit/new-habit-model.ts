import { batch, computed, type ReadonlySignal } from '@preact/signals';
import type { CatalogRepository } from '@/catalog/catalog-repository';
import { healthLines, urgentCare } from '@/coach/frames/care';
import { habitTypeOf } from '@/catalog/habit-type-of';
import type { FrameCoach } from '@/coach/frames/frame-coach';
import type { HabitDao } from '@/db/habit-dao';
import { liveSignal } from '@/db/live-signal';
import { MAX_ACTIVE_HABITS_PER_TYPE } from '@/domain/active-habit-quota';
import type { CompiledAvoidancePatterns } from '@/domain/avoidance-keywords';
import { locale } from '@/i18n/current';
import type { LlmStatus } from '@/llm/llm-service';
import { HabitDetails } from './habit-details';
import { HabitSaving, type HabitSavingDeps, type Occupant, type UnsavedHabit } from './habit-saving';
import { SentenceChoice } from './sentence-choice';
import { SentenceFinder } from './sentence-finder';

export interface NewHabitModelDeps extends HabitSavingDeps {
  readonly userId: string;
  readonly habitDao: Pick<HabitDao, 'listActive' | 'archive' | 'restore' | 'removeInserted'>;
  /** What is offered. */
  readonly catalog: ReadonlySignal<CatalogRepository>;
  /** Everything: a health line doesn't depend on what is offered. */
  readonly wholeCatalog: CatalogRepository;
  readonly avoidancePatterns: CompiledAvoidancePatterns;
  readonly frameCoach: Pick<FrameCoach, 'left' | 'byRules' | 'ofItem' | 'suggest'>;
  readonly modelStatus: ReadonlySignal<LlmStatus>;
}

export interface Seats {
  readonly limit: number;
  /** Those of the habit's type, oldest first. */
  readonly occupants: readonly Occupant[];
}

/** What keeps the habit from being added. */
export type Obstacle = 'no_sentence' | 'sentence' | 'details' | 'saving';

/** A habit in the making; lives as long as the app, so leaving the screen loses nothing. Saved, it begins anew. */
export class NewHabitModel {
  readonly finder: SentenceFinder;
  readonly choice: SentenceChoice;
  readonly details: HabitDetails;
  readonly saving: HabitSaving;
  readonly modelStatus: ReadonlySignal<LlmStatus>;
  /** How often the model may still be asked. */
  readonly left: ReadonlySignal<number>;
  /** null while the database is being read, or can't be. */
  readonly seats: ReadonlySignal<Seats | null>;
  /** What comes before any habit: somebody may be in danger. */
  readonly urgent: ReadonlySignal<readonly string[]>;
  /** Health lines to read before saving. */
  readonly care: ReadonlySignal<readonly string[]>;
  readonly obstacle: ReadonlySignal<Obstacle | null>;
  private readonly deps: NewHabitModelDeps;
  private readonly itemId: ReadonlySignal<string | null>;
  private begun: string | null = null;

  constructor(deps: NewHabitModelDeps) {
    this.deps = deps;
    this.modelStatus = deps.modelStatus;
    this.left = deps.frameCoach.left;
    this.finder = new SentenceFinder(deps);
    const candidates = computed(() => this.finder.found.value.candidates);
    this.choice = new SentenceChoice(candidates, (text) => this.finder.hitsIn(text));
    this.itemId = computed(() => this.itemOfType());
    this.details = new HabitDetails(this.itemId, this.finder.type, deps.catalog);
    this.saving = new HabitSaving(deps);
    this.urgent = computed(() => this.readUrgentCare());
    this.care = computed(() => this.readHealthLines());
    this.obstacle = computed(() => this.findObstacle());
    this.seats = this.followSeats();
  }

  /** Begins with an item of the catalogue; an unknown one, or the one last begun with, changes nothing. */
  begin(itemId: string): void {
    const item = this.deps.catalog.peek().byId(itemId);
    // Whoever comes back to the same address finds what they made of it.
    if (item === null || this.begun === itemId) return;
    this.begun = itemId;
    batch(() => {
      this.choice.clear();
      this.details.clear();
      this.saving.clear();
      this.finder.offerItem(itemId, habitTypeOf(item));
    });
    const [first] = this.finder.found.peek().candidates;
    if (first) this.choice.choose(first.framedText);
  }

  /** Writes the habit; without a free seat it asks for one first. */
  async save(): Promise<void> {
    const habit = this.takeHabit();
    if (habit === null) return;
    const seats = this.seats.peek();
    if (seats !== null && seats.occupants.length >= seats.limit) this.saving.askForSeat();
    else if (await this.saving.save(habit)) this.clear();
  }

  async saveInPlaceOf(occupant: Occupant): Promise<void> {
    const habit = this.takeHabit();
    if (habit !== null && (await this.saving.saveInPlaceOf(occupant, habit))) this.clear();
  }

  private takeHabit(): UnsavedHabit | null {
    if (this.obstacle.peek() !== null || !this.choice.keepDraft()) return null;
    const chosen = this.choice.chosen.peek();
    if (chosen === null) return null;
    const { frameLevel, framedText } = chosen;
    const type = this.finder.type.peek();
    return { type, itemId: this.itemId.peek(), frameLevel, framedText, ...this.details.given() };
  }

  private clear(): void {
    this.begun = null;
    batch(() => {
      this.choice.clear();
      this.details.clear();
      this.finder.clear();
    });
  }

  /** The item the sentence is of, unless the type was changed meanwhile: then the words are the person's own. */
  private itemOfType(): string | null {
    const itemId = this.choice.chosen.value?.itemId ?? null;
    const item = itemId === null ? null : this.deps.catalog.value.byId(itemId);
    return item !== null && habitTypeOf(item) === this.finder.type.value ? itemId : null;
  }

  private readUrgentCare(): readonly string[] {
    const words = [
      this.finder.settled.value,
      this.choice.draft.value ?? this.choice.chosen.value?.framedText,
    ];
    return urgentCare(words.join('\n'), this.deps.wholeCatalog, locale.value);
  }

  private readHealthLines(): readonly string[] {
    const wish = this.finder.settled.value;
    const draft = this.choice.draft.value;
    const chosen = this.choice.chosen.value;
    if (chosen === null) return [];
    const isOwn = draft !== null || chosen.source === 'own' || chosen.itemId === null;
    const ownWords = isOwn ? [wish, draft ?? chosen.framedText] : [wish];
    const lines = healthLines(chosen.itemId, ownWords, this.deps.wholeCatalog, locale.value);
    return lines.filter((line) => !this.urgent.value.includes(line));
  }

  private findObstacle(): Obstacle | null {
    if (this.saving.isSaving.value) return 'saving';
    if (this.choice.chosen.value === null) return 'no_sentence';
    if (this.choice.problem.value !== null) return 'sentence';
    const { anchor, usual, minimal } = this.details.problems.value;
    return anchor === null && usual === null && minimal === null ? null : 'details';
  }

  private followSeats(): ReadonlySignal<Seats | null> {
    const { habitDao, userId } = this.deps;
    const active = liveSignal(() => habitDao.listActive({ userId }));
    return computed(() => {
      const state = active.state.value;
      if (state.status !== 'ready') return null;
      const ofType = state.value.filter(({ type }) => type === this.finder.type.value);
      const occupants = ofType.map(({ id, frameFramedText }) => ({ habitId: id, sentence: frameFramedText }));
      return { limit: MAX_ACTIVE_HABITS_PER_TYPE, occupants };
    });
  }
}
