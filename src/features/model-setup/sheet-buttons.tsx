import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';

export interface SheetButtonsProps {
  readonly submit: string;
  readonly isDisabled?: boolean;
  readonly onCancel: () => void;
}

export function SheetButtons({ submit, isDisabled = false, onCancel }: SheetButtonsProps): JSX.Element {
  return (
    <div class="actions actions--fill">
      <button type="submit" class="button button--primary button--medium" disabled={isDisabled}>
        {submit}
      </button>
      <Button tone="quiet" onClick={onCancel}>
        {messages.value.model.own.cancel}
      </Button>
    </div>
  );
}
