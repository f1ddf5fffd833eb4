import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { locale, messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { MAX_MANNER, type CoachPromptModel } from './coach-prompt-model';
import './coach-prompt-screen.css';

export function CoachPromptScreen({ model }: { readonly model: CoachPromptModel }): JSX.Element {
  const text = messages.value.coachPrompt;
  const id = useId();
  const language = locale.value;
  useEffect(() => void model.refresh(), [model, language]);
  const over = model.count.value - MAX_MANNER;
  const tokens = model.tokens.value;
  return (
    <main class="screen screen--one coach-prompt">
      <div class="topbar topbar--sub">
        <a class="icon-button" href="/more" aria-label={messages.value.nav.back}>
          <Icon name="back" />
        </a>
        <h1 tabIndex={-1}>{text.title}</h1>
      </div>
      <p class="coach-prompt__note">{text.note}</p>
      <div class="coach-prompt__label">
        <label for={id}>{text.field}</label>
        <span>{text.count(model.count.value, MAX_MANNER)}</span>
      </div>
      <textarea
        id={id}
        class="coach-prompt__field"
        rows={4}
        value={model.draft.value}
        aria-describedby={`${id}-hint`}
        aria-invalid={over > 0}
        onInput={(event) => (model.draft.value = event.currentTarget.value)}
      />
      <p id={`${id}-hint`} class="coach-prompt__hint">
        {over > 0 ? text.tooLong(over) : model.count.value === 0 ? text.empty : ''}
      </p>
      <div class="actions">
        <Button
          tone="primary"
          isDisabled={!model.isChanged.value || over > 0}
          onClick={() => void model.save()}
        >
          {text.save}
        </Button>
        {model.isOwn.value && (
          <Button tone="quiet" onClick={() => void model.reset()}>
            {text.reset}
          </Button>
        )}
      </div>
      <section class="section" aria-labelledby={`${id}-rest`}>
        <h2 class="section__title" id={`${id}-rest`}>
          {text.rest}
        </h2>
        <p class="coach-prompt__note">{text.restNote}</p>
        <p class="card card--pad coach-prompt__rest">{model.rest.value}</p>
        <p class="coach-prompt__room">
          {tokens === null ? text.roomUnknown : text.room(new Intl.NumberFormat(locale.value).format(tokens))}
        </p>
      </section>
    </main>
  );
}
