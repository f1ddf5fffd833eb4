import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { chooseRequests } from '@/coach/evaluation/choose-requests';
import type { EvaluationRequest } from '@/coach/evaluation/evaluation-request';
import type { RequestResult } from '@/coach/evaluation/evaluation-result';
import { createReport, type EvaluationReport } from '@/coach/evaluation/report';
import { runEvaluation, type EvaluationDeps } from '@/coach/evaluation/run-evaluation';
import { median } from '@/coach/evaluation/summary';
import type { Clock } from '@/domain/clock';
import type { Locale } from '@/lib/locale';
import type { GpuCapability } from '@/llm/capability';
import type { LlmStatus } from '@/llm/llm-service';

export type LanguageChoice = Locale | 'both';

export interface ModelCheckDeps extends EvaluationDeps {
  readonly clock: Clock;
  readonly loadRequests: () => Promise<readonly EvaluationRequest[]>;
  readonly probeGpu: () => Promise<GpuCapability>;
  /** Of the chosen model, the little one that knows set sentences only among them. */
  readonly modelId: ReadonlySignal<string>;
  readonly practiceId: string;
  readonly appVersion: string;
  readonly runtimeVersion: string;
}

export interface RunningCheck {
  readonly kind: 'running';
  readonly planned: number;
  /** null until the requests are there */
  readonly current: EvaluationRequest | null;
  readonly results: readonly RequestResult[];
}

export type CheckState =
  { readonly kind: 'idle' } | RunningCheck | { readonly kind: 'done'; readonly report: EvaluationReport };

/** Answers after which the time that is left can be told. */
const ENOUGH_TO_TELL = 3;

/** A check of the loaded model. It goes on while other screens are open. */
export class ModelCheckModel {
  readonly languages = signal<LanguageChoice>('ko');
  readonly state: ReadonlySignal<CheckState>;
  readonly modelStatus: ReadonlySignal<LlmStatus>;
  readonly isPractice: ReadonlySignal<boolean>;
  /** Requests in the chosen languages; null while they are fetched. */
  readonly count = computed(() => this.chosen.value?.length ?? null);
  /** null: not known yet */
  readonly secondsLeft = computed(() => secondsLeft(this.current.value));
  private readonly current = signal<CheckState>({ kind: 'idle' });
  private readonly requests = signal<readonly EvaluationRequest[] | null>(null);
  private readonly chosen = computed(() => {
    const languages = this.languages.value;
    const locales: readonly Locale[] = languages === 'both' ? ['ko', 'en'] : [languages];
    return this.requests.value && chooseRequests(this.requests.value, locales);
  });
  private readonly deps: ModelCheckDeps;
  private stopper: AbortController | null = null;

  constructor(deps: ModelCheckDeps) {
    this.deps = deps;
    this.state = this.current;
    this.modelStatus = deps.llm.status;
    this.isPractice = computed(() => deps.modelId.value === deps.practiceId);
  }

  /** Fetches the requests, once. A failed try is made good by the next one. */
  async prepare(): Promise<void> {
    if (this.requests.value !== null) return;
    this.requests.value = await this.deps.loadRequests().catch(() => null);
  }

  /** Runs until all requests were put, or `stop`; with a limit, only so many. Never rejects. */
  async start(limit = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.stopper) return;
    const stopper = new AbortController();
    this.stopper = stopper;
    const startedAt = this.deps.clock.now();
    this.current.value = { kind: 'running', planned: 0, current: null, results: [] };
    await this.prepare();
    const requests = this.chosen.value?.slice(0, limit) ?? [];
    const adapter = await this.deps.probeGpu();
    let results: readonly RequestResult[] = [];
    const planned = requests.length;
    const end = await runEvaluation(this.deps, {
      requests,
      signal: stopper.signal,
      onAsk: (current) => (this.current.value = { kind: 'running', planned, current, results }),
      onResult: (result) => (results = [...results, result]),
    });
    const facts = {
      modelId: this.deps.modelId.value,
      appVersion: this.deps.appVersion,
      runtimeVersion: this.deps.runtimeVersion,
      adapter: adapter.kind === 'supported' ? adapter.adapter : '',
      startedAt,
    };
    this.stopper = null;
    this.current.value = { kind: 'done', report: createReport(results, { end, planned, facts }) };
  }

  /** What was answered until now stays and is counted. */
  stop(): void {
    this.stopper?.abort();
  }
}

function secondsLeft(state: CheckState): number | null {
  if (state.kind !== 'running') return null;
  const { results, planned } = state;
  const answered = results.flatMap(({ attempt }) => (attempt.kind === 'answered' ? [attempt.seconds] : []));
  const each = answered.length < ENOUGH_TO_TELL ? null : median(answered);
  return each === null ? null : each * (planned - results.length);
}
