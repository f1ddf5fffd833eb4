import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Confirm } from './confirm';
import type { ListedModel } from './listed-model';
import type { ModelSetupModel } from './model-setup-model';

export interface FileActionsProps {
  readonly listed: ListedModel;
  readonly model: ModelSetupModel;
}

/** What can be done with a file that is here and not in use. None for the one that is part of the app. */
export function FileActions({ listed, model }: FileActionsProps): JSX.Element | null {
  const text = messages.value.model;
  const { entry, installed } = listed;
  const [isAsking, setAsking] = useState(false);
  if (!installed || entry.origin === 'embedded') return null;
  if (isAsking)
    return (
      <Confirm
        question={text.confirmRemove(installed.bytes)}
        yes={text.remove}
        no={text.keep}
        onYes={() => void model.remove(listed)}
        onNo={() => setAsking(false)}
      />
    );
  const isChecking = model.checking.value === entry.id;
  return (
    <div class="actions model-card__actions model-card__actions--more">
      <Button tone="quiet" size="small" isDisabled={isChecking} onClick={() => void model.check(entry.id)}>
        {isChecking ? text.checking : text.check}
      </Button>
      <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
        {text.remove}
      </Button>
    </div>
  );
}
