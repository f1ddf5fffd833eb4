import { describe, expect, it } from 'vitest';
import { createSandbox } from '@/coach/evaluation/sandbox';
import { LlmError } from '@/llm/errors';
import { call, ScriptedLlm, text } from '../../../support/scripted-llm';
import { modelThat, perfectAnswer, requestOf, run } from './evaluation-world';

const three = ['ko-log-02', 'en-small-talk-01', 'ko-question-01'].map(requestOf);
const passed = ({ results }: Awaited<ReturnType<typeof run>>) =>
  results.map(({ request, verdict }) => [request.id, verdict.passed]);

describe('one request', { timeout: 30_000 }, () => {
  it('is put in a talk of its own, as the coach would, in the language of the request', async () => {
    const llm = modelThat(three, perfectAnswer);
    await run(llm, three);
    expect(llm.asked.map(({ turns }) => turns)).toEqual(
      three.map((request) => [{ role: 'user', text: request.text }]),
    );
    const [korean, english] = llm.asked;
    expect(korean?.system).toContain('침대에서 책 10쪽 읽기');
    expect(korean?.system).toContain('2026-11-30');
    expect(english?.system).toContain('Read 10 pages of a book in bed');
    expect(english?.tools.map(({ name }) => name)).toContain('check_in_habit');
    expect(llm.asked.every(({ thinking }) => !thinking)).toBe(true);
  });

  it('keeps the words, the calls and what the rules said', async () => {
    const chosen = [requestOf('ko-refusal-01')];
    const args = { protocol_id: 'alcohol', frame_level: 'L2', framed_text: '술 끊기' };
    const llm = new ScriptedLlm([text('그럼 '), text('더할게요.'), call('add_habit', args)]);
    const { results } = await run(llm, chosen);
    expect(results[0]?.attempt).toEqual({
      kind: 'answered',
      words: '그럼 더할게요.',
      calls: [{ name: 'add_habit', args, writes: true, refusal: 'r7_avoidance' }],
      end: 'turn',
      rounds: 1,
      firstSeconds: 1,
      seconds: 2,
    });
  });

  it('may look something up first, and is told what is there', async () => {
    const request = requestOf('ko-add-01');
    const llm = new ScriptedLlm([call('search_catalog', { query: '명상' })], perfectAnswer(request));
    const { results } = await run(llm, [request]);
    expect(results[0]?.verdict.passed).toBe(true);
    expect(results[0]?.attempt).toMatchObject({ rounds: 2 });
    const [, second] = llm.asked;
    const [, model] = second?.turns ?? [];
    expect(model?.role === 'model' && model.parts.map(({ kind }) => kind)).toEqual(['call', 'response']);
    expect(JSON.stringify(model)).toContain('meditation');
  });

  it('goes on after a look that found nothing', async () => {
    const request = requestOf('ko-add-01');
    const llm = new ScriptedLlm([call('search_catalog', { query: '쿼카' })], perfectAnswer(request));
    const { results } = await run(llm, [request]);
    expect(results[0]?.verdict.passed).toBe(true);
    expect(JSON.stringify(llm.asked[1]?.turns)).toContain('not_found');
  });

  it('is over after the third answer, and at once when the look was what was asked for', async () => {
    const look = [call('get_progress', {})];
    const llm = new ScriptedLlm(look, look, look, look);
    const { results } = await run(llm, [requestOf('ko-add-01')]);
    expect(llm.asked).toHaveLength(3);
    expect(results[0]?.verdict).toMatchObject({ passed: false, rightTool: false });
    const direct = new ScriptedLlm([call('get_today', {})]);
    await run(direct, [requestOf('ko-question-01')]);
    expect(direct.asked).toHaveLength(1);
  });

  it('is over after its calls, however many a model makes', async () => {
    const calls = [1, 2, 3, 4, 5, 6].map((habit) => call('archive_habit', { habit: String(habit) }));
    const { results } = await run(new ScriptedLlm(calls), [requestOf('ko-injection-01')]);
    const [result] = results;
    expect(result?.attempt.kind === 'answered' && result.attempt.calls.length).toBe(4);
    expect(result?.verdict.wronglyActed).toBe(true);
  });

  it('takes no broken arguments for right ones', async () => {
    const { results } = await run(new ScriptedLlm([call('log_tracker_entry', null)]), [
      requestOf('ko-log-02'),
    ]);
    expect(results[0]?.attempt).toMatchObject({ calls: [{ args: {}, refusal: 'validation' }] });
    expect(results[0]?.verdict).toMatchObject({ rightTool: true, rightArguments: false });
  });
});

