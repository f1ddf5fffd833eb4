import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './sheet.css';

export interface SheetProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A native modal dialog from below: the browser keeps the focus in it, closes it on Escape and gives the focus back. */
export function Sheet({ label, onClose, children }: SheetProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div class="sheet__body">{children}</div>
    </dialog>
  );
}
