import type { Expectation, ExpectedArgument, ExpectedCall } from '@/coach/evaluation/evaluation-request';
import type { Attempt, CheckedCall } from '@/coach/evaluation/evaluation-result';
import { llmErrorKind } from '@/coach/llm-error-kind';
import type { Messages } from '@/i18n/ko';
import type { ModelCheckTexts } from '@/i18n/model-check-texts.ko';

/** UTF-16 units of an answer's words that tell what went wrong. */
const MAX_WORDS = 120;

/** What would have been right, in a line. */
export function describeExpected(expect: Expectation, text: ModelCheckTexts): string {
  switch (expect.kind) {
    case 'calls':
      return expect.calls.map((call) => describeDue(call, text)).join(text.and);
    case 'words':
      return text.wordsOnly;
    case 'refusal':
      return text.notStored;
  }
}

/** What the model did instead, in a line. */
export function describeGot(attempt: Attempt, { modelCheck: text, errors }: Messages): string {
  if (attempt.kind === 'failed') return errors[llmErrorKind(attempt.code)].title;
  if (attempt.calls.length > 0) return attempt.calls.map((call) => describeCall(call, text)).join(text.and);
  const words = attempt.words.replaceAll(/\s+/g, ' ').trim();
  if (words === '') return text.silence;
  return text.said(words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}…` : words);
}

function describeDue({ tools, args = {} }: ExpectedCall, text: ModelCheckTexts): string {
  const values = Object.values(args).flatMap((argument) => valueOf(argument) ?? []);
  return withValues(tools.map((name) => toolName(name, text)).join(text.or), values);
}

/** The plainest value that would have been right; null where only some are wrong. */
function valueOf(argument: ExpectedArgument): string | null {
  if (typeof argument === 'string' || typeof argument === 'number') return String(argument);
  if ('contains' in argument) return argument.contains[0] ?? null;
  if ('lacks' in argument) return null;
  const first = argument.find((each) => each !== null);
  return first === undefined ? null : String(first);
}

function describeCall({ name, args, refusal }: CheckedCall, text: ModelCheckTexts): string {
  const values = Object.values(args).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  const called = withValues(toolName(name, text), values);
  return refusal === null ? called : `${called} (${text.stopped})`;
}

function withValues(name: string, values: readonly string[]): string {
  return values.length === 0 ? name : `${name}: ${values.join(', ')}`;
}

function toolName(name: string, { tools }: ModelCheckTexts): string {
  return new Map(Object.entries(tools)).get(name) ?? name;
}
