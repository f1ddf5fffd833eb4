import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

// The shell, always.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html')));

// 27 MB that only those pay for who turn the model on: kept from its first use. Model files never pass here.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/genai_wasm'),
  new CacheFirst({
    cacheName: 'llm-runtime',
    plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(isRuntime(response) ? response : null) }],
  }),
);

// The first visit is controlled at once, so that it already works offline. Updates wait for consent.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** A host's error page must not be kept as the runtime. */
function isRuntime(response: Response): boolean {
  return response.status === 200 && !response.headers.get('content-type')?.includes('text/html');
}
