import type { Bringing } from './download-state';
import type { ModelEntry } from '../model/model-entry';

/** What tabs tell each other about model files. Same build on both ends, or one that a reload brings up to date. */
export type LibraryMessage =
  /** How it goes with one that the sender is bringing; null: it isn't any more. */
  | { readonly kind: 'state'; readonly entry: ModelEntry; readonly state: Bringing | null }
  /** A newcomer wants to know what is going on. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'tell'; readonly id: string; readonly wish: 'pause' | 'give_up' | 'hurry' }
  /** A file has come or gone. */
  | { readonly kind: 'changed' };

export interface LibraryChannel {
  post(message: LibraryMessage): void;
  listen(listener: (message: LibraryMessage) => void): void;
}

export function openLibraryChannel(): LibraryChannel {
  const channel = new BroadcastChannel('model-files');
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<LibraryMessage>) => listener(data)),
  };
}
