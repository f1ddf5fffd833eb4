import type { JSX } from 'preact';
import type { RequestResult } from '@/coach/evaluation/evaluation-result';
import { messages } from '@/i18n/current';
import { describeExpected, describeGot } from './describe-answer';

/** The requests that went wrong, folded: what was said, what was wanted, what came. */
export function WrongAnswers({ results }: { readonly results: readonly RequestResult[] }): JSX.Element {
  const all = messages.value;
  const text = all.modelCheck;
  const wrong = results.filter(({ verdict }) => !verdict.passed);
  if (wrong.length === 0) return <p class="model-check__note">{text.allRight}</p>;
  return (
    <details class="card model-check__wrong">
      <summary>{text.wrong(wrong.length)}</summary>
      <ul class="rows">
        {wrong.map(({ request, attempt }) => (
          <li key={request.id}>
            <p class="own" lang={request.locale}>
              {request.text}
            </p>
            <dl>
              <dt>{text.expected}</dt>
              <dd>{describeExpected(request.expect, text)}</dd>
              <dt>{text.got}</dt>
              <dd>{describeGot(attempt, all)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}
