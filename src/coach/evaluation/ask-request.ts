import type { JsonValue } from '@/lib/function-declaration';
import type { LlmService } from '@/llm/llm-service';
import type { ModelPart, Turn } from '@/llm/format/prompt-format';
import type { Dispatcher, ToolCall } from '@/tools/dispatch';
import type { ToolRegistry } from '@/tools/registry';
import { coachPreface } from '../coach-preface';
import { readAnswer, type Answer } from '../read-answer';
import { toWire } from '../to-wire';
import type { EvaluationRequest } from './evaluation-request';
import type { CheckedCall, GivenAnswer } from './evaluation-result';
import type { Sandbox } from './sandbox';

/** Looking up an item before adding it is the right way for a model that doesn't know it, so it may go on twice. */
const MAX_ROUNDS = 3;

export interface AskDeps {
  readonly llm: Pick<LlmService, 'respond'>;
  readonly registry: ToolRegistry;
  readonly dispatcher: Dispatcher;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

interface CarriedOut {
  readonly checked: CheckedCall;
  /** What a reading tool told the model, be it that there is nothing; null for a card or a refusal. */
  readonly found: JsonValue | null;
}

/**
 * Asks one request in a talk of its own and checks the calls of the answer in the sandbox. Writes are only proposed,
 * reads are carried out there. Rejects with what the model rejects with.
 */
export async function askRequest(
  request: EvaluationRequest,
  sandbox: Sandbox,
  deps: AskDeps,
  signal: AbortSignal,
): Promise<GivenAnswer> {
  const preface = coachPreface({
    locale: sandbox.locale,
    day: sandbox.day,
    habits: sandbox.habits.map(({ frameFramedText }, index) => ({
      handle: String(index + 1),
      sentence: frameFramedText,
    })),
    registry: deps.registry,
    manner: null,
  });
  const start = deps.now();
  const secondsSoFar = (): number => (deps.now() - start) / 1000;
  let firstSeconds: number | null = null;
  const llm: Pick<LlmService, 'respond'> = {
    respond: async function* (conversation, options) {
      for await (const event of deps.llm.respond(conversation, options)) {
        if (event.kind !== 'end') firstSeconds ??= secondsSoFar();
        yield event;
      }
    },
  };
  const parts: ModelPart[] = [];
  const calls: CheckedCall[] = [];
  const words: string[] = [];
  for (let rounds = 1; ; rounds += 1) {
    const user: Turn = { role: 'user', text: request.text };
    const turns: readonly Turn[] = parts.length === 0 ? [user] : [user, { role: 'model', parts }];
    const answer = await readAnswer(llm, { ...preface, turns, thinking: false }, signal, () => undefined);
    const outcomes = await Promise.all(answer.calls.map((call) => carryOut(call, sandbox, deps)));
    calls.push(...outcomes.map(({ checked }) => checked));
    words.push(wordsOf(answer));
    parts.push(...answer.parts, ...responsesOf(outcomes));
    if (rounds === MAX_ROUNDS || !isLook(request, outcomes)) {
      const text = words.filter((each) => each !== '').join('\n');
      return {
        kind: 'answered',
        words: text,
        calls,
        end: answer.reason,
        rounds,
        firstSeconds,
        seconds: secondsSoFar(),
      };
    }
  }
}

async function carryOut(call: ToolCall, { deps }: Sandbox, ports: AskDeps): Promise<CarriedOut> {
  const { registry, dispatcher } = ports;
  const prepared = await dispatcher.prepare(call, deps);
  return {
    checked: {
      name: call.name,
      args: typeof call.args === 'object' && call.args !== null ? { ...call.args } : {},
      writes: registry.get(call.name)?.writes === true,
      refusal: prepared.ok ? null : prepared.code,
    },
    found: prepared.ok && prepared.kind === 'read' ? toWire(await dispatcher.read(prepared, deps)) : null,
  };
}

/** The model only looked something up, and that isn't yet what it was asked for. */
function isLook({ expect }: EvaluationRequest, outcomes: readonly CarriedOut[]): boolean {
  if (expect.kind !== 'calls' || outcomes.length === 0) return false;
  const due = expect.calls.flatMap(({ tools }) => tools);
  return outcomes.every(({ checked, found }) => found !== null && !due.includes(checked.name));
}

function responsesOf(outcomes: readonly CarriedOut[]): readonly ModelPart[] {
  return outcomes.flatMap(({ checked, found }) =>
    found === null ? [] : [{ kind: 'response' as const, name: checked.name, result: found }],
  );
}

function wordsOf({ parts }: Answer): string {
  return parts
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('')
    .trim();
}
