import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { InstalledModel } from '@/llm/files/download-state';
import { Button } from '@/ui/button';
import type { ListedModel } from './listed-model';
import type { ModelSetupModel } from './model-setup-model';

export interface AskTrustProps {
  readonly listed: ListedModel;
  readonly installed: InstalledModel;
  readonly model: ModelSetupModel;
}

/** A whole file that nobody vouches for: its hash, and the question. */
export function AskTrust({ listed, installed, model }: AskTrustProps): JSX.Element {
  const text = messages.value.model;
  return (
    <>
      <p class="model-card__text">{text.ask.body}</p>
      <p class="model-card__hash">
        <span class="meta">{text.ask.hash}</span>
        <code>{installed.sha256}</code>
      </p>
      <div class="actions actions--fill model-card__actions">
        <Button tone="primary" size="small" onClick={() => void model.trust(installed.entry.id)}>
          {text.ask.yes}
        </Button>
        <Button tone="quiet" size="small" onClick={() => void model.remove(listed)}>
          {text.remove}
        </Button>
      </div>
    </>
  );
}
