import type { Locale } from '@/lib/locale';
import { REQUEST_GROUPS, type RequestGroup } from './evaluation-request';
import type { RequestResult } from './evaluation-result';
import type { EvaluationEnd } from './run-evaluation';
import { summarize, type Summary } from './summary';

/** Raised when a reader of older reports would misread a newer one. */
const SCHEMA_VERSION = 1;

const LOCALES: readonly Locale[] = ['ko', 'en'];

/** What was measured with what. */
export interface ReportFacts {
  readonly modelId: string;
  readonly appVersion: string;
  readonly runtimeVersion: string;
  /** What the browser tells of the graphics chip; `''`: nothing. */
  readonly adapter: string;
  /** Epoch milliseconds of the start. */
  readonly startedAt: number;
}

export interface Part<Name extends string> {
  readonly name: Name;
  readonly summary: Summary;
}

/** Sentences in it are our own test sentences and the model's answers to them, nothing of the person's. */
export interface EvaluationReport {
  readonly schema: typeof SCHEMA_VERSION;
  readonly model: string;
  readonly app: string;
  readonly runtime: string;
  readonly adapter: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly end: EvaluationEnd;
  /** Requests that were to be put. */
  readonly planned: number;
  readonly total: Summary;
  /** Only those that something was asked of. */
  readonly groups: readonly Part<RequestGroup>[];
  readonly languages: readonly Part<Locale>[];
  readonly results: readonly RequestResult[];
}

export function createReport(
  results: readonly RequestResult[],
  {
    end,
    planned,
    facts,
  }: { readonly end: EvaluationEnd; readonly planned: number; readonly facts: ReportFacts },
): EvaluationReport {
  return {
    schema: SCHEMA_VERSION,
    model: facts.modelId,
    app: facts.appVersion,
    runtime: facts.runtimeVersion,
    adapter: facts.adapter,
    date: new Date(facts.startedAt).toISOString(),
    end,
    planned,
    total: summarize(results),
    groups: partsBy(REQUEST_GROUPS, results, ({ request }) => request.group),
    languages: partsBy(LOCALES, results, ({ request }) => request.locale),
    results,
  };
}

export function partsBy<Name extends string>(
  names: readonly Name[],
  results: readonly RequestResult[],
  nameOf: (result: RequestResult) => Name,
): readonly Part<Name>[] {
  return names.flatMap((name) => {
    const own = results.filter((result) => nameOf(result) === name);
    return own.length === 0 ? [] : [{ name, summary: summarize(own) }];
  });
}

/** The report as a file's text; seconds to the hundredth. */
export function reportJson(report: EvaluationReport): string {
  const short = (key: string, value: unknown): unknown =>
    typeof value === 'number' && /seconds$/i.test(key) ? Math.round(value * 100) / 100 : value;
  return `${JSON.stringify(report, short, 1)}\n`;
}

/** `life-helper-check-tiny-demo-2026-11-30.json` */
export function reportFileName({ model, date }: Pick<EvaluationReport, 'model' | 'date'>): string {
  return `life-helper-check-${model}-${date.slice(0, 10)}.json`;
}
