import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '@/ui/button';

export interface ConfirmProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/**
 * Asks in place before something is thrown away. The focus comes here, since the button that asked is gone, and goes
 * to the card's heading after the answer.
 */
export function Confirm({ question, yes, no, onYes, onNo }: ConfirmProps): JSX.Element {
  const words = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const box = words.current?.parentElement;
    words.current?.focus();
    return () => {
      const heading = box?.closest('section')?.querySelector('h2');
      if (box?.contains(document.activeElement)) heading?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div class="model-card__confirm">
      <p ref={words} tabIndex={-1}>
        {question}
      </p>
      <div class="actions">
        <Button tone="plain" size="small" onClick={onYes}>
          {yes}
        </Button>
        <Button tone="quiet" size="small" onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
}
