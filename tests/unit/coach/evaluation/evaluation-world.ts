import { bundledCatalog } from '@/catalog/bundled-catalog';
import { catalogText } from '@/catalog/catalog-text';
import type {
  EvaluationRequest,
  ExpectedArgument,
  ExpectedCall,
} from '@/coach/evaluation/evaluation-request';
import { parseRequests } from '@/coach/evaluation/evaluation-request';
import json from '@/coach/evaluation/requests.json';
import type { RequestResult } from '@/coach/evaluation/evaluation-result';
import { runEvaluation, type EvaluationEnd } from '@/coach/evaluation/run-evaluation';
import type { LlmService } from '@/llm/llm-service';
import type { ModelResponse } from '@/llm/model-response';
import { chatTools } from '@/tools/all-tools';
import { createDispatcher } from '@/tools/dispatch';
import { createToolRegistry } from '@/tools/registry';
import { searchCatalogTool } from '@/tools/search-catalog-tool';
import { call, ScriptedLlm, text, type ScriptedAnswer } from '../../../support/scripted-llm';

export const requests = parseRequests(json);
export const registry = createToolRegistry([...new Set([...chatTools, searchCatalogTool])]);
export const dispatcher = createDispatcher(registry);

export interface Ran {
  readonly end: EvaluationEnd;
  readonly asked: readonly string[];
  readonly results: readonly RequestResult[];
}

/** A run on a clock that goes on by a second with each look. */
export async function run(
  llm: Pick<LlmService, 'status' | 'load' | 'respond'>,
  chosen: readonly EvaluationRequest[],
  { stopper = new AbortController(), onResult = (): void => undefined } = {},
): Promise<Ran> {
  let ms = 0;
  const asked: string[] = [];
  const results: RequestResult[] = [];
  const end = await runEvaluation(
    { llm, registry, dispatcher, now: () => (ms += 1000) },
    {
      requests: chosen,
      signal: stopper.signal,
      onAsk: ({ id }) => asked.push(id),
      onResult: (result) => {
        results.push(result);
        onResult();
      },
    },
  );
  return { end, asked, results };
}

/** A model that answers each request in the same way. */
export function modelThat(
  chosen: readonly EvaluationRequest[],
  answer: (request: EvaluationRequest) => ScriptedAnswer,
): ScriptedLlm {
  return new ScriptedLlm(...chosen.map(answer));
}

export function requestOf(id: string): EvaluationRequest {
  const found = requests.find((request) => request.id === id);
  if (found === undefined) throw new Error(`no request ${id}`);
  return found;
}

/** What a model without a fault would say. */
export function perfectAnswer({ expect, locale }: EvaluationRequest): readonly ModelResponse[] {
  if (expect.kind !== 'calls') return [text('네.')];
  return expect.calls.map(({ tools: [name = ''], args = {} }) => {
    const due = Object.fromEntries(
      Object.entries(args).flatMap(([key, argument]) => {
        const value = goodValue(argument);
        return value === null ? [] : [[key, value]];
      }),
    );
    return call(name, name === 'add_habit' ? { ...ownSentence(due, locale), ...due } : due);
  });
}

function goodValue(argument: ExpectedArgument): string | number | null {
  if (typeof argument !== 'object') return argument;
  if ('contains' in argument) return `${argument.contains[0] ?? ''} 정도`;
  return 'lacks' in argument ? null : (argument[0] ?? null);
}

/** The catalogue's own sentence for the expected item. */
function ownSentence(
  { protocol_id, frame_level = 'L2' }: Readonly<Record<string, string | number>>,
  locale: EvaluationRequest['locale'],
) {
  const item = bundledCatalog.byId(String(protocol_id));
  if (item === null) throw new Error(`no item ${String(protocol_id)}`);
  const words = catalogText(item, locale);
  return { frame_level, framed_text: frame_level === 'L3' ? words.frameL3 : words.frameL2 };
}

/** All calls that a set names as expected or allowed. */
export function namedCalls({ expect }: EvaluationRequest): readonly ExpectedCall[] {
  if (expect.kind === 'calls') return expect.calls;
  return expect.kind === 'refusal' ? (expect.may ?? []) : [];
}
