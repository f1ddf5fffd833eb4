import { signal as createSignal, type ReadonlySignal } from '@preact/signals';
import type { CatalogRepository } from '@/catalog/catalog-repository';
import type { CompiledAvoidancePatterns } from '@/domain/avoidance-keywords';
import type { HabitType } from '@/domain/habit';
import type { Locale } from '@/lib/locale';
import type { LlmService } from '@/llm/llm-service';
import type { FrameCandidate } from './frame-candidate';
import { itemFrames, ruleFrames, type FrameSources } from './rule-frames';
import { FRAME_DEADLINE_MS, suggestFrame } from './suggest-frame';

/** Times the model is asked for sentences, from the opening of the app to its closing. */
export const FRAME_REQUESTS = 5;

export interface FrameCoachDeps {
  readonly llm: Pick<LlmService, 'generateStructured'>;
  /** Read anew each time: what is offered follows the settings. */
  readonly catalog: () => CatalogRepository;
  readonly avoidancePatterns: CompiledAvoidancePatterns;
  readonly locale: () => Locale;
  /** In memory and idle. A model that rests is left resting: no wish is worth waking two gigabytes. */
  readonly isModelReady: () => boolean;
  readonly limit?: number;
  readonly deadlineMs?: number;
}

export interface FrameSuggestions {
  /** `model`: at least one of them is the model's. */
  readonly source: FrameCandidate['source'];
  readonly candidates: readonly FrameCandidate[];
}

/** Turns a wish into three sentences that can be kept, with the model where it is at hand and by rules everywhere. */
export class FrameCoach {
  /** How often the model may still be asked. */
  readonly left: ReadonlySignal<number>;
  private readonly remaining = createSignal(FRAME_REQUESTS);
  private readonly deps: FrameCoachDeps;

  constructor(deps: FrameCoachDeps) {
    this.deps = deps;
    this.remaining.value = deps.limit ?? FRAME_REQUESTS;
    this.left = this.remaining;
  }

  /** By rules alone: at once, and as often as somebody types. */
  byRules(wish: string, type: HabitType): FrameSuggestions {
    return { source: 'rules', candidates: ruleFrames(wish, type, this.sources()) };
  }

  /** The sentences of a catalogue item; none if there is no such item. */
  ofItem(itemId: string): FrameSuggestions {
    const item = this.deps.catalog().byId(itemId);
    return { source: 'rules', candidates: item ? itemFrames(item, this.deps.locale()) : [] };
  }

  /**
   * Asks the model if it is ready and hasn't been asked too often; what is missing is filled up by rules. Where somebody
   * may be in danger the model has no say. Never rejects.
   */
  async suggest(wish: string, type: HabitType, signal: AbortSignal): Promise<FrameSuggestions> {
    const { llm, isModelReady, deadlineMs = FRAME_DEADLINE_MS } = this.deps;
    const byRules = this.byRules(wish, type);
    if (byRules.candidates.length === 0) return byRules;
    if (signal.aborted || this.remaining.peek() === 0 || !isModelReady()) return byRules;
    this.remaining.value -= 1;
    const options = { signal, deadlineMs };
    const written = await suggestFrame(wish, type, llm, this.sources(), options);
    if (written.length === 0) return byRules;
    return { source: 'model', candidates: ruleFrames(wish, type, this.sources(), written) };
  }

  private sources(): FrameSources {
    const { catalog, avoidancePatterns, locale } = this.deps;
    return { items: catalog().list(), avoidancePatterns, locale: locale() };
  }
}
