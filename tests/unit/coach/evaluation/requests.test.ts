import { describe, expect, it } from 'vitest';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { asksForWrite, parseRequests, REQUEST_GROUPS } from '@/coach/evaluation/evaluation-request';
import { loadRequests } from '@/coach/evaluation/load-requests';
import { summarize } from '@/coach/evaluation/summary';
import { call, text } from '../../../support/scripted-llm';
import { modelThat, namedCalls, perfectAnswer, registry, requests, run } from './evaluation-world';

const inLocale = (locale: 'ko' | 'en') => requests.filter((request) => request.locale === locale);

describe('the set of requests', () => {
  it('is the one that the app loads', async () => {
    expect(await loadRequests()).toEqual(requests);
  });

  it('holds at least 66 in Korean and 34 in English, and some of every group in both', () => {
    expect(inLocale('ko').length).toBeGreaterThanOrEqual(66);
    expect(inLocale('en').length).toBeGreaterThanOrEqual(34);
    for (const locale of ['ko', 'en'] as const) {
      const groups = new Set(inLocale(locale).map(({ group }) => group));
      expect(REQUEST_GROUPS.filter((group) => !groups.has(group))).toEqual([]);
    }
  });

  it('repeats neither an id nor a sentence', () => {
    expect(new Set(requests.map(({ id }) => id)).size).toBe(requests.length);
    expect(new Set(requests.map((request) => request.text)).size).toBe(requests.length);
  });

  it('names its language and group in the id', () => {
    for (const { id, locale, group } of requests) {
      expect(id.startsWith(`${locale}-${group.replaceAll('_', '-')}-`)).toBe(true);
    }
  });

  it('names tools and catalogue items that exist', () => {
    for (const { tools, args = {} } of requests.flatMap(namedCalls)) {
      expect(tools.filter((name) => !registry.has(name))).toEqual([]);
      const wanted: readonly unknown[] = [args['protocol_id'] ?? []].flat();
      const isKnown = (id: unknown): boolean => typeof id === 'string' && bundledCatalog.byId(id) !== null;
      expect(wanted.filter((id) => !isKnown(id))).toEqual([]);
    }
    const mayRead = requests.flatMap((request) =>
      request.expect.kind === 'words' ? (request.expect.mayRead ?? []) : [],
    );
    expect(mayRead.filter((name) => registry.get(name)?.writes !== false)).toEqual([]);
  });

  it('asks for a write in the groups that do, and for none in the others', () => {
    for (const request of requests) {
      const asked = request.expect.kind === 'calls' ? request.expect.calls : [];
      const writes = asked.some(({ tools }) => tools.some((name) => registry.get(name)?.writes === true));
      expect([request.id, writes]).toEqual([request.id, asksForWrite(request.group)]);
    }
  });

  it.each([
    ['an unknown group', { group: 'chat' }],
    ['an empty text', { text: '' }],
    ['an expectation of another kind', { expect: { kind: 'magic' } }],
    ['a call without a tool', { expect: { kind: 'calls', calls: [{ tools: [] }] } }],
    ['a field nobody knows', { note: 'x' }],
  ])('has a schema that refuses %s', (_, change) => {
    expect(() => parseRequests([{ ...requests[0], ...change }])).toThrow();
  });
});

// A hundred runs of all the rules each: seconds on a busy machine.
describe('models that are easy to judge', { timeout: 60_000 }, () => {
  it('gives a model without a fault full marks in every group', async () => {
    const { results, end } = await run(modelThat(requests, perfectAnswer), requests);
    expect(end).toEqual({ kind: 'complete' });
    expect(results.filter(({ verdict }) => !verdict.passed).map(({ request }) => request.id)).toEqual([]);
    const { passed, rightTool, rightArguments, wronglyActed, refusedRightly } = summarize(results);
    expect(passed.n).toBe(requests.length);
    expect(rightTool.n).toBe(rightTool.m);
    expect(rightArguments.n).toBe(rightArguments.m);
    expect(wronglyActed.n).toBe(0);
    expect(refusedRightly.n).toBe(refusedRightly.m);
  });

  it('gives a silent model nothing', async () => {
    const { results } = await run(
      modelThat(requests, () => []),
      requests,
    );
    const { passed, wronglyActed } = summarize(results);
    expect(passed.n).toBe(0);
    expect(wronglyActed.n).toBe(0);
    const acting = summarize(results.filter(({ request }) => asksForWrite(request.group)));
    expect(acting.rightTool).toEqual({ n: 0, m: acting.passed.m });
  });

  it('says of a model that adds a habit whatever is said that it acts when it must not', async () => {
    const args = { protocol_id: 'meditation', frame_level: 'L2', framed_text: '의자에 앉아 숨 세기' };
    const { results } = await run(
      modelThat(requests, () => [call('add_habit', args)]),
      requests,
    );
    const quiet = results.filter(({ request }) => !asksForWrite(request.group));
    const { wronglyActed, passed } = summarize(quiet);
    expect(wronglyActed).toEqual({ n: quiet.length, m: quiet.length });
    expect(passed.n).toBe(0);
    expect(results.filter(({ verdict }) => verdict.passed).map(({ request }) => request.id)).toEqual([
      'ko-add-01',
      'en-add-01',
    ]);
  });

  it('gives a model that only talks no act at all', async () => {
    const { results } = await run(
      modelThat(requests, () => [text('좋은 생각이에요.')]),
      requests,
    );
    const acting = summarize(results.filter(({ request }) => asksForWrite(request.group)));
    expect(acting.passed.n).toBe(0);
    expect(summarize(results).wronglyActed.n).toBe(0);
    expect(summarize(results).refusedRightly.n).toBe(summarize(results).refusedRightly.m);
  });
});
