import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import type { ItemOf } from './chat-item';
import { LOST } from './lost-characters';

/** The model's words lie on the paper itself; its thoughts are folded away. */
export function AnswerBubble({ item }: { readonly item: ItemOf<'coach'> }): JSX.Element {
  const text = messages.value.coach;
  return (
    <div class="answer">
      {item.thinking.trim() !== '' && (
        <details class="answer__thinking">
          <summary>
            <Icon name="next" size={16} />
            {text.thinking}
          </summary>
          <p>{item.thinking.trim()}</p>
        </details>
      )}
      {(item.text !== '' || item.isStreaming) && (
        <p class={item.isStreaming ? 'answer__text answer__text--streaming' : 'answer__text'}>
          <Words text={item.text} />
        </p>
      )}
    </div>
  );
}

/** Characters that the runtime lost can't be brought back: each run of them is one quiet mark. */
function Words({ text }: { readonly text: string }): JSX.Element {
  const pieces = text.split(LOST);
  return (
    <>
      {pieces.map((piece, index) => (
        <>
          {index > 0 && (
            <span class="answer__lost" role="img" aria-label={messages.value.coach.lostCharacter}>
              ◌
            </span>
          )}
          {piece}
        </>
      ))}
    </>
  );
}
