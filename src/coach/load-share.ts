import type { LlmStatus } from '@/llm/llm-service';

/** How far a load is, 0 to 1: arriving and going to the GPU take about as long, so each is half of the way. */
export function loadShare({ phase, loaded, total }: Extract<LlmStatus, { kind: 'loading' }>): number {
  const share = total === 0 ? 0 : loaded / total / 2;
  return phase === 'model' ? share : 0.5 + share;
}
