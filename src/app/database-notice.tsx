import type { JSX } from 'preact';
import type { DatabaseState } from '@/db/open-database';
import { messages } from '@/i18n/current';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import './database-notice.css';

/** Says when the store is held up by another tab or can't be opened. Silent as long as all is well. */
export function DatabaseNotice({ state }: { readonly state: DatabaseState }): JSX.Element | null {
  const text = messages.value.database;
  const reload = (
    <div class="actions">
      <Button tone="plain" size="small" onClick={() => location.reload()}>
        {text.reload}
      </Button>
    </div>
  );
  switch (state) {
    case 'opening':
    case 'open':
    case 'lost': // the next use opens it again
      return null;
    case 'blocked':
      return (
        <div class="database-notice">
          <Banner icon="info" isAlert>
            {text.blocked}
          </Banner>
        </div>
      );
    case 'outdated':
      return (
        <div class="database-notice">
          <Banner tone="care" icon="info" isAlert>
            <p>{text.outdated}</p>
            {reload}
          </Banner>
        </div>
      );
    case 'failed':
      return (
        <div class="database-notice">
          <Banner tone="error" icon="info" title={`${text.failedTitle}.`} isAlert>
            <p>{text.failedBody}</p>
            {reload}
          </Banner>
        </div>
      );
  }
}
