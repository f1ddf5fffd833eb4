const HIDDEN_TAB_MS = 100;

/** Runs `work` before the next picture is drawn; in a hidden tab, which draws none, a little later. */
export function nextFrame(work: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(once, HIDDEN_TAB_MS);
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(once);
}
