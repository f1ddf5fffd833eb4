import type { JSX } from 'preact';
import { llmErrorKind } from '@/coach/llm-error-kind';
import { loadShare } from '@/coach/load-share';
import { messages } from '@/i18n/current';
import { assertNever } from '@/lib/assert-never';
import type { LlmStatus } from '@/llm/llm-service';
import { Banner } from '@/ui/banner';
import { Button, LinkButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ProgressBar } from '@/ui/progress-bar';
import type { ModelSetupModel } from './model-setup-model';

/** The practice model: what it is, what it is doing, and what can be done about it. */
export function DemoModelCard({ model }: { readonly model: ModelSetupModel }): JSX.Element {
  const text = messages.value.model;
  const status = model.status.value;
  return (
    <section class="card demo-model" aria-labelledby="demo-model-name">
      <div class="demo-model__head">
        <div>
          <h2 id="demo-model-name">{text.demo.name}</h2>
          <p class="meta">{text.demo.facts}</p>
        </div>
        <StatusTag status={status} />
      </div>
      <p class="demo-model__body">{text.demo.body}</p>
      <Body status={status} model={model} />
    </section>
  );
}

function StatusTag({ status }: { readonly status: LlmStatus }): JSX.Element | null {
  const { tag } = messages.value.model;
  if (status.kind === 'ready' || status.kind === 'generating') {
    return (
      <span class="tag tag--accent">
        <Icon name="check" size={16} />
        {tag.ready}
      </span>
    );
  }
  return status.kind === 'failed' ? <span class="tag tag--caution">{tag.failed}</span> : null;
}

function Body({
  status,
  model,
}: {
  readonly status: LlmStatus;
  readonly model: ModelSetupModel;
}): JSX.Element {
  const { model: text, errors, common } = messages.value;
  const start = (): void => void model.start();
  const stop = (): void => model.stop();
  switch (status.kind) {
    case 'resting':
      return (
        <div class="actions actions--fill">
          <Button tone="primary" onClick={start}>
            <Icon name="play" size={20} />
            {text.start}
          </Button>
        </div>
      );
    case 'loading':
      return (
        <>
          <div class="demo-model__progress">
            <p aria-live="polite">{text.phase[status.phase]}</p>
            <ProgressBar label={text.progressName} value={loadShare(status)} />
          </div>
          <div class="actions actions--fill">
            <Button tone="plain" onClick={stop}>
              {text.stopLoading}
            </Button>
          </div>
        </>
      );
    case 'ready':
    case 'generating':
      return (
        <div class="actions actions--fill">
          <LinkButton tone="primary" href="/coach">
            {text.talk}
          </LinkButton>
          <Button tone="quiet" onClick={stop}>
            {text.unload}
          </Button>
        </div>
      );
    case 'failed': {
      const { title, body } = errors[llmErrorKind(status.code)];
      return (
        <>
          <div class="demo-model__progress">
            <Banner tone="error" icon="info" title={`${title}.`} isAlert>
              {body}
            </Banner>
          </div>
          <div class="actions actions--fill">
            <Button tone="primary" onClick={start}>
              {common.retry}
            </Button>
          </div>
        </>
      );
    }
    default:
      return assertNever(status);
  }
}
