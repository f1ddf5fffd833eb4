import { signal, type Signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LlmStatus, RestReason } from '@/llm/llm-service';
import { restWhenIdle } from '@/llm/model-rest';

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('when a model is put to rest', () => {
  let page: FakePage;
  let reasons: RestReason[];
  let status: Signal<LlmStatus>;
  let idleMs: number | null;

  function follow(memory: number | null = 8): void {
    const model = {
      status,
      rest: (why: RestReason) => {
        reasons.push(why);
        status.value = { kind: 'resting', why };
      },
    };
    restWhenIdle({ model, idleMs: () => idleMs, memory, page: page });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    page = new FakePage();
    reasons = [];
    status = signal<LlmStatus>({ kind: 'resting' });
    idleMs = 60_000;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('after a while without a request, counted from the last one', () => {
    follow();
    status.value = { kind: 'ready' };
    vi.advanceTimersByTime(59_000);
    status.value = { kind: 'generating' };
    vi.advanceTimersByTime(120_000);
    status.value = { kind: 'ready' };
    vi.advanceTimersByTime(59_000);
    expect(reasons).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(reasons).toEqual(['idle']);
  });

  it('never by itself where the person wants it to stay', () => {
    idleMs = null;
    follow();
    status.value = { kind: 'ready' };
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(reasons).toEqual([]);
  });

  it.each([
    [8, 300_000],
    [null, 300_000],
    [4, 60_000],
  ])('out of sight, with %s GiB after %i ms, but not while it answers', (memory, wait) => {
    idleMs = null;
    follow(memory);
    status.value = { kind: 'generating' };
    page.show('hidden');
    vi.advanceTimersByTime(wait);
    expect(reasons).toEqual([]);
    status.value = { kind: 'ready' };
    vi.advanceTimersByTime(wait - 1);
    expect(reasons).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reasons).toEqual(['hidden']);
  });

  it('stays when the person comes back in time', () => {
    idleMs = null;
    follow();
    status.value = { kind: 'ready' };
    page.show('hidden');
    vi.advanceTimersByTime(299_000);
    page.show('visible');
    vi.advanceTimersByTime(600_000);
    expect(reasons).toEqual([]);
  });

  it('at once when the browser freezes the page, whatever it is doing', () => {
    follow();
    status.value = { kind: 'generating' };
    page.dispatchEvent(new Event('freeze'));
    expect(reasons).toEqual(['frozen']);
  });
});
