import { signal, type ReadonlySignal } from '@preact/signals';
import { liveQuery } from 'dexie';

export type LiveState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  /** The last run of the query failed; the next change in its tables runs it again. */
  | { readonly status: 'failed'; readonly error: unknown };

export interface LiveSignal<T> {
  readonly state: ReadonlySignal<LiveState<T>>;
  /** Stops following the database; the state keeps its last value. */
  dispose(): void;
}

/** Follows a query: runs it again whenever a table range it read has changed, in this tab or in another. */
export function liveSignal<T>(query: () => Promise<T>): LiveSignal<T> {
  const state = signal<LiveState<T>>({ status: 'loading' });
  const subscription = liveQuery(query).subscribe({
    next: (value) => {
      state.value = { status: 'ready', value };
    },
    error: (error: unknown) => {
      state.value = { status: 'failed', error };
    },
  });
  return { state, dispose: () => subscription.unsubscribe() };
}
