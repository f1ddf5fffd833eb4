import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Banner } from '@/ui/banner';
import { LinkButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ActivityList } from './activity-list';
import type { ActivityModel } from './activity-model';
import './activity-screen.css';

export interface ActivityScreenProps {
  readonly model: Pick<ActivityModel, 'state' | 'undo'>;
}

/** What the coach did with the person's yes, and the way back from each of it. */
export function ActivityScreen({ model }: ActivityScreenProps): JSX.Element {
  const { activity: text, nav } = messages.value;
  return (
    <main class="screen screen--one">
      <div class="topbar topbar--sub">
        <a class="icon-button" href="/more" aria-label={nav.back}>
          <Icon name="back" />
        </a>
        <h1 tabIndex={-1}>{text.title}</h1>
      </div>
      <Content model={model} />
    </main>
  );
}

function Content({ model }: ActivityScreenProps): JSX.Element {
  const { activity: text, common } = messages.value;
  const state = model.state.value;
  switch (state.kind) {
    case 'loading':
      return (
        <div class="card activity-bones" aria-busy="true" role="status">
          <span class="visually-hidden">{common.loading}</span>
          <i />
          <i />
          <i />
        </div>
      );
    case 'failed':
      return (
        <Banner tone="error" icon="info" title={`${text.failed}.`} isAlert>
          <p>{text.failedNote}</p>
        </Banner>
      );
    case 'ready':
      if (state.days.length === 0) return <Empty />;
      return (
        <>
          <p class="lead-note">{text.note}</p>
          <ActivityList model={model} shown={state} />
        </>
      );
  }
}

function Empty(): JSX.Element {
  const { activity: text } = messages.value;
  return (
    <section class="card card--pad-l activity-empty" aria-labelledby="activity-empty">
      <h2 id="activity-empty">{text.empty}</h2>
      <p>{text.emptyNote}</p>
      <div class="actions">
        <LinkButton href="/coach" tone="primary">
          {text.talk}
        </LinkButton>
      </div>
    </section>
  );
}
