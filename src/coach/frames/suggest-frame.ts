import type { HabitType } from '@/domain/habit';
import { abortable } from '@/lib/abortable';
import type { LlmService } from '@/llm/llm-service';
import { frameCandidatesDeclaration, parseFrameCandidates } from '@/tools/emit-frame-candidates';
import { CANDIDATES, itemOfSentence, itemsOfType, keepable, type FrameCandidate } from './frame-candidate';
import { frameRequest } from './frame-request';
import type { FrameSources } from './rule-frames';

/** Nobody waits longer than this for three sentences. */
export const FRAME_DEADLINE_MS = 10_000;

export interface SuggestFrameOptions {
  readonly signal: AbortSignal;
  readonly deadlineMs?: number;
}

/**
 * Up to three sentences by the model, each checked by the rules. An empty list on any failure: no model, busy, stopped,
 * too late, another answer than the one asked for, nothing that could be kept. Errors are dropped: they may hold the wish.
 */
export async function suggestFrame(
  wish: string,
  type: HabitType,
  llm: Pick<LlmService, 'generateStructured'>,
  sources: FrameSources,
  { signal, deadlineMs = FRAME_DEADLINE_MS }: SuggestFrameOptions,
): Promise<readonly FrameCandidate[]> {
  const { avoidancePatterns, locale } = sources;
  const request = frameRequest(wish, locale);
  if (request === null || signal.aborted) return [];
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  const deadline = setTimeout(abort, deadlineMs);
  signal.addEventListener('abort', abort, { once: true });
  try {
    const answer = llm.generateStructured(request, frameCandidatesDeclaration(locale), {
      signal: stop.signal,
    });
    // A service that doesn't hear the signal must not keep the person waiting either.
    const written = parseFrameCandidates(await abortable(answer, stop.signal, () => new Error('stopped')));
    const items = itemsOfType(sources.items, type);
    const candidates = written.map(({ frameLevel, framedText }): FrameCandidate => ({
      frameLevel,
      framedText,
      itemId: itemOfSentence(framedText, items, locale)?.id ?? null,
      source: 'model',
    }));
    return keepable(candidates, avoidancePatterns).slice(0, CANDIDATES);
  } catch {
    return [];
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', abort);
  }
}
