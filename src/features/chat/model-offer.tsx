import type { JSX } from 'preact';
import { llmErrorKind } from '@/coach/llm-error-kind';
import { loadShare } from '@/coach/load-share';
import { messages } from '@/i18n/current';
import type { LlmErrorCode } from '@/llm/errors';
import type { LlmStatus } from '@/llm/llm-service';
import { Banner } from '@/ui/banner';
import { Button, LinkButton } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';

export interface ModelOfferProps {
  readonly status: LlmStatus;
  readonly isChosen: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** What stands between the person and the coach: it is off, on its way, or failed. Nothing when it is there. */
export function ModelOffer({ status, isChosen, onStart, onStop }: ModelOfferProps): JSX.Element | null {
  switch (status.kind) {
    case 'ready':
    case 'generating':
      return null;
    case 'resting':
      return isChosen ? null : <Invitation onStart={onStart} />;
    case 'loading':
      return <Waking status={status} onStop={onStop} />;
    case 'failed':
      return <Failure code={status.code} onStart={onStart} />;
  }
}

function Invitation({ onStart }: { readonly onStart: () => void }): JSX.Element {
  const text = messages.value.coach;
  return (
    <section class="card card--pad-l offer section" aria-labelledby="offer-title">
      <h2 id="offer-title">{text.offerTitle}</h2>
      <p>{text.offerBody}</p>
      <div class="actions">
        <Button tone="primary" onClick={onStart}>
          {text.offerStart}
        </Button>
        <LinkButton tone="quiet" href="/model">
          {text.offerMore}
        </LinkButton>
      </div>
    </section>
  );
}

interface WakingProps {
  readonly status: Extract<LlmStatus, { kind: 'loading' }>;
  readonly onStop: () => void;
}

function Waking({ status, onStop }: WakingProps): JSX.Element {
  const { coach, model } = messages.value;
  return (
    <section class="card card--pad-l offer section" aria-label={model.progressName}>
      <p role="status">{coach.waking}</p>
      <ProgressBar label={model.progressName} value={loadShare(status)} />
      <div class="actions">
        <Button tone="plain" size="small" onClick={onStop}>
          {model.stopLoading}
        </Button>
      </div>
    </section>
  );
}

function Failure({
  code,
  onStart,
}: {
  readonly code: LlmErrorCode;
  readonly onStart: () => void;
}): JSX.Element {
  const text = messages.value;
  const error = text.errors[llmErrorKind(code)];
  return (
    <div class="section">
      <Banner tone="error" icon="info" title={`${error.title}.`} isAlert>
        <p>{error.body}</p>
        <div class="actions">
          <Button tone="plain" size="small" onClick={onStart}>
            {text.common.retry}
          </Button>
          <LinkButton tone="quiet" size="small" href="/model">
            {text.coach.offerMore}
          </LinkButton>
        </div>
      </Banner>
    </div>
  );
}
