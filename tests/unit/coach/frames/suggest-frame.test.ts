import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAME_DEADLINE_MS, suggestFrame } from '@/coach/frames/suggest-frame';
import { LlmError } from '@/llm/errors';
import { candidates, sources, StructuredLlm } from './world';

const WISH = '야식 끊고 싶어';
const tea = ['L2', '밤 9시에 따뜻한 차 한 잔 우리기'] as const;

async function suggest(answer: unknown, { signal = new AbortController().signal, wish = WISH } = {}) {
  const llm = new StructuredLlm(answer);
  return { llm, found: await suggestFrame(wish, 'break', llm, sources(), { signal }) };
}

describe('sentences by the model', () => {
  it('are asked for with the one function, in a prompt that ends in the wish', async () => {
    const { llm } = await suggest(candidates(tea));
    expect(llm.asked).toHaveLength(1);
    expect(llm.asked[0]?.declaration.name).toBe('emit_frame_candidates');
    expect(llm.asked[0]?.prompt).toMatch(/\n목표: 야식 끊고 싶어$/);
  });

  it('come with the catalogue item they are from', async () => {
    const { found } = await suggest(
      candidates(['l2', ' 8시에 양치하고 보리차 마시기 '], ['L3', '나는 속 편한 밤을 보내는 사람이다'], tea),
    );
    expect(found).toEqual([
      {
        frameLevel: 'L2',
        framedText: '8시에 양치하고 보리차 마시기',
        itemId: 'late_snack',
        source: 'model',
      },
      {
        frameLevel: 'L3',
        framedText: '나는 속 편한 밤을 보내는 사람이다',
        itemId: 'late_snack',
        source: 'model',
      },
      { frameLevel: 'L2', framedText: tea[1], itemId: null, source: 'model' },
    ]);
  });

  it('leave out what can’t be kept: not doing, results, too long, broken, repeated', async () => {
    const { found } = await suggest(
      candidates(['L2', '야식 안 먹기'], ['L0', '저녁에 물 마시기'], ['L1', '5kg 가벼워지기'], tea, [
        'L2',
        '가'.repeat(201),
      ]),
    );
    expect(found.map(({ framedText }) => framedText)).toEqual([tea[1]]);
    const again = await suggest(candidates(tea, ['L2', `저녁에 ${tea[1]}`], ['L2', '밤에 \uFFFD 마시기']));
    expect(again.found.map(({ framedText }) => framedText)).toEqual([tea[1]]);
  });
});

describe('no sentence, and no error either', () => {
  it.each([
    ['the model is busy', new LlmError('busy')],
    ['it isn’t loaded', new LlmError('not_loaded')],
    ['it answered in words', new LlmError('no_function_call')],
    ['it called another function', new LlmError('unexpected_function', 'add_habit')],
    ['the stream broke', new LlmError('stream_error')],
    ['something threw that quotes the wish', new Error(WISH)],
    ['the list is empty', { candidates: [] }],
    ['there is no list', {}],
    ['the list is none', { candidates: { frame_level: 'L2', framed_text: '물 마시기' } }],
    ['nothing has the right shape', { candidates: ['물 마시기', null, { framed_text: 3 }] }],
    ['everything is refused', candidates(['L2', '야식 끊기'], ['L2', '야식 줄이기'], ['L2', ' '])],
    ['the answer is nothing', undefined],
  ])('%s', async (_name, answer) => {
    expect((await suggest(answer)).found).toEqual([]);
  });

  it('a service that throws at once', async () => {
    const llm = {
      generateStructured: () => {
        throw new TypeError('declaration.name missing');
      },
    };
    const { signal } = new AbortController();
    expect(await suggestFrame(WISH, 'break', llm, sources(), { signal })).toEqual([]);
  });

  it('a blank wish isn’t asked about', async () => {
    const { llm, found } = await suggest(candidates(tea), { wish: ' \n ' });
    expect([found, llm.asked]).toEqual([[], []]);
  });

  it('nor is one that was stopped before', async () => {
    const { llm, found } = await suggest(candidates(tea), { signal: AbortSignal.abort() });
    expect([found, llm.asked]).toEqual([[], []]);
  });
});

describe('waiting', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['never', 'deaf'])('ends after ten seconds, and the engine is told (%s)', async (silence) => {
    const llm = new StructuredLlm(silence);
    const { signal } = new AbortController();
    let found: unknown = 'waiting';
    void suggestFrame(WISH, 'break', llm, sources(), { signal }).then((result) => (found = result));
    await vi.advanceTimersByTimeAsync(FRAME_DEADLINE_MS - 1);
    expect([found, llm.asked[0]?.signal?.aborted]).toEqual(['waiting', false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([found, llm.asked[0]?.signal?.aborted]).toEqual([[], true]);
  });

  it('ends when the person stops it, and leaves no timer behind', async () => {
    const llm = new StructuredLlm('deaf');
    const stop = new AbortController();
    const found = suggestFrame(WISH, 'break', llm, sources(), { signal: stop.signal });
    stop.abort();
    expect(await found).toEqual([]);
    expect(llm.asked[0]?.signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind after an answer', async () => {
    await suggest(candidates(tea));
    expect(vi.getTimerCount()).toBe(0);
  });
});
