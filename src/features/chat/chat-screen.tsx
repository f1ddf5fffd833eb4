import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ModelSteps } from '@/coach/model-steps';
import type { LocalDay } from '@/domain/local-day';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import type { ChatItem } from './chat-item';
import type { ChatModel } from './chat-model';
import { ChatLog } from './chat-log';
import { Composer } from './composer';
import { Greeting } from './greeting';
import { ModelOffer } from './model-offer';
import { ModelState } from './model-state';
import './chat-screen.css';

export interface ChatScreenProps {
  readonly model: ChatModel;
  /** The ways on where the model isn't running. */
  readonly steps: ModelSteps;
  /** The person has turned a model on before, so sending may wake it. */
  readonly isModelChosen: ReadonlySignal<boolean>;
  /** The second column of a wide screen. */
  readonly side: ComponentChildren;
  /** The current day, for cards about 오늘 and 어제; without it they name the date. */
  readonly today?: ReadonlySignal<LocalDay>;
}

export function ChatScreen({ model, steps, isModelChosen, side, today }: ChatScreenProps): JSX.Element {
  const items = model.items.value;
  const status = model.status.value;
  const isOff = status.kind === 'failed' || (status.kind === 'resting' && !isModelChosen.value);
  // A failed turn tells of a failed load itself, and trying it again loads again.
  const last = items.at(-1);
  const isTold = status.kind === 'failed' && last?.kind === 'notice';
  const end = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = async (): Promise<void> => {
    await model.clearTalk();
    // The button is gone with the talk.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  };
  useStickyEnd(end, items);
  return (
    <main class="screen chat-screen">
      <div class="topbar">
        <h1 ref={heading} tabIndex={-1}>
          {messages.value.nav.coach}
        </h1>
        <ModelState status={status} isChosen={isModelChosen.value} />
      </div>
      <div class="columns">
        <div>
          {items.length === 0 && <Greeting isOff={isOff} onPick={(text) => void model.send(text)} />}
          {items.length > 0 && (
            <>
              <div class="chat-screen__clear">
                <Button tone="quiet" size="small" onClick={() => void clear()}>
                  {messages.value.coach.clear}
                </Button>
              </div>
              <ChatLog model={model} today={today?.value ?? null} />
            </>
          )}
          <ModelOffer
            status={status}
            isChosen={isModelChosen.value}
            steps={steps}
            isTold={isTold}
            onStart={() => void model.startModel()}
            onStop={() => model.stopModel()}
          />
          <div ref={end} class="chat-screen__end" />
        </div>
        <aside class="columns__side stack">{side}</aside>
      </div>
      <Composer
        draft={model.draft}
        isAnswering={model.isAnswering.value}
        onSend={(text) => void model.send(text)}
        onStop={() => model.stop()}
      />
    </main>
  );
}

/** Keeps the newest words in sight, unless the person has scrolled up to read. */
function useStickyEnd(end: { readonly current: HTMLDivElement | null }, items: readonly ChatItem[]): void {
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const follow = (): void => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < 96;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  useLayoutEffect(() => {
    // What the person has just said is where they look next.
    if (items.at(-1)?.kind === 'me') isAtEnd.current = true;
    if (items.length > 0 && isAtEnd.current) end.current?.scrollIntoView({ block: 'end' });
  }, [items]);
}
