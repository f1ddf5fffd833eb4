import type { LlmErrorCode } from '@/llm/errors';
import type { LlmStatus } from '@/llm/llm-service';

/** What a person can do about a model that isn't running. The first is the one to offer first. */
export type NextStep =
  'retry' | 'start' | 'start_again' | 'smaller_context' | 'practice' | 'take_over' | 'choose';

export interface ModelSituation {
  /** Tokens that the next load would give it. */
  readonly contextTokens: number;
  readonly isPractice: boolean;
}

/** The least room in which a talk with the coach still works. */
export const SMALL_CONTEXT = 1024;

/** The usual way on is to try again. */
const firsts: Partial<Record<LlmErrorCode, NextStep>> = {
  crashed_before: 'start_again',
  in_other_tab: 'take_over',
  taken_over: 'take_over',
  model_missing: 'choose',
  needs_hand: 'start',
};

/** After these less work for the device may help. */
const heavy: ReadonlySet<LlmErrorCode> = new Set([
  'crashed_before',
  'device_lost',
  'load_timeout',
  'engine_failed',
  'first_chunk_timeout',
  'stalled',
  'model_rejected',
]);

/** The ways on from a failure, in the order in which they help. */
export function nextSteps(
  code: LlmErrorCode,
  { contextTokens, isPractice }: ModelSituation,
): readonly NextStep[] {
  const steps: NextStep[] = [firsts[code] ?? 'retry'];
  if (isPractice) return steps;
  if (heavy.has(code) && contextTokens > SMALL_CONTEXT) steps.push('smaller_context');
  if (heavy.has(code) || code === 'model_missing') steps.push('practice');
  return steps;
}

/** Another tab has the model: a rest that this tab didn't wish for. */
export function isElsewhere(status: LlmStatus): boolean {
  return (
    (status.kind === 'resting' && status.why === 'elsewhere') ||
    (status.kind === 'failed' && status.code === 'in_other_tab')
  );
}
