import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LlmError } from '@/llm/errors';
import type { WorkerEvent } from '@/llm/protocol';
import { LlmHost } from '@/llm/worker/llm-host';
import { fakeDevice, FakeEngine, type FakeDevice } from '../../../support/fake-engine';
import { settle } from '../../../support/host-worker';

const source = { file: 'm.model', bytes: 3, sha256: '0'.repeat(64) };
const settings = { maxTokens: 64, topK: 1, temperature: 0, randomSeed: 0 };
const load = { kind: 'load', id: 1, source, settings } as const;

describe('LlmHost', () => {
  let events: WorkerEvent[];
  let engine: FakeEngine;
  let device: FakeDevice;
  let host: LlmHost;
  let createEngine: ReturnType<typeof vi.fn<FakeDevice['createEngine']>>;
  let openModel: ReturnType<typeof vi.fn<() => Promise<Blob>>>;

  beforeEach(() => {
    events = [];
    engine = new FakeEngine(settings.maxTokens);
    createEngine = vi.fn<FakeDevice['createEngine']>(() => Promise.resolve(engine));
    openModel = vi.fn(() => Promise.resolve(new Blob([new Uint8Array([1, 2, 3])])));
    device = fakeDevice((...args) => createEngine(...args));
    host = new LlmHost({
      acquireDevice: () => Promise.resolve(device),
      openModel: () => openModel(),
      post: (event) => events.push(event),
    });
  });

  const last = (): WorkerEvent | undefined => events.at(-1);
  const loaded = async (): Promise<void> => {
    host.handle(load);
    await settle();
    events.length = 0;
  };
  const generate = (id: number, prompt = '안녕'): void => host.handle({ kind: 'generate', id, prompt });

  it('says that it is ready, with the protocol version', () => {
    host.start();
    expect(events).toEqual([{ kind: 'ready', version: 2 }]);
  });

  it('loads once and tells what the GPU can', async () => {
    host.handle(load);
    await settle();
    expect(last()).toEqual({ kind: 'loaded', id: 1, device: { adapter: 'fake', shaderF16: false } });
  });

  it('hands the model over as a stream reader, in order and whole', async () => {
    const bytes = Uint8Array.from({ length: 150_000 }, (_, index) => index % 251);
    openModel.mockResolvedValue(new Blob([bytes]));
    const pieces: Uint8Array[] = [];
    createEngine.mockImplementation(async (reader) => {
      expect(reader).toBeInstanceOf(ReadableStreamDefaultReader);
      for (;;) {
        const step = await reader.read();
        if (step.done) return engine;
        pieces.push(step.value);
      }
    });
    host.handle(load);
    await vi.waitFor(() => expect(last()?.kind).toBe('loaded'));
    expect(pieces.map((piece) => piece.length)).toEqual([65_536, 65_536, 18_928]);
    expect(Buffer.concat(pieces).equals(Buffer.from(bytes))).toBe(true);
    expect(events).toContainEqual({
      kind: 'progress',
      id: 1,
      phase: 'engine',
      loaded: 150_000,
      total: 150_000,
    });
  });

  it('refuses a second load: the runtime can load once a worker', async () => {
    await loaded();
    host.handle({ ...load, id: 2 });
    await settle();
    expect(last()).toEqual({ kind: 'failure', id: 2, code: 'already_loaded', fatal: false });
    expect(createEngine).toHaveBeenCalledTimes(1);
  });

  it('refuses a load after a failed one as well', async () => {
    openModel.mockRejectedValue(new LlmError('model_missing'));
    host.handle(load);
    await settle();
    expect(last()).toEqual({ kind: 'failure', id: 1, code: 'model_missing', fatal: true });
    host.handle({ ...load, id: 2 });
    await settle();
    expect(last()).toMatchObject({ id: 2, code: 'already_loaded' });
  });

  it('takes an uncaught error during a load as its answer, since the load itself never settles', async () => {
    createEngine.mockReturnValue(new Promise(() => undefined));
    host.handle(load);
    await settle();
    host.reportUncaught();
    await settle();
    expect(last()).toEqual({ kind: 'failure', id: 1, code: 'model_rejected', fatal: true });
  });

  it('drops the message of an engine that rejects', async () => {
    createEngine.mockRejectedValue(new Error('No model format matched. 비밀'));
    host.handle(load);
    await settle();
    expect(last()).toEqual({ kind: 'failure', id: 1, code: 'model_rejected', fatal: true });
    expect(JSON.stringify(events)).not.toContain('비밀');
  });

  it('streams an answer and ends it', async () => {
    await loaded();
    generate(7);
    engine.say('');
    engine.say('안녕');
    engine.say('하세요');
    engine.finish();
    await settle();
    expect(events).toEqual([
      { kind: 'chunk', id: 7, text: '안녕' },
      { kind: 'chunk', id: 7, text: '하세요' },
      { kind: 'done', id: 7, outcome: 'complete' },
    ]);
  });

  it('answers busy to a second request, and the first keeps its listener', async () => {
    await loaded();
    generate(7, '하나');
    generate(8, '둘');
    host.handle({ kind: 'count-tokens', id: 9, text: '셋' });
    engine.say('첫 답');
    engine.finish();
    await settle();
    expect(engine.prompts).toEqual(['하나']);
    expect(events).toEqual([
      { kind: 'failure', id: 8, code: 'busy', fatal: false },
      { kind: 'failure', id: 9, code: 'busy', fatal: false },
      { kind: 'chunk', id: 7, text: '첫 답' },
      { kind: 'done', id: 7, outcome: 'complete' },
    ]);
  });

  it('cancels through the engine and says that the answer was cancelled', async () => {
    await loaded();
    generate(7);
    host.handle({ kind: 'cancel', id: 8, target: 7 });
    host.handle({ kind: 'cancel', id: 9, target: 7 });
    engine.finish();
    await settle();
    expect(engine.cancelled).toBe(1);
    expect(last()).toEqual({ kind: 'done', id: 7, outcome: 'cancelled' });
  });

  it('ignores a cancel for anything but the running answer', async () => {
    await loaded();
    host.handle({ kind: 'cancel', id: 2, target: 1 });
    generate(7);
    host.handle({ kind: 'cancel', id: 8, target: 6 });
    expect(engine.cancelled).toBe(0);
  });

  it('never lets too long a prompt reach the runtime, which would be dead after it', async () => {
    await loaded();
    generate(7, 'x'.repeat(63));
    expect(last()).toEqual({ kind: 'failure', id: 7, code: 'prompt_too_long', detail: '1', fatal: false });
    generate(8, 'x'.repeat(62));
    expect(engine.isDead).toBe(false);
    expect(engine.prompts).toHaveLength(1);
  });

  it('never lets an empty text reach the tokenizer, which would be broken after it', async () => {
    await loaded();
    host.handle({ kind: 'count-tokens', id: 5, text: '' });
    expect(last()).toEqual({ kind: 'token-count', id: 5, tokens: 0 });
    generate(6, '');
    expect(last()).toMatchObject({ id: 6, code: 'empty_prompt', fatal: false });
    expect(engine.isDead).toBe(false);
  });

  it('counts tokens', async () => {
    await loaded();
    host.handle({ kind: 'count-tokens', id: 5, text: '햇빛 보기' });
    expect(last()).toEqual({ kind: 'token-count', id: 5, tokens: 5 });
  });

  it('says that the limit ended an answer, which the runtime does not', async () => {
    await loaded();
    generate(7, 'x'.repeat(50));
    engine.say('y'.repeat(13));
    engine.finish();
    await settle();
    expect(last()).toEqual({ kind: 'done', id: 7, outcome: 'limit' });
  });

  it('ends an answer that would never settle when the GPU is lost', async () => {
    await loaded();
    generate(7);
    device.lose();
    await settle();
    expect(events).toEqual([{ kind: 'failure', id: 7, code: 'device_lost', fatal: true }]);
    engine.finish();
    await settle();
    expect(events).toHaveLength(1);
  });

  it('says that the GPU is lost while idle and while loading', async () => {
    await loaded();
    device.lose();
    await settle();
    expect(events).toEqual([{ kind: 'failure', id: null, code: 'device_lost', fatal: true }]);

    events.length = 0;
    const never = fakeDevice(() => new Promise(() => undefined));
    const loading = new LlmHost({
      acquireDevice: () => Promise.resolve(never),
      openModel: () => openModel(),
      post: (event) => events.push(event),
    });
    loading.handle(load);
    await settle();
    never.lose();
    await settle();
    expect(last()).toEqual({ kind: 'failure', id: 1, code: 'device_lost', fatal: true });
  });

  it('calls for its own end when the engine throws', async () => {
    await loaded();
    engine.isDead = true;
    generate(7);
    await settle();
    expect(last()).toEqual({ kind: 'failure', id: 7, code: 'engine_failed', fatal: true });
    generate(8);
    expect(last()).toMatchObject({ id: 8, code: 'not_loaded' });
  });

  it('takes an uncaught error during an answer as its end', async () => {
    await loaded();
    generate(7);
    host.reportUncaught();
    await vi.waitFor(() =>
      expect(last()).toEqual({ kind: 'failure', id: 7, code: 'engine_failed', fatal: true }),
    );
  });

  it('calls it a lost device when that is what made the runtime throw', async () => {
    await loaded();
    generate(7);
    host.reportUncaught();
    device.lose();
    await settle();
    expect(events).toEqual([{ kind: 'failure', id: 7, code: 'device_lost', fatal: true }]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(events).toHaveLength(1);
  });

  it.each([
    ['no model yet', { kind: 'generate', id: 3, prompt: '안녕' }, { id: 3, code: 'not_loaded' }],
    ['no envelope', 'hello', { id: null, code: 'bad_message' }],
    ['an unknown kind', { kind: 'explode', id: 3 }, { id: null, code: 'bad_message' }],
    ['no id', { kind: 'generate', prompt: '안녕' }, { id: null, code: 'bad_message' }],
    ['null', null, { id: null, code: 'bad_message' }],
  ])('answers a message it cannot serve: %s', (_name, message, expected) => {
    host.handle(message);
    expect(last()).toMatchObject({ kind: 'failure', fatal: false, ...expected });
  });

  it('passes on that there is no GPU', async () => {
    const without = new LlmHost({
      acquireDevice: () => Promise.reject(new LlmError('no_adapter')),
      openModel: () => openModel(),
      post: (event) => events.push(event),
    });
    without.handle(load);
    await settle();
    expect(events).toEqual([{ kind: 'failure', id: 1, code: 'no_adapter', fatal: true }]);
    expect(openModel).not.toHaveBeenCalled();
  });
});
