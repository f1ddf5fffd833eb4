import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineLock } from '@/llm/engine-lock';
import { LlmError, type LlmErrorCode } from '@/llm/errors';
import type { InstalledModel } from '@/llm/files/download-state';
import type { Conversation } from '@/llm/format/prompt-format';
import type { LoadMarkFacts } from '@/llm/load-mark';
import { LocalModel, type LoadRun, type LocalModelPorts } from '@/llm/local-model';
import type { EngineSetup } from '@/llm/model/engine-setup';
import { tinyDemo } from '@/llm/model/manifest';
import type { ParserEvent } from '@/llm/model-response';
import { WorkerLlmService } from '@/llm/worker-llm-service';
import { fakeDevice, FakeEngine, type FakeDevice } from '../../support/fake-engine';
import { HostWorker, settle } from '../../support/host-worker';
import { MemoryLocks } from '../../support/memory-locks';
import { plainFormat } from '../../support/plain-format';

const setup: EngineSetup = {
  entry: tinyDemo,
  settings: { maxTokens: 64, topK: 1, temperature: 0, randomSeed: 0 },
};
const installed: InstalledModel = { entry: tinyDemo, bytes: 3, sha256: '0'.repeat(64), isTrusted: true };
const say = (text: string): Conversation => ({
  system: '',
  tools: [],
  turns: [{ role: 'user', text }],
  thinking: false,
});
const code = (value: LlmErrorCode) => expect.objectContaining({ code: value }) as unknown;

/** Marks survive a crash: they are the same for every life of the page. */
class MemoryMark {
  facts: LoadMarkFacts | null = null;
  read = (): LoadMarkFacts | null => this.facts;
  set = (facts: LoadMarkFacts): void => void (this.facts = facts);
  clear = (): void => void (this.facts = null);
}

