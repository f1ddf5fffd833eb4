import { expect, it } from 'vitest';
import { loadShare } from '@/coach/load-share';
import type { LlmStatus } from '@/llm/llm-service';

const at = (phase: Extract<LlmStatus, { kind: 'loading' }>['phase'], loaded: number, total: number): number =>
  loadShare({ kind: 'loading', phase, loaded, total });

it('a load goes from 0 towards 1 and never back, whatever phase it is in', () => {
  const way = [
    at('model', 0, 0),
    at('model', 1, 2),
    at('model', 2, 2),
    at('engine', 0, 2),
    at('engine', 1, 2),
    at('engine', 2, 2),
    at('warming', 1, 1),
  ];
  expect(way[0]).toBe(0);
  expect(way).toEqual([...way].sort((a, b) => a - b));
  expect(way.at(-1)).toBeLessThan(1);
});
