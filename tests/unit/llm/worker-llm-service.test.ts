import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LlmError } from '@/llm/errors';
import type { Conversation } from '@/llm/format/prompt-format';
import type { ParserEvent } from '@/llm/model-response';
import { WorkerLlmService } from '@/llm/worker-llm-service';
import type { FakeDevice } from '../../support/fake-engine';
import { fakeDevice, FakeEngine } from '../../support/fake-engine';
import { HostWorker, settle } from '../../support/host-worker';
import { plainFormat } from '../../support/plain-format';

const deadlines = { ready: 100, loadStall: 200, firstChunk: 300, chunkStall: 150, total: 1_000, cancel: 120 };
const settings = { maxTokens: 64, topK: 1, temperature: 0, randomSeed: 0 };
const source = { file: 'm.model', bytes: 3, sha256: '0'.repeat(64) };

const say = (text: string): Conversation => ({
  system: '',
  tools: [],
  turns: [{ role: 'user', text }],
  thinking: false,
});
const collect = async (stream: AsyncIterable<ParserEvent>): Promise<ParserEvent[]> => {
  const events: ParserEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
};
const text = (token: string): ParserEvent => ({ kind: 'text', token });
const end = (reason: Extract<ParserEvent, { kind: 'end' }>['reason']): ParserEvent => ({
  kind: 'end',
  reason,
});
const code = (value: string) => expect.objectContaining({ code: value }) as unknown;