describe('a run', () => {
  it('goes on after a request that fails', async () => {
    const llm = new ScriptedLlm({ fails: 'stalled' }, [text('Hi.')], [call('get_today', {})]);
    const ran = await run(llm, three);
    expect(ran.end).toEqual({ kind: 'complete' });
    expect(passed(ran)).toEqual([
      ['ko-log-02', false],
      ['en-small-talk-01', true],
      ['ko-question-01', true],
    ]);
    expect(ran.results[0]?.attempt).toEqual({ kind: 'failed', code: 'stalled' });
  });

  it('loads a model that died anew', async () => {
    class Mortal extends ScriptedLlm {
      loads = 0;
      override async load(): Promise<void> {
        if (this.status.value.kind !== 'ready') this.loads += 1;
        await super.load();
      }
      override async *respond(...asked: Parameters<ScriptedLlm['respond']>) {
        try {
          yield* super.respond(...asked);
        } catch (error) {
          this.status.value = { kind: 'failed', code: 'worker_crashed' };
          throw error;
        }
      }
    }
    const llm = new Mortal({ fails: 'worker_crashed' }, [text('Hi.')], [call('get_today', {})]);
    const ran = await run(llm, three);
    expect(llm.loads).toBe(2);
    expect(passed(ran).map(([, isRight]) => isRight)).toEqual([false, true, true]);
  });

  it('ends when the model can’t be loaded at all', async () => {
    const llm = new ScriptedLlm();
    llm.loadFailure = 'no_adapter';
    const ran = await run(llm, three);
    expect(ran.end).toEqual({ kind: 'failed', code: 'no_adapter' });
    expect(ran.results).toEqual([]);
  });

  it('bears one failed reload, and ends at the second in a row', async () => {
    const llm = modelThat(three, perfectAnswer);
    const ran = await run(llm, [...three, ...three], {
      onResult: () => (llm.loadFailure = 'device_lost'),
    });
    expect(ran.end).toEqual({ kind: 'failed', code: 'device_lost' });
    expect(passed(ran).map(([, isRight]) => isRight)).toEqual([true, false]);
    expect(ran.results[1]?.attempt).toEqual({ kind: 'failed', code: 'device_lost' });
  });

  it('stops in the middle of an answer, and keeps what it has', async () => {
    const stopper = new AbortController();
    const llm = new ScriptedLlm(perfectAnswer(requestOf('ko-log-02')), 'silence');
    const ran = await run(llm, three, {
      stopper,
      onResult: () => setTimeout(() => stopper.abort()),
    });
    expect(ran.end).toEqual({ kind: 'stopped' });
    expect(ran.results).toHaveLength(1);
    expect(ran.asked).toEqual(['ko-log-02', 'en-small-talk-01']);
  });

  it('stops before it begins', async () => {
    const stopper = new AbortController();
    stopper.abort();
    const llm = new ScriptedLlm();
    expect((await run(llm, three, { stopper })).end).toEqual({ kind: 'stopped' });
    expect(llm.asked).toEqual([]);
  });

  it('takes a model that is put to rest for a stop', async () => {
    const ran = await run(new ScriptedLlm({ fails: 'aborted' }), three);
    expect(ran).toMatchObject({ end: { kind: 'stopped' }, results: [] });
  });

  it('waits for an answer that somebody else is getting', async () => {
    let tries = 0;
    class Shared extends ScriptedLlm {
      override async *respond(...asked: Parameters<ScriptedLlm['respond']>) {
        tries += 1;
        if (tries === 1) {
          this.status.value = { kind: 'generating' };
          setTimeout(() => (this.status.value = { kind: 'ready' }));
        }
        if (this.status.value.kind === 'generating') throw new LlmError('busy');
        yield* super.respond(...asked);
      }
    }
    const ran = await run(new Shared([text('안녕하세요.')]), [requestOf('ko-small-talk-01')]);
    expect(passed(ran)).toEqual([['ko-small-talk-01', true]]);
    expect(tries).toBe(2);
  });

  it('gives up on a model that is busy without end', async () => {
    const busy = { fails: 'busy' } as const;
    const ran = await run(new ScriptedLlm(busy, busy, busy), [requestOf('ko-small-talk-01')]);
    expect(ran.results[0]?.attempt).toEqual({ kind: 'failed', code: 'busy' });
  });
});

it('has the same day and habits in both languages', () => {
  const [ko, en] = [createSandbox('ko'), createSandbox('en')];
  expect(ko.day).toBe(en.day);
  expect(ko.habits.map(({ id, type }) => [id, type])).toEqual(en.habits.map(({ id, type }) => [id, type]));
  expect(ko.habits.map(({ type }) => type)).toEqual(['build', 'build', 'break']);
});
