/** Keeps the screen on while something is held, where the browser can; a phone that sleeps stops downloading. */
export class ScreenWakeLock {
  private isWanted = false;
  private sentinel: WakeLockSentinel | null = null;

  constructor() {
    // The browser lets go whenever the page is out of sight.
    document.addEventListener('visibilitychange', () => void this.apply());
  }

  hold(isWanted: boolean): void {
    if (this.isWanted === isWanted) return;
    this.isWanted = isWanted;
    void this.apply();
  }

  private isHeld(): boolean {
    return this.isWanted;
  }

  private async apply(): Promise<void> {
    if (!this.isHeld()) {
      await this.sentinel?.release().catch(() => undefined);
      this.sentinel = null;
      return;
    }
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    if (this.sentinel?.released === false) return;
    // Refused on a low battery, among others: then the screen goes its own way.
    this.sentinel = await navigator.wakeLock.request('screen').catch(() => null);
    // Nobody may want it any more by now.
    if (!this.isHeld()) await this.apply();
  }
}
