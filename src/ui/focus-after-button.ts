import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Takes the focus that a button left behind when this element appeared in its place, so that keyboard and screen
 * reader go on where they were. Where the focus is anywhere else it stays.
 */
export function useFocusAfterButton<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) {
      element.current?.focus({ preventScroll: true });
    }
  }, []);
  return element;
}
