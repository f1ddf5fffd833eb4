import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { ListedModel } from './listed-model';
import type { ModelSetupModel } from './model-setup-model';

/** A model that isn't on the device: whether it is worth its bytes, and the button that begins. */
export function NotHere({
  listed: { entry, verdict },
  model,
}: {
  readonly listed: ListedModel;
  readonly model: ModelSetupModel;
}): JSX.Element {
  const text = messages.value.model;
  const reason = verdict?.reason ?? null;
  const isUnfit = verdict?.fit === 'unfit';
  const bring = (): void => model.bring(entry);
  return (
    <>
      {verdict && reason !== null && (
        <p class="model-card__text">{text.verdicts[reason](verdict.needed ?? 0, verdict.available ?? 0)}</p>
      )}
      {!isUnfit && (
        <div class="actions model-card__actions">
          {verdict?.fit === 'slow' ? (
            <Button tone="quiet" onClick={bring}>
              {text.bringAnyway}
            </Button>
          ) : (
            <Button tone="primary" isDisabled={verdict === null} onClick={bring}>
              <Icon name="download" size={20} />
              {text.bring(entry.source.bytes)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
