import { signal, type ReadonlySignal } from '@preact/signals';
import type { GpuCapability } from '@/llm/capability';
import type { LlmService, LlmStatus } from '@/llm/llm-service';

export interface ModelSetupDeps {
  readonly llm: Pick<LlmService, 'status' | 'load' | 'unload'>;
  readonly probeGpu: () => Promise<GpuCapability>;
  /** Remembers that the person has turned the model on. */
  readonly onModelChosen: () => void;
}

export class ModelSetupModel {
  readonly status: ReadonlySignal<LlmStatus>;
  /** null while it is being found out */
  readonly gpu: ReadonlySignal<GpuCapability | null>;
  private readonly found = signal<GpuCapability | null>(null);
  private readonly deps: ModelSetupDeps;

  constructor(deps: ModelSetupDeps) {
    this.deps = deps;
    this.status = deps.llm.status;
    this.gpu = this.found;
  }

  async probe(): Promise<void> {
    this.found.value = await this.deps.probeGpu();
  }

  async start(): Promise<void> {
    this.deps.onModelChosen();
    await this.deps.llm.load().catch(() => undefined); // the status says why
  }

  stop(): void {
    this.deps.llm.unload();
  }
}
