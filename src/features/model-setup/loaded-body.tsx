import type { JSX } from 'preact';
import { llmErrorKind } from '@/coach/llm-error-kind';
import { loadShare } from '@/coach/load-share';
import { nameOf } from '@/coach/model-steps';
import { isElsewhere } from '@/coach/next-steps';
import { messages } from '@/i18n/current';
import type { LlmErrorCode } from '@/llm/errors';
import { Banner } from '@/ui/banner';
import { Button, LinkButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ProgressBar } from '@/ui/progress-bar';
import { FileActions } from './file-actions';
import type { ListedModel } from './listed-model';
import type { ModelSetupModel } from './model-setup-model';

interface LoadedBodyProps {
  readonly listed: ListedModel;
  readonly model: ModelSetupModel;
}

/** A model whose file is here: in the memory, on its way into it, or at rest. */
export function LoadedBody({ listed, model }: LoadedBodyProps): JSX.Element {
  const text = messages.value.model;
  const status = model.status.value;
  const { entry, isChosen } = listed;
  const stop = (): void => model.stop();
  if (!isChosen) return <AtRest listed={listed} model={model} />;
  if (isElsewhere(status)) return <Failed code="in_other_tab" listed={listed} model={model} />;
  switch (status.kind) {
    case 'resting':
      return <AtRest listed={listed} model={model} />;
    case 'loading':
      return (
        <>
          <div class="model-card__progress">
            <p aria-live="polite">{text.phase[status.phase]}</p>
            <ProgressBar label={text.progressName(nameOf(entry))} value={loadShare(status)} />
          </div>
          <div class="actions actions--fill model-card__actions">
            <Button tone="plain" size="small" onClick={stop}>
              {text.stopLoading}
            </Button>
          </div>
        </>
      );
    case 'ready':
    case 'generating':
      return (
        <div class="actions actions--fill model-card__actions">
          <LinkButton tone="primary" size="small" href="/coach">
            {text.talk}
          </LinkButton>
          <Button tone="quiet" size="small" onClick={stop}>
            {text.unload}
          </Button>
        </div>
      );
    case 'failed':
      return <Failed code={status.code} listed={listed} model={model} />;
  }
}

interface FailedProps extends LoadedBodyProps {
  readonly code: LlmErrorCode;
}

function Failed({ code, listed, model }: FailedProps): JSX.Element {
  const { model: text, errors } = messages.value;
  const { title, body } = errors[llmErrorKind(code)];
  const isCalm = code === 'in_other_tab';
  return (
    <>
      <div class="model-card__notes">
        <Banner tone={isCalm ? 'plain' : 'error'} icon="info" title={`${title}.`} isAlert={!isCalm}>
          {body}
        </Banner>
      </div>
      <div class="actions model-card__actions">
        {model.steps
          .after(code)
          .filter((step) => step !== 'choose')
          .map((step, index) => (
            <Button
              key={step}
              tone={index === 0 ? 'primary' : 'plain'}
              size="small"
              onClick={() => void model.steps.take(step)}
            >
              {text.next[step]}
            </Button>
          ))}
      </div>
      {!isCalm && <FileActions listed={listed} model={model} />}
    </>
  );
}

function AtRest({ listed, model }: LoadedBodyProps): JSX.Element {
  const text = messages.value.model;
  const { entry, verdict } = listed;
  const reason = verdict?.fit === 'good' ? null : (verdict?.reason ?? null);
  return (
    <>
      {verdict && reason !== null && reason !== 'no_space' && (
        <p class="model-card__text">{text.verdicts[reason](verdict.needed ?? 0, verdict.available ?? 0)}</p>
      )}
      <div class="actions actions--fill model-card__actions">
        <Button tone="primary" size="small" onClick={() => void model.start(entry)}>
          <Icon name="play" size={20} />
          {text.start}
        </Button>
      </div>
      <FileActions listed={listed} model={model} />
    </>
  );
}
