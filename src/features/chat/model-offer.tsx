import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { llmErrorKind } from '@/coach/llm-error-kind';
import { loadShare } from '@/coach/load-share';
import type { ModelSteps } from '@/coach/model-steps';
import { isElsewhere } from '@/coach/next-steps';
import { messages } from '@/i18n/current';
import type { LlmErrorCode } from '@/llm/errors';
import type { LlmStatus } from '@/llm/llm-service';
import { Banner } from '@/ui/banner';
import { Button, LinkButton } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';

export interface ModelOfferProps {
  readonly status: LlmStatus;
  readonly isChosen: boolean;
  readonly steps: ModelSteps;
  /** The talk has said already why it failed. */
  readonly isTold: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** What stands between the person and the coach: it is off, on its way, or failed. Nothing when it is there. */
export function ModelOffer(props: ModelOfferProps): JSX.Element | null {
  const { status, isChosen, steps, isTold, onStart, onStop } = props;
  const wasResting = useRef(false);
  if (status.kind === 'resting') wasResting.current = status.why !== undefined;
  if (isElsewhere(status)) return <Failure code="in_other_tab" steps={steps} />;
  switch (status.kind) {
    case 'ready':
    case 'generating':
      return null;
    case 'resting':
      return isChosen ? null : <Invitation onStart={onStart} />;
    case 'loading':
      return <Waking status={status} isAgain={wasResting.current} name={steps.name} onStop={onStop} />;
    case 'failed':
      return isTold &&
        steps.after(status.code).length === 1 &&
        steps.after(status.code)[0] === 'retry' ? null : (
        <Failure code={status.code} steps={steps} />
      );
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
  readonly isAgain: boolean;
  readonly name: string;
  readonly onStop: () => void;
}

function Waking({ status, isAgain, name, onStop }: WakingProps): JSX.Element {
  const { coach, model } = messages.value;
  return (
    <section class="card card--pad-l offer section" aria-label={model.progressName(name)}>
      <p role="status">{isAgain ? coach.wakingAgain : coach.waking}</p>
      <ProgressBar label={model.progressName(name)} value={loadShare(status)} />
      <div class="actions">
        <Button tone="plain" size="small" onClick={onStop}>
          {model.stopLoading}
        </Button>
      </div>
    </section>
  );
}

interface FailureProps {
  readonly code: LlmErrorCode;
  readonly steps: ModelSteps;
}

function Failure({ code, steps }: FailureProps): JSX.Element {
  const text = messages.value;
  const error = text.errors[llmErrorKind(code)];
  return (
    <div class="section">
      <Banner
        tone={isCalm(code) ? 'plain' : 'error'}
        icon="info"
        title={`${error.title}.`}
        isAlert={!isCalm(code)}
      >
        <p>{error.body}</p>
        <div class="actions">
          {steps.after(code).map((step) => (
            <Button key={step} tone="plain" size="small" onClick={() => void steps.take(step)}>
              {text.model.next[step]}
            </Button>
          ))}
          <LinkButton tone="quiet" size="small" href="/model">
            {text.coach.offerMore}
          </LinkButton>
        </div>
      </Banner>
    </div>
  );
}

/** Nothing went wrong: the model is only somewhere else. */
function isCalm(code: LlmErrorCode): boolean {
  return code === 'in_other_tab' || code === 'taken_over' || code === 'model_missing';
}
