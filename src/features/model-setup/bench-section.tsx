import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { nameOf } from '@/coach/model-steps';
import type { ModelRun } from '@/db/settings-dao';
import { locale, messages } from '@/i18n/current';
import { Button, LinkButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { ModelBench } from './model-bench';

/** What this device makes of the chosen model, measured, and as text to compare. */
export function BenchSection({ bench }: { readonly bench: ModelBench }): JSX.Element {
  const text = messages.value.model.bench;
  const state = bench.state.value;
  const { last } = bench;
  const isRunning = state.kind === 'running';
  return (
    <section class="section" aria-labelledby="bench-title">
      <div class="model-setup__head">
        <h2 id="bench-title">{text.title}</h2>
      </div>
      <div class="card card--pad bench-section">
        {last && !isRunning && <Result bench={bench} run={last} />}
        <p class="meta" role="status">
          {isRunning ? text.running : state.kind === 'failed' ? text.failed : ''}
        </p>
        {!last && !isRunning && <p class="meta">{text.note}</p>}
        <div class="actions">
          {isRunning ? (
            <Button tone="plain" size="small" onClick={() => bench.stop()}>
              {text.stop}
            </Button>
          ) : (
            <Button tone="tonal" size="small" onClick={() => void bench.run()}>
              {text.run}
            </Button>
          )}
          <LinkButton tone="quiet" size="small" href="/check">
            {text.checkLink}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

function Result({ bench, run }: { readonly bench: ModelBench; readonly run: ModelRun }): JSX.Element {
  const text = messages.value.model.bench;
  const { bytes } = messages.value.model;
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    run.at,
  );
  const of = <T,>(value: T | null, write: (value: T) => string): string =>
    value === null ? text.unknown : write(value);
  return (
    <>
      <dl class="bench-section__figures">
        <Figure value={of(run.loadMs, text.seconds)} name={text.load} />
        <Figure value={of(run.firstTokenMs, text.seconds)} name={text.first} />
        <Figure value={of(run.tokensPerSecond, text.tokens)} name={text.speed} />
        <Figure value={of(run.storageBytes, bytes)} name={text.storage} />
      </dl>
      <p class="meta">
        {nameOf(bench.entryOf(run.modelId))} · {when}
      </p>
      <CopyText text={bench.describe(run)} />
    </>
  );
}

/** The figure first, the words below, as one thing to a screen reader. */
function Figure({ value, name }: { readonly value: string; readonly name: string }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function CopyText({ text: content }: { readonly text: string }): JSX.Element {
  const text = messages.value.model.bench;
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  // Some browsers have no clipboard for pages, others refuse it.
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(content);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <button type="button" class="bench-section__copy" onClick={() => void copy()}>
        <Icon name="copy" size={20} />
        {text.copy}
      </button>
      <p class="meta" role="status">
        {outcome === 'none' ? '' : outcome === 'copied' ? text.copied : text.copyFailed}
      </p>
      {outcome === 'failed' && <pre class="bench-section__text">{content}</pre>}
    </>
  );
}
