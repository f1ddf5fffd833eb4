import type { JSX } from 'preact';
import { REQUEST_GROUPS } from '@/coach/evaluation/evaluation-request';
import type { RequestResult } from '@/coach/evaluation/evaluation-result';
import { partsBy } from '@/coach/evaluation/report';
import { summarize, type Summary } from '@/coach/evaluation/summary';
import { messages } from '@/i18n/current';

/** Right ones and times by kind of request, then by language, then of all. */
export function ResultTable({ results }: { readonly results: readonly RequestResult[] }): JSX.Element {
  const text = messages.value.modelCheck;
  const groups = partsBy(REQUEST_GROUPS, results, ({ request }) => request.group);
  const languages = partsBy(['ko', 'en'], results, ({ request }) => request.locale);
  return (
    <table class="card model-check__table">
      <caption class="visually-hidden">{text.table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.table.group}</th>
          <th scope="col">{text.table.passed}</th>
          <th scope="col">{text.table.seconds}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, summary }) => (
          <Row key={name} name={text.groups[name]} summary={summary} />
        ))}
      </tbody>
      <tbody>
        {languages.length > 1 &&
          languages.map(({ name, summary }) => (
            <Row key={name} name={text.inLanguage[name]} summary={summary} />
          ))}
        <Row name={text.all} summary={summarize(results)} />
      </tbody>
    </table>
  );
}

function Row({ name, summary }: { readonly name: string; readonly summary: Summary }): JSX.Element {
  const text = messages.value.modelCheck;
  const { passed, seconds } = summary;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{text.ofCount(passed.n, passed.m)}</td>
      <td>{seconds === null ? '–' : text.seconds(seconds)}</td>
    </tr>
  );
}