describe('WorkerLlmService', () => {
  let workers: HostWorker[];
  let engine: FakeEngine;
  let device: FakeDevice;
  let openModel: () => Promise<Blob>;
  let service: WorkerLlmService;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    workers = [];
    openModel = () => Promise.resolve(new Blob([new Uint8Array([1, 2, 3])]));
    service = new WorkerLlmService({
      source,
      settings,
      format: plainFormat,
      deadlines,
      spawn: () => {
        engine = new FakeEngine(settings.maxTokens);
        device = fakeDevice(() => Promise.resolve(engine));
        const worker = new HostWorker({
          acquireDevice: () => Promise.resolve(device),
          openModel: () => openModel(),
        });
        workers.push(worker);
        return worker;
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  describe('load', () => {
    it('goes from resting over loading to ready', async () => {
      const seen: string[] = [];
      service.status.subscribe((status) => seen.push(status.kind));
      await service.load();
      expect([...new Set(seen)]).toEqual(['resting', 'loading', 'ready']);
    });

    it('shares one load among callers and does nothing when loaded', async () => {
      await Promise.all([service.load(), service.load()]);
      await service.load();
      expect(workers).toHaveLength(1);
    });

    it('loads again after unload, in a new worker', async () => {
      await service.load();
      service.unload();
      expect(service.status.value).toEqual({ kind: 'resting' });
      expect(workers[0]?.isTerminated).toBe(true);
      await service.load();
      expect(workers).toHaveLength(2);
      expect(service.status.value).toEqual({ kind: 'ready' });
    });

    it('ends the worker after a failure, says why, and can be tried again', async () => {
      openModel = () => Promise.reject(new LlmError('model_truncated'));
      await expect(service.load()).rejects.toEqual(code('model_truncated'));
      expect(service.status.value).toEqual({ kind: 'failed', code: 'model_truncated' });
      expect(workers[0]?.isTerminated).toBe(true);
      openModel = () => Promise.resolve(new Blob([new Uint8Array([1])]));
      await service.load();
      expect(service.status.value).toEqual({ kind: 'ready' });
    });

    it('gives up on a load that never settles', async () => {
      openModel = () => new Promise(() => undefined);
      const load = service.load();
      const outcome = expect(load).rejects.toEqual(code('load_timeout'));
      await settle();
      await vi.advanceTimersByTimeAsync(deadlines.loadStall);
      await outcome;
      expect(service.status.value).toEqual({ kind: 'failed', code: 'load_timeout' });
      expect(workers[0]?.isTerminated).toBe(true);
    });

    it('can be given up by unload, and a new load is not disturbed by the old one', async () => {
      openModel = () => new Promise(() => undefined);
      const first = service.load();
      const outcome = expect(first).rejects.toEqual(code('aborted'));
      await settle();
      service.unload();
      openModel = () => Promise.resolve(new Blob([new Uint8Array([1])]));
      const second = service.load();
      await outcome;
      await second;
      expect(service.status.value).toEqual({ kind: 'ready' });
      await service.load();
      expect(workers).toHaveLength(2);
    });

    it('names a worker that dies before it is up as a runtime out of reach', async () => {
      const load = expect(service.load()).rejects.toEqual(code('runtime_unreachable'));
      workers[0]?.crash();
      await load;
      expect(service.status.value).toEqual({ kind: 'failed', code: 'runtime_unreachable' });
    });

    it('notices a worker that crashes', async () => {
      await service.load();
      workers[0]?.crash();
      await settle();
      expect(service.status.value).toEqual({ kind: 'failed', code: 'worker_crashed' });
      await service.load();
      expect(service.status.value).toEqual({ kind: 'ready' });
    });
  });

  describe('respond', () => {
    it('refuses before load', async () => {
      await expect(collect(service.respond(say('안녕')))).rejects.toEqual(code('not_loaded'));
    });

    it('streams events up to the end, and the engine is free', async () => {
      await service.load();
      const answer = collect(service.respond(say('안녕')));
      await settle();
      expect(service.status.value).toEqual({ kind: 'generating' });
      engine.say('안녕');
      engine.say('하세요');
      engine.finish();
      expect(await answer).toEqual([text('안녕'), text('하세요'), end('turn')]);
      expect(service.status.value).toEqual({ kind: 'ready' });
    });

    it('says when the budget cut the answer off', async () => {
      await service.load();
      const answer = collect(service.respond(say('x'.repeat(50))));
      await settle();
      engine.say('y'.repeat(13));
      engine.finish();
      expect((await answer).at(-1)).toEqual(end('limit'));
    });

    it('stops the engine when the answer has ended for us, and the next request waits for that', async () => {
      await service.load();
      const first = collect(service.respond(say('하나')));
      await settle();
      engine.say('|');
      expect(await first).toEqual([end('turn')]);
      await settle();
      expect(engine.cancelled).toBe(1);

      const second = collect(service.respond(say('둘')));
      await settle();
      expect(engine.prompts).toEqual(['하나']);
      engine.finish();
      await settle();
      expect(engine.prompts).toEqual(['하나', '둘']);
      engine.say('둘째');
      engine.finish();
      expect(await second).toEqual([text('둘째'), end('turn')]);
    });

    it('ends before words that follow a call, since its result is not known yet', async () => {
      await service.load();
      const answer = collect(service.respond(say('추가해줘')));
      await settle();
      engine.say('!add');
      engine.say('\n');
      engine.say('추가했어요!');
      expect(await answer).toEqual([
        { kind: 'functionCall', name: 'add', args: { chunk: '!add' } },
        text('\n'),
        end('tool_response'),
      ]);
      await settle();
      expect(engine.cancelled).toBe(1);
    });

    it('stops the engine on abort, not only the wait', async () => {
      await service.load();
      const controller = new AbortController();
      const answer = collect(service.respond(say('안녕'), { signal: controller.signal }));
      const outcome = expect(answer).rejects.toEqual(code('aborted'));
      await settle();
      engine.say('안');
      controller.abort();
      await outcome;
      await settle();
      expect(engine.cancelled).toBe(1);
      engine.finish();
      await settle();
      expect(service.status.value).toEqual({ kind: 'ready' });
    });

    it('does not start for a signal that is already aborted', async () => {
      await service.load();
      const answer = collect(service.respond(say('안녕'), { signal: AbortSignal.abort() }));
      await expect(answer).rejects.toEqual(code('aborted'));
      expect(engine.prompts).toEqual([]);
    });

    it('gives the engine to one answer at a time', async () => {
      await service.load();
      const first = collect(service.respond(say('하나')));
      await settle();
      await expect(collect(service.respond(say('둘')))).rejects.toEqual(code('busy'));
      await expect(service.countTokens('셋')).rejects.toEqual(code('busy'));
      engine.finish();
      await first;
    });

    it('gives the engine to the first of two that waited for the same stop', async () => {
      await service.load();
      const stopped = collect(service.respond(say('하나')));
      await settle();
      engine.say('|');
      await stopped;
      const second = collect(service.respond(say('둘')));
      const third = expect(collect(service.respond(say('셋')))).rejects.toEqual(code('busy'));
      await settle();
      engine.finish();
      await third;
      engine.say('둘째');
      engine.finish();
      expect(await second).toContainEqual(text('둘째'));
    });

    it.each([
      ['first_chunk_timeout', 'before the first word', [], deadlines.firstChunk],
      ['stalled', 'in mid-sentence', ['안녕'], deadlines.chunkStall],
    ] as const)('ends with %s when the engine falls silent %s', async (expected, _when, said, wait) => {
      await service.load();
      const answer = collect(service.respond(say('안녕')));
      const outcome = expect(answer).rejects.toEqual(code(expected));
      await settle();
      said.forEach((word) => engine.say(word));
      await settle();
      await vi.advanceTimersByTimeAsync(wait);
      await outcome;
      expect(service.status.value).toEqual({ kind: 'failed', code: expected });
      expect(workers[0]?.isTerminated).toBe(true);
      await service.load();
      expect(service.status.value).toEqual({ kind: 'ready' });
    });

    it('ends the worker when a stop is not heard, without calling it a failure', async () => {
      await service.load();
      const controller = new AbortController();
      const answer = expect(
        collect(service.respond(say('안녕'), { signal: controller.signal })),
      ).rejects.toEqual(code('aborted'));
      await settle();
      controller.abort();
      await answer;
      await vi.advanceTimersByTimeAsync(deadlines.cancel);
      expect(workers[0]?.isTerminated).toBe(true);
      expect(service.status.value).toEqual({ kind: 'resting' });
    });

    it('ends an answer when the GPU is lost', async () => {
      await service.load();
      const answer = expect(collect(service.respond(say('안녕')))).rejects.toEqual(code('device_lost'));
      await settle();
      device.lose();
      await answer;
      expect(service.status.value).toEqual({ kind: 'failed', code: 'device_lost' });
    });

    it('ends an answer when the model is unloaded', async () => {
      await service.load();
      const answer = expect(collect(service.respond(say('안녕')))).rejects.toEqual(code('aborted'));
      await settle();
      service.unload();
      await answer;
      expect(service.status.value).toEqual({ kind: 'resting' });
    });

    it('goes on after a prompt that is too long', async () => {
      await service.load();
      await expect(collect(service.respond(say('x'.repeat(80))))).rejects.toEqual(code('prompt_too_long'));
      const answer = collect(service.respond(say('안녕')));
      await settle();
      engine.finish();
      expect(await answer).toEqual([end('turn')]);
    });
  });

  describe('generateStructured', () => {
    const declaration = { name: 'pick', parameters: { type: 'object' as const } };

    it('gives the arguments and stops the engine', async () => {
      await service.load();
      const answer = service.generateStructured('골라', declaration);
      await settle();
      engine.say('!pick');
      expect(await answer).toEqual({ chunk: '!pick' });
      await settle();
      expect(engine.cancelled).toBe(1);
    });

    it('starts from a fresh context each time', async () => {
      await service.load();
      for (const prompt of ['하나', '둘']) {
        const answer = service.generateStructured(prompt, declaration);
        await settle();
        engine.say('!pick');
        await answer;
        engine.finish();
        await settle();
      }
      expect(engine.prompts).toEqual(['하나', '둘']);
    });

    it('stops the engine at the caller’s deadline', async () => {
      await service.load();
      const controller = new AbortController();
      const answer = expect(
        service.generateStructured('골라', declaration, { signal: controller.signal }),
      ).rejects.toEqual(code('aborted'));
      await settle();
      controller.abort();
      await answer;
      await settle();
      expect(engine.cancelled).toBe(1);
    });

    it.each([
      ['name', { name: '', parameters: { type: 'object' as const } }],
      ['parameters', { name: 'pick' }],
    ])('refuses a declaration without %s', async (_missing, broken) => {
      await service.load();
      await expect(service.generateStructured('골라', broken)).rejects.toBeInstanceOf(TypeError);
      expect(engine.prompts).toEqual([]);
    });

    it('refuses before load', async () => {
      await expect(service.generateStructured('골라', declaration)).rejects.toEqual(code('not_loaded'));
    });
  });

  it('ends an answer that goes on and on, and the engine stays of use', async () => {
    await service.load();
    const answer = expect(collect(service.respond(say('안녕')))).rejects.toEqual(code('total_timeout'));
    await settle();
    for (let spent = 0; spent < deadlines.total; spent += 100) {
      engine.say('또');
      await settle();
      await vi.advanceTimersByTimeAsync(100);
    }
    await answer;
    expect(engine.cancelled).toBe(1);
    engine.finish();
    await settle();
    expect(service.status.value).toEqual({ kind: 'ready' });
  });

  it('tells how much room a conversation leaves for the answer', async () => {
    await service.load();
    expect(await service.roomFor(say('x'.repeat(50)))).toBe(13);
    expect(await service.roomFor(say('x'.repeat(70)))).toBe(-7);
  });

  it('counts tokens with the engine', async () => {
    await service.load();
    expect(await service.countTokens('햇빛 보기')).toBe(5);
  });
});
