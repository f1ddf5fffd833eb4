import { signal, type ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import './snackbar.css';

const VISIBLE_MS = 8_000;

export interface SnackbarMessage {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface Shown extends SnackbarMessage {
  readonly id: number;
}

/** The one place for "this was written, take it back": a new message takes the old one's place. */
export class Snackbars {
  readonly current: ReadonlySignal<Shown | null>;
  private readonly shown = signal<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastId = 0;

  constructor() {
    this.current = this.shown;
  }

  show(message: SnackbarMessage): void {
    this.shown.value = { ...message, id: ++this.lastId };
    this.resume();
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.shown.value = null;
  }

  /** While a finger or the focus is on it, it stays. */
  hold(): void {
    clearTimeout(this.timer);
  }

  resume(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.dismiss(), VISIBLE_MS);
  }
}

export function SnackbarHost({ snackbars }: { readonly snackbars: Snackbars }): JSX.Element {
  const message = snackbars.current.value;
  return (
    <div class="snackbar-host" role="status">
      {message && (
        <div
          key={message.id}
          class="snackbar"
          onPointerEnter={() => snackbars.hold()}
          onPointerLeave={() => snackbars.resume()}
          onFocusIn={() => snackbars.hold()}
          onFocusOut={() => snackbars.resume()}
        >
          <p>{message.text}</p>
          {message.action && (
            <button
              type="button"
              onClick={() => {
                snackbars.dismiss();
                message.action?.run();
              }}
            >
              {message.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
