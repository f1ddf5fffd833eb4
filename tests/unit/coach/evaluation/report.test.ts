import { expect, it } from 'vitest';
import { createReport, reportFileName, reportJson } from '@/coach/evaluation/report';
import { reportTable } from '@/coach/evaluation/report-table';
import { call, ScriptedLlm, text } from '../../../support/scripted-llm';
import { requestOf, run } from './evaluation-world';

const facts = {
  modelId: 'tiny-demo',
  appVersion: '1.2.3',
  runtimeVersion: '0.10.29',
  adapter: 'software',
  startedAt: Date.parse('2026-12-01T08:30:00Z'),
};

async function report() {
  const chosen = ['ko-log-02', 'ko-log-03', 'en-log-01', 'ko-refusal-01', 'en-must-not-act-01'].map(
    requestOf,
  );
  const llm = new ScriptedLlm(
    [call('log_tracker_entry', { tracker_id: 'water', value: 5 })],
    [call('log_tracker_entry', { tracker_id: 'mood', value: 3 })],
    { fails: 'stalled' },
    [text('대신 무엇을 할까요?')],
    [text('Yes.'), call('archive_habit', { habit: '1' })],
  );
  const { results, end } = await run(llm, chosen);
  return createReport(results, { end, planned: 7, facts });
}

it('prints its figures as a table, with counts and medians', async () => {
  expect(`\n${reportTable(await report())}\n`).toMatchInlineSnapshot(`
    "
                  right  tool  arguments  wrongly acted  refused  failed  first s  whole s
    log             1/3   2/3        1/3              -        -     1/3      1.0      2.0
    must_not_act    0/1   0/1          -            1/1        -       -      1.0      2.0
    refusal         1/1     -          -            0/1      1/1       -      1.0      2.0
    all in ko       2/3   2/2        1/2            0/1      1/1       -      1.0      2.0
    all in en       0/2   0/2        0/1            1/1        -     1/2      1.0      2.0
    all             2/5   2/4        1/3            1/2      1/1     1/5      1.0      2.0
    "
  `);
});

it('exports who measured what with what, and every answer', async () => {
  const parsed: unknown = JSON.parse(reportJson(await report()));
  expect(parsed).toMatchObject({
    schema: 1,
    model: 'tiny-demo',
    app: '1.2.3',
    runtime: '0.10.29',
    adapter: 'software',
    date: '2026-12-01T08:30:00.000Z',
    end: { kind: 'complete' },
    planned: 7,
    total: { passed: { n: 2, m: 5 }, failed: { n: 1, m: 5 }, wronglyActed: { n: 1, m: 2 } },
    groups: [{ name: 'log' }, { name: 'must_not_act' }, { name: 'refusal' }],
    languages: [{ name: 'ko' }, { name: 'en' }],
  });
  expect(parsed).toHaveProperty('results.4.attempt.words', 'Yes.');
  expect(parsed).toHaveProperty('results.4.verdict.wronglyActed', true);
  expect(parsed).toHaveProperty('results.4.request.text', 'Does meditation really do anything?');
});

it('rounds seconds in the file, and nothing else', async () => {
  const whole = await report();
  const [first] = whole.results;
  if (first?.attempt.kind !== 'answered') throw new Error('the first request was answered');
  const attempt = { ...first.attempt, seconds: 1.23456, firstSeconds: 0.98765 };
  const json = reportJson({ ...whole, results: [{ ...first, attempt }] });
  expect(JSON.parse(json)).toHaveProperty('results.0.attempt.seconds', 1.23);
  expect(JSON.parse(json)).toHaveProperty('results.0.attempt.firstSeconds', 0.99);
  expect(JSON.parse(json)).toHaveProperty('results.0.attempt.calls.0.args.value', 5);
});

it('is a file that says what it is and of which day', async () => {
  expect(reportFileName(await report())).toBe('life-helper-check-tiny-demo-2026-12-01.json');
});
