import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { ModelSteps } from '@/coach/model-steps';
import type { Settings } from '@/db/settings-dao';
import type { Clock } from '@/domain/clock';
import { messages } from '@/i18n/current';
import type { DeviceFacts } from '@/llm/capability';
import type { ModelLibrary } from '@/llm/files/model-library';
import type { LlmService, LlmStatus } from '@/llm/llm-service';
import type { ModelEntry } from '@/llm/model/model-entry';
import type { judge } from '@/llm/model/verdict';
import type { Snackbars } from '@/ui/snackbar';
import { listModels, type ListedModel } from './listed-model';
import { ModelBench } from './model-bench';
import { OwnModels, type OwnModelPorts } from './own-models';

export interface ModelSetupDeps extends OwnModelPorts {
  readonly library: ModelLibrary;
  readonly llm: Pick<LlmService, 'status' | 'load' | 'unload' | 'respond' | 'countTokens'>;
  readonly steps: ModelSteps;
  readonly settings: ReadonlySignal<Settings>;
  readonly onSettingChange: <K extends 'chosenModel' | 'engine' | 'hostTokens' | 'modelRuns'>(
    key: K,
    value: Settings[K],
  ) => void;
  readonly catalogModels: readonly ModelEntry[];
  readonly tinyDemo: ModelEntry;
  readonly judge: typeof judge;
  readonly probeDevice: () => Promise<DeviceFacts>;
  /** Asks the browser to keep what is stored. */
  readonly persist: () => Promise<boolean>;
  readonly clock: Clock;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
  readonly snackbars: Snackbars;
  readonly appVersion: string;
  readonly runtimeVersion: string;
}

/** The models that this device has or could have, and the one that the coach uses. */
export class ModelSetupModel {
  readonly status: ReadonlySignal<LlmStatus>;
  /** null while it is being looked at */
  readonly device = signal<DeviceFacts | null>(null);
  readonly models: ReadonlySignal<readonly ListedModel[]>;
  readonly settings: ReadonlySignal<Settings>;
  readonly steps: ModelSteps;
  readonly bench: ModelBench;
  readonly own: OwnModels;
  /** The id of a model whose file is being read again. */
  readonly checking = signal<string | null>(null);
  private readonly deps: ModelSetupDeps;

  constructor(deps: ModelSetupDeps) {
    this.deps = deps;
    this.status = deps.llm.status;
    this.settings = deps.settings;
    this.steps = deps.steps;
    this.bench = new ModelBench(deps);
    this.own = new OwnModels(deps);
    this.models = computed(() =>
      listModels({
        catalog: deps.catalogModels,
        practice: deps.tinyDemo,
        installed: deps.library.installed.value,
        downloads: deps.library.downloads.value,
        chosenId: deps.settings.value.chosenModel,
        device: this.device.value,
        judge: deps.judge,
        runs: deps.settings.value.modelRuns,
        runtimeVersion: deps.runtimeVersion,
      }),
    );
    // What has come or gone changes the room that is left.
    effect(() => {
      if (deps.library.installed.value.length >= 0) untracked(() => void this.probe());
    });
  }

  /** Epoch milliseconds. */
  get now(): number {
    return this.deps.clock.now();
  }

  async probe(): Promise<void> {
    this.device.value = await this.deps.probeDevice();
  }

  bring(entry: ModelEntry): void {
    this.deps.library.bring(entry);
  }

  pause(id: string): void {
    this.deps.library.pause(id);
  }

  giveUp(id: string): void {
    this.deps.library.giveUp(id);
  }

  /** Makes it the coach's model and loads it. */
  async start(entry: ModelEntry): Promise<void> {
    // A load that is under way is of the one before, and would be shared.
    if (this.status.value.kind === 'loading') this.deps.llm.unload();
    this.deps.onSettingChange('chosenModel', entry.id);
    await this.deps.llm.load({ byHand: true }).catch(() => undefined); // the status says why
  }

  stop(): void {
    this.deps.llm.unload();
  }

  async trust(id: string): Promise<void> {
    await this.deps.library.trust(id);
  }

  async remove({ entry, isChosen }: ListedModel): Promise<void> {
    if (isChosen) this.deps.llm.unload();
    await this.deps.library.remove(entry.id);
    if (isChosen) this.deps.onSettingChange('chosenModel', null);
    this.deps.snackbars.show({ text: messages.value.model.removed });
  }

  async check(id: string): Promise<void> {
    const text = messages.value.model;
    this.checking.value = id;
    const outcome = await this.deps.library.check(id).catch(() => null);
    this.checking.value = null;
    const words = outcome === null ? text.checkFailed : outcome === 'sound' ? text.sound : text.damaged;
    this.deps.snackbars.show({ text: words });
  }

  async persist(): Promise<void> {
    const { granted, denied } = messages.value.model.storage;
    const isKept = await this.deps.persist().catch(() => false);
    this.deps.snackbars.show({ text: isKept ? granted : denied });
    await this.probe();
  }

  changeEngine(change: Partial<Settings['engine']>): void {
    this.deps.onSettingChange('engine', { ...this.settings.value.engine, ...change });
  }
}
