import type { JSX } from 'preact';
import { nameOf } from '@/coach/model-steps';
import { messages } from '@/i18n/current';
import type { LlmStatus } from '@/llm/llm-service';
import type { Verdict } from '@/llm/model/verdict';
import { Icon } from '@/ui/icon';
import { AskTrust } from './ask-trust';
import { CardStatus } from './card-status';
import { DownloadBody } from './download-body';
import type { ListedModel } from './listed-model';
import { LoadedBody } from './loaded-body';
import type { ModelSetupModel } from './model-setup-model';
import { NotHere } from './not-here';
import { useKeptFocus } from './use-kept-focus';
import './model-card.css';

interface CardProps {
  readonly listed: ListedModel;
  readonly model: ModelSetupModel;
}

/** One model: what it is, whether it fits, what it is doing, and what can be done about it. */
export function ModelCard({ listed, model }: CardProps): JSX.Element {
  const text = messages.value.model;
  const { entry, installed, download } = listed;
  const { heading, onFocusIn } = useKeptFocus();
  const headingId = `model-${entry.id}`;
  const isPractice = entry.origin === 'embedded';
  const facts = isPractice
    ? text.demo.facts
    : text.facts(
        installed?.bytes ?? entry.source.bytes ?? download?.state.amount.total ?? null,
        entry.licence,
      );
  return (
    <section class="card model-card" aria-labelledby={headingId} onFocusIn={onFocusIn}>
      <div class="model-card__head">
        <div>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {nameOf(entry)}
          </h2>
          <p class="meta">{facts}</p>
        </div>
        <Tag listed={listed} status={model.status.value} />
      </div>
      {isPractice && <p class="model-card__text">{text.demo.body}</p>}
      <Body listed={listed} model={model} />
      {!isPractice && <CardStatus listed={listed} />}
    </section>
  );
}

function Body({ listed, model }: CardProps): JSX.Element {
  const { installed, download, isChosen, entry } = listed;
  const { kind } = model.status.value;
  if (installed && !installed.isTrusted)
    return <AskTrust listed={listed} installed={installed} model={model} />;
  // The embedded one comes with its load, which shows how far it is.
  const isLoading = isChosen && kind !== 'resting';
  if (isLoading && (installed || entry.origin === 'embedded'))
    return <LoadedBody listed={listed} model={model} />;
  if (download) return <DownloadBody listed={listed} download={download} model={model} />;
  if (installed || entry.origin === 'embedded') return <LoadedBody listed={listed} model={model} />;
  return <NotHere listed={listed} model={model} />;
}

function Tag({
  listed,
  status,
}: {
  readonly listed: ListedModel;
  readonly status: LlmStatus;
}): JSX.Element | null {
  const { tag } = messages.value.model;
  const { installed, isChosen, verdict, download, entry } = listed;
  const isHere = installed !== null || entry.origin === 'embedded';
  if (isChosen && isHere && (status.kind === 'ready' || status.kind === 'generating'))
    return (
      <span class="tag tag--accent">
        <Icon name="check" size={16} />
        {tag.ready}
      </span>
    );
  if (isChosen && isHere && status.kind === 'loading')
    return <span class="tag tag--accent">{tag.loading}</span>;
  if (isChosen && isHere && status.kind === 'failed')
    return <span class="tag tag--caution">{tag.failed}</span>;
  if (installed && !installed.isTrusted) return <span class="tag tag--caution">{tag.ask}</span>;
  if (installed && entry.origin !== 'embedded') return <span class="tag tag--accent">{tag.here}</span>;
  if (verdict === null || download || entry.origin === 'embedded') return null;
  return <VerdictTag verdict={verdict} />;
}

function VerdictTag({ verdict }: { readonly verdict: Verdict }): JSX.Element {
  const tone = verdict.fit === 'good' ? 'accent' : 'caution';
  return <span class={`tag tag--${tone}`}>{messages.value.model.tag[verdict.fit]}</span>;
}
