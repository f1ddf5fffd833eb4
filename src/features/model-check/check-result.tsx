import type { JSX } from 'preact';
import { reportFileName, reportJson, type EvaluationReport } from '@/coach/evaluation/report';
import type { Summary } from '@/coach/evaluation/summary';
import { llmErrorKind } from '@/coach/llm-error-kind';
import { messages } from '@/i18n/current';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { useFocusAfterButton } from '@/ui/focus-after-button';
import { ResultTable } from './result-table';
import { saveTextFile } from './save-text-file';
import { WrongAnswers } from './wrong-answers';

/** What came out, in sentences, in a table, and request by request where it went wrong. */
export function CheckResult({ report }: { readonly report: EvaluationReport }): JSX.Element {
  const text = messages.value.modelCheck;
  const heading = useFocusAfterButton<HTMLHeadingElement>();
  const { results, planned, total } = report;
  const save = (): void => saveTextFile(reportFileName(report), 'application/json', reportJson(report));
  return (
    <section class="section stack" aria-labelledby="model-check-result">
      <h2 class="section__title" id="model-check-result" tabIndex={-1} ref={heading}>
        {text.result}
      </h2>
      <EndNotice report={report} />
      {results.length > 0 && (
        <>
          {results.length < planned && (
            <p class="model-check__note">{text.partial(results.length, planned)}</p>
          )}
          <Counts total={total} />
          <ResultTable results={results} />
          <WrongAnswers results={results} />
          <div class="actions">
            <Button tone="plain" onClick={save}>
              {text.save}
            </Button>
          </div>
          <p class="model-check__note">{text.saveNote}</p>
        </>
      )}
    </section>
  );
}

function EndNotice({ report }: { readonly report: EvaluationReport }): JSX.Element | null {
  const { modelCheck: text, errors } = messages.value;
  const { end, results } = report;
  if (end.kind === 'failed') {
    const { title, body } = errors[llmErrorKind(end.code)];
    return (
      <Banner tone="error" icon="info" title={`${title}.`} isAlert>
        {body}
      </Banner>
    );
  }
  return results.length === 0 ? <p class="model-check__note">{text.nothing}</p> : null;
}

const COUNTS = [
  'passed',
  'rightTool',
  'rightArguments',
  'wronglyActed',
  'refusedRightly',
  'failed',
] as const satisfies readonly (keyof Summary)[];

function Counts({ total }: { readonly total: Summary }): JSX.Element {
  const text = messages.value.modelCheck;
  const { firstSeconds, seconds } = total;
  return (
    <>
      <dl class="card rows model-check__counts">
        {COUNTS.filter((key) => total[key].m > 0).map((key) => (
          <Figure key={key} name={text.counts[key]} value={text.ofCount(total[key].n, total[key].m)} />
        ))}
        {firstSeconds !== null && <Figure name={text.firstSeconds} value={text.seconds(firstSeconds)} />}
        {seconds !== null && <Figure name={text.wholeSeconds} value={text.seconds(seconds)} />}
      </dl>
      <p class="model-check__note">{text.secondsNote}</p>
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): JSX.Element {
  return (
    <div class="row">
      <dt class="row__main">{name}</dt>
      <dd class="row__end">{value}</dd>
    </div>
  );
}
