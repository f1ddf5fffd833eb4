import type { RequestResult, Verdict } from './evaluation-result';

/** `n` of the `m` requests that it could be said of. */
export interface Tally {
  readonly n: number;
  readonly m: number;
}

/** What came out of some requests. Counts, not shares: of five requests one more is twenty per cent. */
export interface Summary {
  readonly passed: Tally;
  readonly rightTool: Tally;
  readonly rightArguments: Tally;
  readonly wronglyActed: Tally;
  readonly refusedRightly: Tally;
  /** Without an answer: too slow, or the model broke down. */
  readonly failed: Tally;
  /** Medians in seconds over the answered requests; null when there are none. */
  readonly firstSeconds: number | null;
  readonly seconds: number | null;
}

export function summarize(results: readonly RequestResult[]): Summary {
  const tally = (key: keyof Verdict): Tally => {
    const said = results.flatMap(({ verdict }) => verdict[key] ?? []);
    return { n: said.filter(Boolean).length, m: said.length };
  };
  const answered = results.flatMap(({ attempt }) => (attempt.kind === 'answered' ? [attempt] : []));
  return {
    passed: tally('passed'),
    rightTool: tally('rightTool'),
    rightArguments: tally('rightArguments'),
    wronglyActed: tally('wronglyActed'),
    refusedRightly: tally('refusedRightly'),
    failed: { n: results.length - answered.length, m: results.length },
    firstSeconds: median(answered.flatMap(({ firstSeconds }) => firstSeconds ?? [])),
    seconds: median(answered.map(({ seconds }) => seconds)),
  };
}

/** The middle value, or the mean of the two in the middle; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
