import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the focus in a card whose buttons come and go: when the focused one has gone, its heading takes over, so that
 * keyboard and screen reader go on where they were.
 */
export function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const hasGone = last.current instanceof Node && !last.current.isConnected;
    if (!hasGone) return;
    last.current = null;
    if (document.activeElement === document.body || document.activeElement === null)
      heading.current?.focus({ preventScroll: true });
  });
  const onFocusIn = ({ target }: FocusEvent): void => {
    last.current = target;
  };
  return { heading, onFocusIn };
}
