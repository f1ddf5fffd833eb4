import { beforeEach, describe, expect, it, vi } from 'vitest';
import { warmRuntimeCache } from '@/llm/runtime-cache';
import { runtimeFiles } from '@/llm/runtime-files';

const wanted = Object.values(runtimeFiles)
  .map((path) => new URL(path, location.href).href)
  .sort();
const kept = async (): Promise<readonly string[]> =>
  (await (await caches.open('llm-runtime')).keys()).map(({ url }) => url).sort();

describe('the runtime, once a person has agreed to a model', () => {
  beforeEach(() => caches.delete('llm-runtime'));

  it('is where it is found offline, and what an older version used is let go of', async () => {
    const old = new URL('/assets/genai_wasm_module_internal-old.wasm', location.href).href;
    await (await caches.open('llm-runtime')).put(old, new Response('old'));
    await warmRuntimeCache();
    expect(await kept()).toEqual(wanted);
  });

  it('is fetched once', async () => {
    await warmRuntimeCache();
    const fetched = vi.spyOn(globalThis, 'fetch');
    await warmRuntimeCache();
    expect(fetched).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it.each([
    [
      'a host’s page',
      () => Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } })),
    ],
    ['a missing file', () => Promise.resolve(new Response('', { status: 404 }))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is nothing else: %s is not kept, and nothing is thrown', async (_name, answer) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    await warmRuntimeCache();
    expect(await kept()).toEqual([]);
    vi.restoreAllMocks();
  });
});
