import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '@/i18n/current';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SegmentedControl } from '@/ui/segmented-control';
import { CheckProgress } from './check-progress';
import { CheckResult } from './check-result';
import type { ModelCheckModel } from './model-check-model';
import './model-check-screen.css';

export interface ModelCheckScreenProps {
  readonly model: ModelCheckModel;
  /** `limit`: put at most so many requests. */
  readonly query: URLSearchParams;
}

export function ModelCheckScreen({ model, query }: ModelCheckScreenProps): JSX.Element {
  const text = messages.value;
  useEffect(() => {
    void model.prepare();
  }, [model]);
  const state = model.state.value;
  const { title, started, finished } = text.modelCheck;
  const news = { idle: '', running: started, done: finished };
  return (
    <main class="screen screen--one model-check">
      <div class="topbar topbar--sub">
        <a class="icon-button" href="/more" aria-label={text.nav.back}>
          <Icon name="back" />
        </a>
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      <p class="visually-hidden" role="status">
        {news[state.kind]}
      </p>
      <Explanation model={model} />
      {state.kind === 'running' && <CheckProgress model={model} check={state} />}
      {state.kind === 'done' && <CheckResult report={state.report} />}
      {state.kind !== 'running' && <Starter model={model} limit={limitOf(query)} />}
      <p class="fine-print">
        <Icon name="shield" size={20} />
        <span>{text.modelCheck.privacy}</span>
      </p>
    </main>
  );
}

function Explanation({ model }: { readonly model: ModelCheckModel }): JSX.Element {
  const text = messages.value.modelCheck;
  return (
    <div class="stack">
      <p class="model-check__note">
        {text.what} {text.howLong}
      </p>
      {model.isPractice.value && <Banner icon="info">{text.practice}</Banner>}
    </div>
  );
}

function Starter({ model, limit }: { readonly model: ModelCheckModel; readonly limit: number }): JSX.Element {
  const text = messages.value.modelCheck;
  const count = model.count.value;
  return (
    <div class="section card">
      <SegmentedControl
        legend={text.languages}
        name="model-check-languages"
        value={model.languages.value}
        options={[
          { value: 'ko', label: '한국어', lang: 'ko' },
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'both', label: text.bothLanguages },
        ]}
        onChange={(languages) => (model.languages.value = languages)}
      />
      <p class="meta model-check__count">{count === null ? '\u00A0' : text.count(Math.min(count, limit))}</p>
      <div class="actions actions--fill model-check__start">
        <Button tone="primary" onClick={() => void model.start(limit)}>
          {model.state.value.kind === 'done' ? text.again : text.start}
        </Button>
      </div>
    </div>
  );
}

/** A limit that isn't a positive whole number is none. */
function limitOf(query: URLSearchParams): number {
  const raw = query.get('limit') ?? '';
  return /^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : Number.POSITIVE_INFINITY;
}
