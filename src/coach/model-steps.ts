import type { ReadonlySignal } from '@preact/signals';
import { messages } from '@/i18n/current';
import type { LlmErrorCode } from '@/llm/errors';
import type { LlmService } from '@/llm/llm-service';
import type { ModelEntry } from '@/llm/model/model-entry';
import { nextSteps, SMALL_CONTEXT, type NextStep } from './next-steps';

export interface ModelStepsPorts {
  readonly model: Pick<LlmService, 'load'>;
  /** null: the chosen one isn't known here */
  readonly chosen: ReadonlySignal<ModelEntry | null>;
  /** Tokens that the person set; null: the model's usual. */
  readonly contextTokens: () => number | null;
  readonly setContext: (tokens: number) => void;
  readonly choosePractice: () => void;
  readonly practiceId: string;
  readonly openModelScreen: () => void;
}

/** The ways on from a model that isn't running, wherever they are offered. */
export class ModelSteps {
  private readonly ports: ModelStepsPorts;

  constructor(ports: ModelStepsPorts) {
    this.ports = ports;
  }

  /** The chosen model's name, as a person reads it. */
  get name(): string {
    return nameOf(this.ports.chosen.value);
  }

  after(code: LlmErrorCode): readonly NextStep[] {
    const entry = this.ports.chosen.value;
    return nextSteps(code, {
      contextTokens: this.ports.contextTokens() ?? entry?.context.usual ?? 0,
      isPractice: entry?.id === this.ports.practiceId,
    });
  }

  /** Never rejects: the model's status says how it went. */
  async take(step: NextStep): Promise<void> {
    const { model, setContext, choosePractice, openModelScreen } = this.ports;
    if (step === 'choose') {
      openModelScreen();
      return;
    }
    if (step === 'smaller_context') setContext(SMALL_CONTEXT);
    if (step === 'practice') choosePractice();
    await model.load({ byHand: true, takeOver: step === 'take_over' }).catch(() => undefined);
  }
}

/** The makers' name of a model, or the app's for the one that it brings along. */
export function nameOf(entry: ModelEntry | null): string {
  return entry?.name ?? messages.value.model.demo.name;
}
