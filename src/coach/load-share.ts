import type { LlmStatus } from '@/llm/llm-service';

/** Where on the way to ready a phase begins and ends; each takes about as long as it is wide. */
const phases = { model: [0, 0.3], engine: [0.3, 0.8], warming: [0.8, 1] } as const;

/** How far a load is, 0 to 1. */
export function loadShare({ phase, loaded, total }: Extract<LlmStatus, { kind: 'loading' }>): number {
  const [from, to] = phases[phase];
  // Nobody knows how far the first word is: it stands still in the middle of its way.
  const share = phase === 'warming' ? 0.5 : total === 0 ? 0 : loaded / total;
  return from + (to - from) * share;
}
