import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { messages } from '@/i18n/current';
import type { ToolErr } from '@/tools/tool';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SendOnEnter } from '../send-on-enter';
import { changedFields } from './changed-fields';
import { MarkedText, rangeOf } from './marked-text';
import './edit-form.css';

export interface EditFormProps {
  /** The call's arguments; a field that was changed takes the place of the one with its name. */
  readonly args: Readonly<Record<string, unknown>>;
  /** What each field holds at first. */
  readonly initial: Readonly<Record<string, string>>;
  readonly onAmend: (args: Readonly<Record<string, unknown>>) => Promise<ToolErr | null>;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

const FIELDS = 'textarea, input:not([type=radio]), input:checked';

/** The frame of a card's form: what was changed goes to the rules, and what these say against it is shown in place. */
export function EditForm({ args, onAmend, onClose, children, ...props }: EditFormProps): JSX.Element {
  // The card may be checked again meanwhile; what was changed is told by what the fields began with.
  const initial = useRef(props.initial).current;
  const text = messages.value.coach.proposal.editing;
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useSignal(false);
  const refusal = useSignal<Pick<ToolErr, 'reason' | 'keyword'> | null>(null);
  const told = refusal.value;
  useLayoutEffect(() => focusField(form.current, FIELDS), []);
  // Once it is drawn: the form is higher then.
  useLayoutEffect(() => {
    if (told) focusField(form.current, '[aria-invalid=true]', FIELDS);
  }, [told]);

  const submit = async (): Promise<void> => {
    if (!form.current || isBusy.value) return;
    const changes = changedFields(new FormData(form.current), initial);
    if (Object.keys(changes).length === 0) {
      onClose();
      return;
    }
    isBusy.value = true;
    refusal.value = await onAmend({ ...args, ...changes }).catch(() => ({ reason: text.failed }));
    isBusy.value = false;
    if (!refusal.value) onClose();
  };
  const latest = useRef(submit);
  latest.current = submit;
  const enter = useMemo(() => new SendOnEnter(() => void latest.current()), []);
  return (
    <form
      ref={form}
      class="edit-form"
      aria-label={text.label}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.isComposing) onClose();
        else if (isTextField(event.target)) enter.keyDown(event);
      }}
      onBeforeInput={(event) => enter.beforeInput(event)}
      onCompositionStart={() => enter.compositionStart()}
      onCompositionEnd={() => enter.compositionEnd()}
    >
      <p class="tool-card__kind">
        <Icon name="note" size={20} />
        <span>{text.label}</span>
      </p>
      <div class="edit-form__fields">{children}</div>
      <div role="alert">
        {told && (
          <p class="edit-form__refusal">
            <MarkedText text={told.reason} ranges={rangeOf(told.reason, told.keyword)} />
          </p>
        )}
      </div>
      <div class="tool-card__buttons">
        <Button tone="primary" isDisabled={isBusy.value} onClick={() => void submit()}>
          {text.confirm}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {text.stop}
        </Button>
      </div>
    </form>
  );
}

/** Into the first field that one of the selectors finds, behind what it holds, with the whole form in sight. */
function focusField(form: HTMLFormElement | null, ...selectors: readonly string[]): void {
  const [field] = selectors.flatMap((selector) => {
    const found = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    return found ? [found] : [];
  });
  field?.focus({ preventScroll: true });
  if (isTextField(field)) field.setSelectionRange(field.value.length, field.value.length);
  form?.scrollIntoView({ block: 'nearest' });
}

function isTextField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  );
}
