import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { FrameCandidate } from '@/coach/frames/frame-candidate';
import type { AvoidanceHit } from '@/domain/avoidance-keywords';
import { cleanText, judgeText, type TextProblem } from '@/domain/text-limits';

/** One row to choose from; an edited one is the person's own. */
export interface Sentence extends Omit<FrameCandidate, 'source'> {
  readonly source: FrameCandidate['source'] | 'own';
}

interface Edited extends Sentence {
  /** The sentence it was made of, in whose place it stands. */
  readonly madeOf: string;
}

export type SentenceProblem =
  | { readonly kind: 'text'; readonly problem: TextProblem }
  | { readonly kind: 'avoidance'; readonly hit: AvoidanceHit };

/** The sentence a person chose, and what they made of it. */
export class SentenceChoice {
  readonly sentences: ReadonlySignal<readonly Sentence[]>;
  readonly chosen: ReadonlySignal<Sentence | null>;
  /** What stands in the field while the chosen sentence is being edited. */
  readonly draft: ReadonlySignal<string | null>;
  /** What keeps the draft from being kept. */
  readonly problem: ReadonlySignal<SentenceProblem | null>;
  private readonly chosenText = signal<string | null>(null);
  private readonly edited = signal<Edited | null>(null);
  private readonly writing = signal<string | null>(null);
  /** The sentence whose field was opened last. */
  private readonly opening = signal<Sentence | null>(null);
  private readonly opened = computed(() => (this.writing.value === null ? null : this.opening.value));

  constructor(
    candidates: ReadonlySignal<readonly FrameCandidate[]>,
    hitsIn: (text: string) => readonly AvoidanceHit[],
  ) {
    this.draft = this.writing;
    this.sentences = computed(() => {
      const sentences = withEdited(candidates.value, this.edited.value);
      const { value: open } = this.opened;
      // The sentence in the field stays, whatever is offered meanwhile.
      const isThere = open === null || sentences.some(({ framedText }) => framedText === open.framedText);
      return isThere ? sentences : [open, ...sentences];
    });
    this.chosen = computed(
      () => this.sentences.value.find(({ framedText }) => framedText === this.chosenText.value) ?? null,
    );
    this.problem = computed(() => {
      const text = this.writing.value;
      if (text === null) return null;
      const problem = judgeText('framedText', text);
      if (problem !== null) return { kind: 'text', problem };
      const [hit] = hitsIn(text);
      return hit ? { kind: 'avoidance', hit } : null;
    });
  }

  choose(framedText: string): void {
    if (this.writing.peek() !== null && this.chosenText.peek() !== framedText) this.keepDraft();
    batch(() => {
      this.writing.value = null;
      this.chosenText.value = framedText;
    });
  }

  edit(): void {
    const chosen = this.chosen.peek();
    if (!chosen) return;
    batch(() => {
      this.opening.value = chosen;
      this.writing.value = chosen.framedText;
    });
  }

  write(text: string): void {
    if (this.writing.peek() !== null) this.writing.value = text;
  }

  /** Closes the field and takes what is in it, unless it can't be kept: then the field stays open. */
  keepDraft(): boolean {
    const [draft, chosen] = [this.writing.peek(), this.chosen.peek()];
    if (draft === null || chosen === null) return true;
    if (this.problem.peek() !== null) return false;
    const framedText = cleanText(draft);
    batch(() => {
      this.writing.value = null;
      if (framedText === chosen.framedText) return;
      const madeOf = chosen.source === 'own' ? (this.edited.peek()?.madeOf ?? '') : chosen.framedText;
      this.edited.value = { ...chosen, framedText, source: 'own', madeOf };
      this.chosenText.value = framedText;
    });
    return true;
  }

  /** Closes the field; the sentence is what it was. */
  dropDraft(): void {
    this.writing.value = null;
  }

  clear(): void {
    batch(() => {
      this.chosenText.value = null;
      this.edited.value = null;
      this.writing.value = null;
    });
  }
}

/** In the place of what it was made of; where that is gone, first: nobody's own words get lost. */
function withEdited(candidates: readonly FrameCandidate[], edited: Edited | null): readonly Sentence[] {
  if (edited === null) return candidates;
  const others = candidates.filter(({ framedText }) => framedText !== edited.framedText);
  const at = others.findIndex(({ framedText }) => framedText === edited.madeOf);
  return at < 0 ? [edited, ...others] : [...others.slice(0, at), edited, ...others.slice(at + 1)];
}
