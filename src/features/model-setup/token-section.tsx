import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import { Field, FieldForm } from './field';
import type { ModelSetupModel } from './model-setup-model';

/** The host that asks most often. */
const USUAL_HOST = 'huggingface.co';

/** What gated hosts want to be shown. Folded, since most people never need it. */
export function TokenSection({ model }: { readonly model: ModelSetupModel }): JSX.Element {
  const text = messages.value.model.tokens;
  const { hostTokens } = model.settings.value;
  const [host, setHost] = useState(USUAL_HOST);
  const [token, setToken] = useState('');
  const { askingHost } = model.own;
  const section = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (askingHost.value === null || !section.current) return;
    setHost(askingHost.value);
    section.current.open = true;
    section.current.querySelector<HTMLInputElement>('#token-value')?.focus();
  }, [askingHost.value]);
  const isComplete = /^[a-z0-9.-]+(:\d+)?$/i.test(host.trim()) && token.trim() !== '';
  const save = (): void => {
    if (!isComplete) return;
    model.own.addToken(host.trim().toLowerCase(), token.trim());
    setToken('');
  };
  return (
    <details ref={section} class="card token-section section">
      <summary>
        {text.title}
        <Icon name="next" size={20} />
      </summary>
      <div class="token-section__body">
        <p class="meta">{text.note}</p>
        {hostTokens.length > 0 && (
          <ul>
            {hostTokens.map((each) => (
              <li key={each.host}>
                <span>{each.host}</span>
                <button
                  type="button"
                  class="icon-button"
                  aria-label={text.remove(each.host)}
                  onClick={() => model.own.removeToken(each.host)}
                >
                  <Icon name="trash" size={20} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <FieldForm onSubmit={save}>
          <Field id="token-host" label={text.host} value={host} onInput={setHost} />
          <Field id="token-value" label={text.token} isSecret value={token} onInput={setToken} />
          <button type="submit" class="button button--tonal button--small" disabled={!isComplete}>
            {text.save}
          </button>
        </FieldForm>
      </div>
    </details>
  );
}
