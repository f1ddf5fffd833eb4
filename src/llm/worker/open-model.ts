import { LlmError } from '../errors';
import type { ModelSource } from '../protocol';
import { verifyModel } from './verify-model';

const CACHE_NAME = 'llm-models';

export type OnBytes = (loaded: number, total: number) => void;
export type OpenModel = (source: ModelSource, onBytes: OnBytes) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * The embedded model, whole and checked, from this device if it was here before, else from our origin.
 * A copy is kept only after its size and hash were right, and checked again at each start, so a
 * damaged one heals itself.
 *
 * @throws LlmError `model_unreachable`, `model_format`, `model_truncated` or `model_mismatch`
 */
export const openModel: OpenModel = async (source, onBytes) => {
  const kept = await readKept(source);
  if (kept) {
    onBytes(kept.length, source.bytes);
    return kept;
  }
  const bytes = await download(source, onBytes);
  await verifyModel(bytes, source);
  await keep(source, bytes);
  return bytes;
};

async function download(source: ModelSource, onBytes: OnBytes): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(source.url).catch(() => null);
  if (!response?.ok || response.body === null) {
    throw new LlmError('model_unreachable', response ? String(response.status) : undefined);
  }
  const bytes = new Uint8Array(source.bytes);
  let loaded = 0;
  const reader = response.body.getReader();
  for (;;) {
    const step = await reader.read().catch(() => null);
    if (step === null) throw new LlmError('model_truncated', String(loaded));
    if (step.done) break;
    if (loaded + step.value.length > source.bytes) throw new LlmError('model_mismatch', 'too long');
    bytes.set(step.value, loaded);
    loaded += step.value.length;
    onBytes(loaded, source.bytes);
  }
  return bytes.slice(0, loaded);
}

async function readKept(source: ModelSource): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const cache = await caches.open(CACHE_NAME);
    const response = await cache.match(source.url);
    if (!response) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    await verifyModel(bytes, source).catch(async (error: unknown) => {
      await cache.delete(source.url);
      throw error;
    });
    return bytes;
  } catch {
    return null; // no storage, or a damaged copy: the network has the original
  }
}

async function keep(source: ModelSource, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const cache = await caches.open(CACHE_NAME);
    await cache.put(source.url, new Response(bytes));
  } catch {
    // A full or forbidden storage costs the next offline start, not this one.
  }
}
