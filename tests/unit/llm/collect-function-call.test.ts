import { describe, expect, it } from 'vitest';
import { collectFunctionCall } from '@/llm/collect-function-call';
import { LlmError } from '@/llm/errors';
import type { ParserEvent } from '@/llm/model-response';

const NAME = 'emit_frame_candidates';
const candidates = [
  { frame_level: 'L2', framed_text: '하나' },
  { frame_level: 'L2', framed_text: '둘' },
  { frame_level: 'L3', framed_text: '셋' },
];

async function* stream(...events: readonly ParserEvent[]): AsyncGenerator<ParserEvent> {
  for (const event of events) {
    await Promise.resolve();
    yield event;
  }
}
const call = (name: string, args: Record<string, unknown> | null): ParserEvent => ({
  kind: 'functionCall',
  name,
  args,
});
const text = (token: string): ParserEvent => ({ kind: 'text', token });

describe('collectFunctionCall', () => {
  it('gives the arguments of the expected call', async () => {
    expect(await collectFunctionCall(stream(call(NAME, { candidates })), NAME)).toEqual({ candidates });
  });

  it('passes over words before the call', async () => {
    expect(await collectFunctionCall(stream(text('hello'), call(NAME, { candidates })), NAME)).toEqual({
      candidates,
    });
  });

  it('passes over a thought and words, and takes empty arguments', async () => {
    const thought: ParserEvent = { kind: 'thinking', content: '…' };
    expect(await collectFunctionCall(stream(thought, text('…'), call(NAME, {})), NAME)).toEqual({});
  });

  it('refuses another function, by name', async () => {
    const wrong = collectFunctionCall(stream(call('wrong_name', {}), call(NAME, { candidates })), NAME);
    await expect(wrong).rejects.toMatchObject({
      code: 'unexpected_function',
      message: 'unexpected_function: wrong_name',
    });
  });

  it('refuses words alone', async () => {
    await expect(collectFunctionCall(stream(text('only text')), NAME)).rejects.toMatchObject({
      code: 'no_function_call',
    });
  });

  it('turns any error of the stream into stream_error and drops its message', async () => {
    async function* broken(): AsyncGenerator<ParserEvent> {
      yield text('나의 비밀');
      await Promise.resolve();
      throw new Error('나의 비밀 prompt');
    }
    const error: unknown = await collectFunctionCall(broken(), NAME).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(LlmError);
    expect(error).toMatchObject({ code: 'stream_error' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('비밀');
  });

  it('takes null arguments as none', async () => {
    expect(await collectFunctionCall(stream(call(NAME, null)), NAME)).toEqual({});
  });

  it('refuses an empty stream', async () => {
    await expect(collectFunctionCall(stream(), NAME)).rejects.toMatchObject({ code: 'no_function_call' });
  });

  it('stops listening at the call, so that the engine can stop too', async () => {
    let isReturned = false;
    async function* endless(): AsyncGenerator<ParserEvent> {
      try {
        yield call(NAME, { candidates });
        for (;;) yield await Promise.resolve(text('더'));
      } finally {
        isReturned = true;
      }
    }
    await collectFunctionCall(endless(), NAME);
    expect(isReturned).toBe(true);
  });

  it('passes on the code of an error of ours: it holds no text', async () => {
    async function* aborted(): AsyncGenerator<ParserEvent> {
      await Promise.resolve();
      throw new LlmError('aborted');
    }
    await expect(collectFunctionCall(aborted(), NAME)).rejects.toMatchObject({ code: 'aborted' });
  });
});
