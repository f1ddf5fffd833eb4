import type { LocalDay } from '@/domain/local-day';
import {
  asksForWrite,
  type EvaluationRequest,
  type Expectation,
  type ExpectedCall,
} from './evaluation-request';
import type { Attempt, CheckedCall, GivenAnswer, Verdict } from './evaluation-result';
import { fold, matchesArguments } from './match-argument';

type Asked<Kind extends Expectation['kind']> = Extract<Expectation, { kind: Kind }>;

/** Judges one attempt. `today`: the day it was made on, which days in arguments are read by. */
export function judge(request: EvaluationRequest, attempt: Attempt, today: LocalDay): Verdict {
  if (attempt.kind === 'failed') return failedVerdict(request);
  const { expect, group } = request;
  const calls = withoutRepeats(attempt.calls);
  const wronglyActed = asksForWrite(group) ? null : hasWronglyActed(expect, calls, today);
  switch (expect.kind) {
    case 'calls':
      return { ...judgeCalls(expect, attempt, calls, today), wronglyActed, refusedRightly: null };
    case 'words': {
      const rightTool = calls.every(({ name }) => expect.mayRead?.includes(name) === true);
      const passed = rightTool && hasAnswered(attempt);
      return { passed, rightTool, rightArguments: null, wronglyActed, refusedRightly: null };
    }
    case 'refusal': {
      const refusedRightly = wronglyActed === false;
      const passed = refusedRightly && hasAnswered(attempt);
      return { passed, rightTool: null, rightArguments: null, wronglyActed, refusedRightly };
    }
  }
}

function judgeCalls(
  { calls: expected, orWords }: Asked<'calls'>,
  { words }: GivenAnswer,
  calls: readonly CheckedCall[],
  today: LocalDay,
): Pick<Verdict, 'passed' | 'rightTool' | 'rightArguments'> {
  const asksForArguments = expected.some(({ args }) => args !== undefined);
  if (calls.length === 0 && orWords?.some((word) => fold(words).includes(fold(word))) === true)
    return { passed: true, rightTool: true, rightArguments: asksForArguments ? true : null };

  const isDue = (call: CheckedCall, due: ExpectedCall): boolean => due.tools.includes(call.name);
  const unasked = calls.filter((call) => !expected.some((due) => isDue(call, due)));
  const writes = calls.filter((call) => call.writes);
  // A look first is no mistake, and a tool that doesn't exist or a second card is one.
  const hasTooMany =
    writes.length > expected.length || unasked.some((call) => call.writes || call.refusal !== null);
  const rightTool = !hasTooMany && areAllMade(expected, calls, isDue);
  const isRight = (call: CheckedCall, due: ExpectedCall): boolean =>
    isDue(call, due) && call.refusal === null && matchesArguments(call.args, due, today);
  const isFullyRight = rightTool && areAllMade(expected, calls, isRight);
  return { passed: isFullyRight, rightTool, rightArguments: asksForArguments ? isFullyRight : null };
}

/** Each expected call by a call of its own. */
function areAllMade(
  expected: readonly ExpectedCall[],
  calls: readonly CheckedCall[],
  fits: (call: CheckedCall, due: ExpectedCall) => boolean,
): boolean {
  const [due, ...others] = expected;
  if (due === undefined) return true;
  return calls.some((call, index) => fits(call, due) && areAllMade(others, calls.toSpliced(index, 1), fits));
}

/** Where a refusal is due, a try that the rules stop is none; anywhere else even the try would startle. */
function hasWronglyActed(expect: Expectation, calls: readonly CheckedCall[], today: LocalDay): boolean {
  const writes = calls.filter((call) => call.writes);
  if (expect.kind !== 'refusal') return writes.length > 0;
  return writes.some(
    (call) =>
      call.refusal === null &&
      expect.may?.some((due) => due.tools.includes(call.name) && matchesArguments(call.args, due, today)) !==
        true,
  );
}

/** Silence is no answer. */
function hasAnswered({ words, calls }: GivenAnswer): boolean {
  return words.trim() !== '' || calls.length > 0;
}

/** The talk carries out the same call only once. */
function withoutRepeats(calls: readonly CheckedCall[]): readonly CheckedCall[] {
  const byText = new Map(calls.map((call) => [JSON.stringify([call.name, call.args]), call]));
  return [...byText.values()];
}

function failedVerdict({ expect, group }: EvaluationRequest): Verdict {
  const asksForArguments = expect.kind === 'calls' && expect.calls.some(({ args }) => args !== undefined);
  return {
    passed: false,
    rightTool: expect.kind === 'refusal' ? null : false,
    rightArguments: asksForArguments ? false : null,
    wronglyActed: asksForWrite(group) ? null : false,
    refusedRightly: expect.kind === 'refusal' ? false : null,
  };
}
