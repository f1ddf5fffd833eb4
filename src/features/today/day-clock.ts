import { signal, type ReadonlySignal } from '@preact/signals';
import type { LocalDay } from '@/domain/local-day';

const CHECK_MS = 30_000;

/** The current day as a signal: it moves on at midnight, and when a sleeping phone wakes up. */
export function followDay(readDay: () => LocalDay): ReadonlySignal<LocalDay> {
  const day = signal(readDay());
  const update = (): void => {
    day.value = readDay();
  };
  setInterval(update, CHECK_MS);
  document.addEventListener('visibilitychange', update);
  return day;
}
