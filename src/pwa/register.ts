import { registerSW } from 'virtual:pwa-register';

/** Installs the offline shell. A new version waits until `onUpdate`'s argument is called. */
export function registerServiceWorker(onUpdate: (apply: () => void) => void): void {
  const apply = registerSW({ immediate: true, onNeedRefresh: () => onUpdate(() => void apply(true)) });
}
