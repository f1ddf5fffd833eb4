import { effect, untracked } from '@preact/signals';
import type { LlmService, RestReason } from './llm-service';

/** Out of sight for so long, a model is not needed; with little memory the system wants it back sooner. */
const HIDDEN_MS = 5 * 60_000;
const HIDDEN_ON_SMALL_DEVICES_MS = 60_000;
const SMALL_DEVICE_GIB = 4;

export interface RestPorts {
  readonly model: Pick<LlmService, 'status'> & { rest(why: RestReason): void };
  /** Milliseconds without a request; null: never. Read anew at each start of a rest. */
  readonly idleMs: () => number | null;
  /** GiB; null: unknown */
  readonly memory: number | null;
  readonly page: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

/**
 * Puts the model to rest when nobody needs it: after a while without a request, out of sight for long, or when
 * the browser freezes the page, which on phones is the sign that memory runs low. An answer is never cut off,
 * except by a freeze.
 */
export function restWhenIdle({ model, idleMs, memory, page }: RestPorts): void {
  const hiddenMs = memory !== null && memory <= SMALL_DEVICE_GIB ? HIDDEN_ON_SMALL_DEVICES_MS : HIDDEN_MS;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;
  const rest = (why: RestReason): void => {
    if (untracked(() => model.status.value.kind) === 'ready') model.rest(why);
  };
  const watchSight = (): void => {
    clearTimeout(hidden);
    if (page.visibilityState === 'hidden') hidden = setTimeout(() => rest('hidden'), hiddenMs);
  };
  effect(() => {
    clearTimeout(idle);
    if (model.status.value.kind !== 'ready') return;
    const wait = untracked(idleMs);
    if (wait !== null) idle = setTimeout(() => rest('idle'), wait);
    untracked(watchSight);
  });
  page.addEventListener('visibilitychange', watchSight);
  page.addEventListener('freeze', () => model.rest('frozen'));
}