describe('LocalModel', () => {
  let locks: MemoryLocks;
  let mark: MemoryMark;
  let workers: HostWorker[];
  let engines: FakeEngine[];
  let devices: FakeDevice[];
  let runs: LoadRun[];
  let crashes: LoadMarkFacts[];
  let discarded: string[];
  let wanted: EngineSetup | null;
  let openModel: () => Promise<Blob>;

  beforeEach(() => {
    locks = new MemoryLocks();
    mark = new MemoryMark();
    [workers, engines, devices, runs, crashes, discarded] = [[], [], [], [], [], []];
    wanted = setup;
    openModel = () => Promise.resolve(new Blob([new Uint8Array([1, 2, 3])]));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A tab's model. Engines say their first word by themselves, so that warming up ends. */
  function tab(ports: Partial<LocalModelPorts> = {}): LocalModel {
    return new LocalModel({
      setup: () => wanted,
      libraryRead: Promise.resolve(),
      files: {
        bring: () => Promise.resolve(installed),
        isDamaged: () => Promise.resolve(false),
        discard: (id) => Promise.resolve(void discarded.push(id)),
      },
      lock: new EngineLock(locks),
      mark,
      loadsByItself: () => true,
      createEngine: ({ settings }, { bytes, sha256 }) =>
        new WorkerLlmService({
          source: { file: 'tiny-demo.model', bytes, sha256 },
          settings,
          format: plainFormat,
          spawn: () => {
            const engine = new FakeEngine(settings.maxTokens);
            const device = fakeDevice(() => Promise.resolve(engine));
            const worker = new HostWorker({
              acquireDevice: () => Promise.resolve(device),
              openModel: () => openModel(),
            });
            engines.push(engine);
            devices.push(device);
            workers.push(worker);
            void warm(engine);
            return worker;
          },
        }),
      onRun: (run) => runs.push(run),
      onCrash: (facts) => crashes.push(facts),
      now: () => 5,
      ...ports,
    });
  }

  async function warm(engine: FakeEngine): Promise<void> {
    await vi.waitFor(() => expect(engine.prompts).toHaveLength(1), { interval: 1 });
    engine.say('네');
    await vi.waitFor(() => expect(engine.cancelled).toBe(1), { interval: 1 });
    engine.finish();
  }

  const ready = (model: LocalModel): Promise<void> =>
    vi.waitFor(() => expect(model.status.value).toEqual({ kind: 'ready' }), { interval: 1 });

  async function answer(model: LocalModel, words: string): Promise<readonly ParserEvent[]> {
    const events: ParserEvent[] = [];
    for await (const event of model.respond(say(words))) events.push(event);
    return events;
  }

  it('loads, warms up with a word that nobody sees, and answers', async () => {
    const model = tab();
    const seen = new Set<string>();
    model.status.subscribe((status) => seen.add(status.kind === 'loading' ? status.phase : status.kind));
    await model.load();
    await ready(model);
    expect([...seen]).toEqual(expect.arrayContaining(['resting', 'model', 'warming', 'ready']));
    const events = answer(model, '안녕');
    await vi.waitFor(() => expect(engines[0]?.prompts).toHaveLength(2));
    engines[0]?.say('반가워요');
    engines[0]?.finish();
    expect(await events).toContainEqual({ kind: 'text', token: '반가워요' });
    expect(runs).toEqual([{ setup, outcome: 'ready', code: null, loadMs: 0 }]);
    expect(mark.read()).toBeNull();
  });

  it('shares one load among callers, and needs none when it is awake', async () => {
    const model = tab();
    await Promise.all([model.load(), model.load()]);
    await ready(model);
    await model.load();
    expect(workers).toHaveLength(1);
  });

  it('loads anew when another model or another way to run it is wanted by then', async () => {
    const model = tab();
    await model.load();
    await ready(model);
    wanted = { ...setup, settings: { ...setup.settings, maxTokens: 32 } };
    await model.load();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(model.capacity).toBe(31);
    wanted = { ...wanted, settings: { ...wanted.settings, randomSeed: 9 } };
    await ready(model);
    await model.load();
    expect(workers).toHaveLength(2);
  });

  it('rests, says why, frees the worker and the lock, and wakes again', async () => {
    const model = tab();
    await model.load();
    await ready(model);
    model.rest('idle');
    expect(model.status.value).toEqual({ kind: 'resting', why: 'idle' });
    expect(workers[0]?.isTerminated).toBe(true);
    await expect(answer(model, '안녕')).rejects.toEqual(code('not_loaded'));
    await settle();
    const other = tab();
    await other.load();
    other.unload();
    await settle();
    await model.load();
    await ready(model);
  });

  it('waits for the person where they want to be asked', async () => {
    const model = tab({ loadsByItself: () => false });
    await expect(model.load()).rejects.toEqual(code('needs_hand'));
    expect(model.status.value).toEqual({ kind: 'resting' });
    expect(workers).toHaveLength(0);
    await model.load({ byHand: true });
    await ready(model);
  });

  it('says that the chosen model is not here', async () => {
    wanted = null;
    const model = tab();
    await expect(model.load()).rejects.toEqual(code('model_missing'));
    expect(model.status.value).toEqual({ kind: 'failed', code: 'model_missing' });
    expect(runs).toEqual([]);
  });

  describe('a tab that died while loading', () => {
    const facts = { modelId: 'tiny-demo', contextTokens: 64, at: 1 };

    it('is found at the next start: nothing loads by itself until the person says so', async () => {
      mark.set(facts);
      const model = tab();
      await model.lookBack();
      expect(model.status.value).toEqual({ kind: 'failed', code: 'crashed_before' });
      expect(crashes).toEqual([facts]);
      await expect(model.load()).rejects.toEqual(code('crashed_before'));
      await expect(model.load()).rejects.toEqual(code('crashed_before'));
      expect(workers).toHaveLength(0);
      await model.load({ byHand: true });
      await ready(model);
      expect(mark.read()).toBeNull();
    });

    it('is not taken for one that is loading just now in another tab', async () => {
      openModel = () => new Promise(() => undefined);
      const other = tab();
      other.load().catch(() => undefined);
      await vi.waitFor(() => expect(mark.read()).not.toBeNull());
      const model = tab();
      await model.lookBack();
      expect(model.status.value).toEqual({ kind: 'resting' });
      await expect(model.load()).rejects.toEqual(code('in_other_tab'));
      expect(mark.read()).not.toBeNull();
      other.unload();
      await vi.waitFor(() => expect(mark.read()).toBeNull());
    });
  });

  describe('two tabs', () => {
    it('says that the other one has it, and takes it over when told', async () => {
      const first = tab();
      const second = tab();
      await first.load();
      await ready(first);
      await expect(second.load()).rejects.toEqual(code('in_other_tab'));
      expect(second.status.value).toEqual({ kind: 'failed', code: 'in_other_tab' });
      const cut = answer(first, '길게');
      cut.catch(() => undefined);
      await vi.waitFor(() => expect(engines[0]?.prompts).toHaveLength(2));
      await second.load({ byHand: true, takeOver: true });
      await ready(second);
      await expect(cut).rejects.toEqual(code('taken_over'));
      expect(first.status.value).toEqual({ kind: 'resting', why: 'elsewhere' });
      expect(workers[0]?.isTerminated).toBe(true);
    });
  });

  describe('trouble', () => {
    it('a lost graphics chip ends the answer, and the next load is a new one', async () => {
      const model = tab();
      await model.load();
      await ready(model);
      const cut = answer(model, '길게');
      cut.catch(() => undefined);
      await vi.waitFor(() => expect(engines[0]?.prompts).toHaveLength(2));
      devices[0]?.lose();
      await expect(cut).rejects.toEqual(code('device_lost'));
      expect(model.status.value).toEqual({ kind: 'failed', code: 'device_lost' });
      await model.load();
      await ready(model);
      expect(workers).toHaveLength(2);
    });

    it('a worker that crashes while loading leaves no mark: only a dead tab does', async () => {
      openModel = () => new Promise(() => undefined);
      const model = tab();
      const load = model.load();
      load.catch(() => undefined);
      await vi.waitFor(() => expect(mark.read()).not.toBeNull());
      workers[0]?.crash();
      await expect(load).rejects.toEqual(code('runtime_unreachable'));
      expect(mark.read()).toBeNull();
    });

    it.each(['model_truncated', 'model_mismatch', 'model_format'] as const)(
      '%s: the file is let go of, so that the next try fetches it anew',
      async (wrong) => {
        openModel = () => Promise.reject(new LlmError(wrong));
        const model = tab();
        await expect(model.load()).rejects.toEqual(code(wrong));
        expect(discarded).toEqual(['tiny-demo']);
        expect(runs).toEqual([]);
      },
    );

    it.each([
      [true, 'model_mismatch'],
      [false, 'model_rejected'],
    ] as const)(
      'an engine that dislikes a file has it read again: damaged %s',
      async (isDamaged, expected) => {
        openModel = () => Promise.reject(new LlmError('model_rejected'));
        const model = tab({
          files: {
            bring: () => Promise.resolve(installed),
            isDamaged: () => Promise.resolve(isDamaged),
            discard: () => Promise.resolve(),
          },
        });
        await expect(model.load()).rejects.toEqual(code(expected));
        expect(model.status.value).toEqual({ kind: 'failed', code: expected });
      },
    );

    it('a load that is given up frees everything, and another one can begin at once', async () => {
      openModel = () => new Promise(() => undefined);
      const model = tab();
      const load = model.load();
      load.catch(() => undefined);
      await vi.waitFor(() => expect(workers).toHaveLength(1));
      model.unload();
      openModel = () => Promise.resolve(new Blob([new Uint8Array([1, 2, 3])]));
      await expect(load).rejects.toEqual(code('aborted'));
      expect(mark.read()).toBeNull();
      await model.load();
      await ready(model);
    });

    it('a device that loads a model but can’t run it fails before the person asks', async () => {
      const model = tab();
      const load = model.load();
      load.catch(() => undefined);
      await vi.waitFor(() => expect(engines[0]?.prompts).toHaveLength(1), { interval: 1 });
      devices[0]?.lose();
      await expect(load).rejects.toEqual(code('device_lost'));
      expect(runs).toMatchObject([{ outcome: 'failed', code: 'device_lost' }]);
    });
  });
});
