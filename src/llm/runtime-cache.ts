import { runtimeFiles } from './runtime-files';

/** Shared with the service worker, which answers from it. */
const RUNTIME_CACHE = 'llm-runtime';

/**
 * Puts the runtime (27 MB) where it is found offline, and lets go of what an older version of the app used. To be
 * called when a person agrees to a model, never before. Never rejects: without it the load asks the network.
 */
export async function warmRuntimeCache(): Promise<void> {
  try {
    const cache = await caches.open(RUNTIME_CACHE);
    const wanted = Object.values(runtimeFiles).map((path) => new URL(path, location.href).href);
    for (const { url } of await cache.keys()) {
      if (!wanted.includes(url)) await cache.delete(url);
    }
    for (const url of wanted) {
      if (await cache.match(url)) continue;
      const response = await fetch(url);
      // A host's error page must not be kept as the runtime.
      if (response.status === 200 && !response.headers.get('content-type')?.includes('text/html'))
        await cache.put(url, response);
      else await response.body?.cancel();
    }
  } catch {
    // offline, or no store
  }
}
