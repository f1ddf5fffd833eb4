import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import type { ModelSetupModel } from './model-setup-model';

/** What the models and the records take of what the browser gives, and whether it keeps them. */
export function StorageSection({ model }: { readonly model: ModelSetupModel }): JSX.Element | null {
  const text = messages.value.model.storage;
  const storage = model.device.value?.storage;
  if (!storage) return null;
  const { usage, quota, isPersisted } = storage;
  const models = model.models.value.reduce(
    (sum, { installed, download }) => sum + (installed?.bytes ?? download?.state.amount.received ?? 0),
    0,
  );
  const rest = Math.max(0, usage - models);
  const width = (bytes: number): string => `${Math.min(100, (bytes / quota) * 100)}%`;
  return (
    <section class="section" aria-labelledby="storage-title">
      <div class="model-setup__head">
        <h2 id="storage-title">{text.title}</h2>
        <span class="meta">{text.of(usage, quota)}</span>
      </div>
      <div class="card card--pad">
        <div class="storage-bar" role="img" aria-label={text.parts(models, rest)}>
          <i style={{ width: width(models) }} />
          <i style={{ width: width(rest) }} />
        </div>
        <p class="meta storage-section__words">
          {text.parts(models, rest)} · {isPersisted ? text.persisted : text.notPersisted}
        </p>
        {!isPersisted && (
          <div class="actions">
            <Button tone="tonal" size="small" onClick={() => void model.persist()}>
              {text.ask}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
