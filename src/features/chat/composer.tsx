import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import { SendOnEnter } from './send-on-enter';
import './composer.css';

const DOUBLE_TAP_MS = 300;

export interface ComposerProps {
  readonly isAnswering: boolean;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
  /** The words typed so far outlive the screen. */
  readonly draft: { value: string };
}

/** The field is never controlled: writing to it during a composition breaks syllables apart. */
export function Composer({ isAnswering, onSend, onStop, draft }: ComposerProps): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null);
  const hasText = useSignal(draft.value.trim() !== '');
  const text = messages.value.coach;

  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(onSend);
  latest.current = onSend;
  const enter = useMemo(() => {
    const send = (): void => {
      const element = field.current;
      if (!element || element.value.trim() === '') return;
      sentAt.current = performance.now();
      latest.current(element.value);
      element.value = '';
      draft.value = '';
      hasText.value = false;
    };
    return { send, keys: new SendOnEnter(send) };
  }, []);

  // The two buttons share a place: the second tap of a double tap on "send" must not stop what was just sent.
  const stop = (): void => {
    if (performance.now() - sentAt.current > DOUBLE_TAP_MS) onStop();
  };
  const showsStop = isAnswering && !hasText.value;
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        enter.send();
      }}
    >
      <div class="composer__field">
        <textarea
          ref={field}
          rows={1}
          defaultValue={draft.value}
          placeholder={text.placeholder}
          aria-label={text.placeholder}
          enterkeyhint="send"
          autocomplete="off"
          onInput={(event) => {
            draft.value = event.currentTarget.value;
            hasText.value = draft.value.trim() !== '';
          }}
          onKeyDown={(event) => enter.keys.keyDown(event)}
          onBeforeInput={(event) => enter.keys.beforeInput(event)}
          onCompositionStart={() => enter.keys.compositionStart()}
          onCompositionEnd={() => enter.keys.compositionEnd()}
        />
        {showsStop ? (
          <button type="button" class="composer__button" aria-label={text.stopAnswer} onClick={stop}>
            <Icon name="stop" />
          </button>
        ) : (
          <button type="submit" class="composer__button" aria-label={text.send} disabled={!hasText.value}>
            <Icon name="send" />
          </button>
        )}
      </div>
    </form>
  );
}
