import { signal, type ReadonlySignal } from '@preact/signals';
import { nameOf } from '@/coach/model-steps';
import type { ModelRun, Settings } from '@/db/settings-dao';
import type { Clock } from '@/domain/clock';
import type { DeviceFacts } from '@/llm/capability';
import type { ModelLibrary } from '@/llm/files/model-library';
import type { LlmService } from '@/llm/llm-service';
import type { ModelEntry } from '@/llm/model/model-entry';

export interface ModelBenchPorts {
  readonly llm: Pick<LlmService, 'status' | 'load' | 'unload' | 'respond' | 'countTokens'>;
  readonly library: Pick<ModelLibrary, 'installed'>;
  readonly settings: ReadonlySignal<Settings>;
  readonly onSettingChange: (key: 'modelRuns', value: Settings['modelRuns']) => void;
  readonly catalogModels: readonly ModelEntry[];
  readonly tinyDemo: ModelEntry;
  readonly probeDevice: () => Promise<DeviceFacts>;
  readonly clock: Clock;
  readonly now: () => number;
  readonly appVersion: string;
  readonly runtimeVersion: string;
}

type BenchState = { readonly kind: 'idle' } | { readonly kind: 'running' } | { readonly kind: 'failed' };

/** The same words for every model, so that two of them can be compared. */
const PROMPT = '아침에 물 한 잔 마시는 습관을 만들고 싶어. 어떻게 시작하면 좋을지 세 문장으로 알려 줘.';
const MOST_RUNS = 20;

/** Measures the chosen model on this device: how long it takes to start, to speak, and how fast it speaks. */
export class ModelBench {
  readonly state = signal<BenchState>({ kind: 'idle' });
  private readonly ports: ModelBenchPorts;
  private stopper: AbortController | null = null;

  constructor(ports: ModelBenchPorts) {
    this.ports = ports;
  }

  /** The newest measurement on this device. */
  get last(): ModelRun | null {
    return (
      this.ports.settings.value.modelRuns.find(({ tokensPerSecond }) => tokensPerSecond !== null) ?? null
    );
  }

  /** Never rejects. */
  async run(): Promise<void> {
    if (this.stopper) return;
    const stopper = new AbortController();
    this.stopper = stopper;
    this.state.value = { kind: 'running' };
    try {
      const run = await this.measure(stopper.signal);
      const { modelRuns } = this.ports.settings.value;
      this.ports.onSettingChange('modelRuns', [run, ...modelRuns].slice(0, MOST_RUNS));
      this.state.value = { kind: 'idle' };
    } catch {
      this.state.value = stopper.signal.aborted ? { kind: 'idle' } : { kind: 'failed' };
    } finally {
      this.stopper = null;
    }
  }

  stop(): void {
    this.stopper?.abort();
    this.ports.llm.unload();
  }

  /** A measurement as text, for whoever wants to compare devices. */
  describe(run: ModelRun): string {
    const { appVersion } = this.ports;
    const entry = this.entryOf(run.modelId);
    const line = (name: string, value: number | null, unit: string): string =>
      `${name}: ${value === null ? '–' : Math.round(value * 100) / 100} ${unit}`;
    return [
      `Life Helper ${appVersion}, MediaPipe tasks-genai ${run.runtime}`,
      `model: ${entry ? nameOf(entry) : run.modelId} (${run.modelId}), context ${run.contextTokens} tokens`,
      `graphics: ${run.adapter || '–'}`,
      line('load', run.loadMs, 'ms'),
      line('first token', run.firstTokenMs, 'ms'),
      line('decode', run.tokensPerSecond, 'tokens/s'),
      line('storage', run.storageBytes === null ? null : run.storageBytes / 1e6, 'MB'),
      new Date(run.at).toISOString(),
    ].join('\n');
  }

  entryOf(id: string): ModelEntry | null {
    const own = this.ports.library.installed.value.find(({ entry }) => entry.id === id)?.entry;
    return own ?? [...this.ports.catalogModels, this.ports.tinyDemo].find((entry) => entry.id === id) ?? null;
  }

  private async measure(stop: AbortSignal): Promise<ModelRun> {
    const { llm, now, settings, clock, runtimeVersion, tinyDemo } = this.ports;
    llm.unload();
    const startedAt = now();
    await llm.load({ byHand: true });
    stop.throwIfAborted();
    const loadMs = now() - startedAt;
    const answer = await this.answer(stop);
    const tokens = answer.text === '' ? 0 : await llm.countTokens(answer.text);
    const { gpu, storage } = await this.ports.probeDevice();
    const { chosenModel, engine } = settings.value;
    const modelId = chosenModel ?? tinyDemo.id;
    const context = this.entryOf(modelId)?.context;
    return {
      modelId,
      runtime: runtimeVersion,
      adapter: gpu.kind === 'supported' ? gpu.adapter : '',
      outcome: 'ready',
      code: null,
      at: clock.now(),
      contextTokens: Math.min(engine.contextTokens ?? context?.usual ?? 0, context?.most ?? 0),
      loadMs,
      firstTokenMs: answer.firstMs,
      tokensPerSecond: answer.restMs > 0 ? (tokens / answer.restMs) * 1000 : null,
      storageBytes: storage?.usage ?? null,
    };
  }

  private async answer(signal: AbortSignal): Promise<{ text: string; firstMs: number; restMs: number }> {
    const { llm, now } = this.ports;
    const turns = [{ role: 'user', text: PROMPT }] as const;
    const askedAt = now();
    let firstAt: number | null = null;
    let text = '';
    for await (const event of llm.respond({ system: '', tools: [], turns, thinking: false }, { signal })) {
      if (event.kind === 'text') {
        firstAt ??= now();
        text += event.token;
      }
    }
    const endedAt = now();
    return { text, firstMs: (firstAt ?? endedAt) - askedAt, restMs: endedAt - (firstAt ?? endedAt) };
  }
}
