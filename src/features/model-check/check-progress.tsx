import type { JSX } from 'preact';
import { loadShare } from '@/coach/load-share';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import { useFocusAfterButton } from '@/ui/focus-after-button';
import { ProgressBar } from '@/ui/progress-bar';
import type { ModelCheckModel, RunningCheck } from './model-check-model';
import { ResultTable } from './result-table';

/** How far the check is, what is being asked, and the way to stop. */
export function CheckProgress({
  model,
  check,
}: {
  readonly model: ModelCheckModel;
  readonly check: RunningCheck;
}): JSX.Element {
  const { modelCheck: text, model: modelText } = messages.value;
  const heading = useFocusAfterButton<HTMLHeadingElement>();
  const status = model.modelStatus.value;
  const { results, planned, current } = check;
  const isLoading = status.kind === 'loading';
  return (
    <section class="section stack" aria-labelledby="model-check-progress">
      <h2 class="section__title" id="model-check-progress" tabIndex={-1} ref={heading}>
        {isLoading ? text.loading : text.running}
      </h2>
      <div class="card card--pad model-check__now">
        {isLoading ? (
          <>
            <p>{modelText.phase[status.phase]}</p>
            <ProgressBar label={text.loading} value={loadShare(status)} />
          </>
        ) : (
          <>
            <p>{text.progress(Math.min(results.length + 1, planned), planned)}</p>
            <ProgressBar label={text.progressName} value={planned === 0 ? 0 : results.length / planned} />
          </>
        )}
        <p class="own model-check__request" lang={current?.locale}>
          {current?.text}
        </p>
        <p class="meta">{timeLeft(model.secondsLeft.value)}</p>
        <div class="actions actions--fill">
          <Button tone="plain" onClick={() => model.stop()}>
            {text.stop}
          </Button>
        </div>
      </div>
      <p class="model-check__note">
        {text.meanwhile} {text.keepOn}
      </p>
      {results.length > 0 && <ResultTable results={results} />}
    </section>
  );
}

function timeLeft(seconds: number | null): string {
  const text = messages.value.modelCheck;
  return seconds === null ? text.leftUnknown : text.left(Math.round(seconds / 60));
}
