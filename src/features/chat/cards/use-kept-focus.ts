import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Takes the focus that a button left behind when what this element holds was exchanged (`shape` has changed), so that
 * keyboard and screen reader go on where they were. When the element appears it takes nothing.
 */
export function useKeptFocus<T extends HTMLElement>(shape: string) {
  const element = useRef<T>(null);
  const shown = useRef(shape);
  useLayoutEffect(() => {
    if (shown.current === shape) return;
    shown.current = shape;
    if (document.activeElement === document.body || document.activeElement === null) {
      element.current?.focus({ preventScroll: true });
    }
  }, [shape]);
  return element;
}
