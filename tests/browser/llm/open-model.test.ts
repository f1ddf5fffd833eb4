import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LlmError } from '@/llm/errors';
import { tinyDemo } from '@/llm/model/manifest';
import { openModel } from '@/llm/worker/open-model';

const { source } = tinyDemo;
const ignore = (): void => undefined;
const code = (value: string): unknown => expect.objectContaining({ code: value });

/** The embedded model, the real file, the real Cache Storage. */
describe('opening the embedded model', () => {
  let whole: Uint8Array<ArrayBuffer>;

  beforeEach(async () => {
    await caches.delete('llm-models');
    whole = new Uint8Array(await (await fetch(source.url)).arrayBuffer());
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const serve = (answer: () => Response | Promise<Response>) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()));

  it('gives the file that the manifest names, with progress', async () => {
    const onBytes = vi.fn();
    const bytes = await openModel(source, onBytes);
    expect(bytes.length).toBe(source.bytes);
    expect(onBytes).toHaveBeenLastCalledWith(source.bytes, source.bytes);
  });

  it('needs no network the second time', async () => {
    await openModel(source, ignore);
    const fetched = serve(() => Response.error());
    expect(await openModel(source, ignore)).toEqual(whole);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('heals a copy that was damaged on the device', async () => {
    const cache = await caches.open('llm-models');
    await cache.put(source.url, new Response(whole.slice(0, 5000)));
    expect(await openModel(source, ignore)).toEqual(whole);
    const kept = await cache.match(source.url);
    expect((await kept?.arrayBuffer())?.byteLength).toBe(source.bytes);
  });

  it.each<[string, string, () => BodyInit]>([
    ['a truncated file', 'model_truncated', () => whole.slice(0, 700_000)],
    ['a page', 'model_format', () => '<!doctype html><p>로그인</p>'],
    ['nothing', 'model_format', () => ''],
    ['a file that goes on', 'model_mismatch', () => new Blob([whole, whole])],
    [
      'a wrong bit',
      'model_mismatch',
      () => {
        const flipped = whole.slice();
        flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
        return flipped;
      },
    ],
  ])('refuses %s and keeps nothing of it', async (_name, expected, body) => {
    serve(() => new Response(body()));
    await expect(openModel(source, ignore)).rejects.toEqual(code(expected));
    expect(await (await caches.open('llm-models')).match(source.url)).toBeUndefined();
  });

  it.each([
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server says no', () => new Response('', { status: 403 })],
  ])('says that the file is out of reach when %s', async (_name, answer) => {
    serve(answer);
    await expect(openModel(source, ignore)).rejects.toEqual(code('model_unreachable'));
  });

  it('says that the file is cut off when the connection breaks', async () => {
    serve(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(whole.slice(0, 1000));
              controller.error(new Error('reset'));
            },
          }),
        ),
    );
    await expect(openModel(source, ignore)).rejects.toEqual(code('model_truncated'));
  });

  it('goes on without a copy when the device gives no room', async () => {
    vi.spyOn(CacheStorage.prototype, 'open').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    expect(await openModel(source, ignore)).toEqual(whole);
  });

  it('throws errors of ours only', async () => {
    serve(() => new Response(''));
    const error: unknown = await openModel(source, ignore).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(LlmError);
  });
});
