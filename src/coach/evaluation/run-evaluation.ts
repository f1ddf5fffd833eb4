import type { ReadonlySignal } from '@preact/signals';
import { abortable } from '@/lib/abortable';
import { LlmError, type LlmErrorCode } from '@/llm/errors';
import type { LlmService, LlmStatus } from '@/llm/llm-service';
import { askRequest, type AskDeps } from './ask-request';
import type { EvaluationRequest } from './evaluation-request';
import type { GivenAnswer, RequestResult } from './evaluation-result';
import { judge } from './judge';
import { createSandbox, type Sandbox } from './sandbox';

/** Somebody talks with the coach meanwhile: their answer is waited for so many times. */
const MAX_TRIES = 3;

export interface EvaluationDeps extends AskDeps {
  readonly llm: Pick<LlmService, 'status' | 'load' | 'respond'>;
}

export interface EvaluationPlan {
  readonly requests: readonly EvaluationRequest[];
  readonly signal: AbortSignal;
  readonly onAsk: (request: EvaluationRequest) => void;
  readonly onResult: (result: RequestResult) => void;
}

export type EvaluationEnd =
  | { readonly kind: 'complete' }
  /** by the person, be it by putting the model to rest */
  | { readonly kind: 'stopped' }
  /** the model couldn't be loaded, or not any more */
  | { readonly kind: 'failed'; readonly code: LlmErrorCode };

/**
 * Puts the requests to the loaded model one by one, each in a talk of its own. A request that fails counts as failed and
 * the run goes on, with the model loaded anew where it died. Never rejects.
 */
export async function runEvaluation(deps: EvaluationDeps, plan: EvaluationPlan): Promise<EvaluationEnd> {
  const sandboxes = { ko: createSandbox('ko'), en: createSandbox('en') };
  let hasLoaded = false;
  for (const request of plan.requests) {
    plan.onAsk(request);
    const sandbox = sandboxes[request.locale];
    try {
      await unlessStopped(deps.llm.load({ byHand: true }), plan.signal);
      hasLoaded = true;
    } catch (error) {
      const { code } = LlmError.from(error, 'engine_failed');
      if (code === 'aborted') return { kind: 'stopped' };
      // A lost graphics chip may be back in a moment; a second failure in a row says it isn't.
      if (!hasLoaded) return { kind: 'failed', code };
      hasLoaded = false;
      plan.onResult(failedResult(request, code, sandbox));
      continue;
    }
    try {
      const attempt = await askWhenFree(request, sandbox, deps, plan.signal);
      plan.onResult({ request, attempt, verdict: judge(request, attempt, sandbox.day) });
    } catch (error) {
      const { code } = LlmError.from(error, 'engine_failed');
      if (code === 'aborted') return { kind: 'stopped' };
      plan.onResult(failedResult(request, code, sandbox));
    }
  }
  return { kind: 'complete' };
}

function failedResult(request: EvaluationRequest, code: LlmErrorCode, { day }: Sandbox): RequestResult {
  const attempt = { kind: 'failed', code } as const;
  return { request, attempt, verdict: judge(request, attempt, day) };
}

async function askWhenFree(
  request: EvaluationRequest,
  sandbox: Sandbox,
  deps: EvaluationDeps,
  signal: AbortSignal,
): Promise<GivenAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askRequest(request, sandbox, deps, signal);
    } catch (error) {
      const isBusy = error instanceof LlmError && error.code === 'busy';
      if (!isBusy || tries === MAX_TRIES) throw error;
      await unlessStopped(whenFree(deps.llm.status), signal);
    }
  }
}

/** Every answer has a deadline, so this settles. */
function whenFree(status: ReadonlySignal<LlmStatus>): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = status.subscribe(({ kind }) => {
      if (kind === 'generating') return;
      resolve();
      // The first look comes before there is anything to unsubscribe.
      queueMicrotask(() => unsubscribe());
    });
  });
}

function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return abortable(work, signal, () => new LlmError('aborted'));
}
