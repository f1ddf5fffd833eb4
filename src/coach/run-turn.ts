import { abortable } from '@/lib/abortable';
import type { JsonValue } from '@/lib/function-declaration';
import { LlmError } from '@/llm/errors';
import type { Conversation, ModelPart, Turn } from '@/llm/format/prompt-format';
import type { LlmService } from '@/llm/llm-service';
import type { ParserEvent } from '@/llm/model-response';
import type { ToolCall } from '@/tools/dispatch';
import type { ToolResult } from '@/tools/tool';
import { answerCall, type CallContext, type CallPorts } from './answer-call';
import type { TurnEnd } from './coach-event';
import { fitHistory } from './fit-history';
import { toWire } from './to-wire';

/** A model that calls on and on is stopped: each round is one answer of the model. */
const MAX_ROUNDS = 4;
/** An answer is over with this many calls: nobody reads more cards at once. */
const MAX_CALLS = 4;

export interface TurnRequest {
  readonly history: readonly Turn[];
  readonly text: string;
  readonly signal: AbortSignal;
}

export interface TurnContext extends CallContext {
  readonly llm: Pick<LlmService, 'load' | 'respond' | 'roomFor'>;
  readonly preface: Pick<Conversation, 'system' | 'tools'>;
}

export interface TurnOutcome {
  /** The history with this turn; unchanged when the model said and did nothing. */
  readonly history: readonly Turn[];
  readonly end: TurnEnd;
}

/**
 * One turn of the talk: the model answers, its calls are carried out, the results go back into the same
 * model turn, until it ends in words. Never rejects.
 */
export async function runTurn(
  context: TurnContext,
  request: TurnRequest,
  ports: CallPorts,
): Promise<TurnOutcome> {
  const parts: ModelPart[] = [];
  const user: Turn = { role: 'user', text: request.text };
  let { history } = request;
  const turn = (): readonly Turn[] => (parts.length === 0 ? [user] : [user, { role: 'model', parts }]);
  const outcome = (end: TurnEnd): TurnOutcome => ({
    history: parts.length === 0 ? request.history : [...history, ...turn()],
    end,
  });

  const answered = new Map<string, Promise<ToolResult>>();
  const answerOnce = (call: ToolCall): Promise<ToolResult> => {
    const key = JSON.stringify([call.name, call.args]);
    const first = answered.get(key) ?? answerCall(call, context, ports);
    answered.set(key, first);
    return first;
  };

  const aborted = (): LlmError => new LlmError('aborted');
  const load = (): Promise<void> => abortable(context.llm.load(), request.signal, aborted);
  const ask = async (): Promise<Answer> => {
    const fitting = fitHistory(context.llm, context.preface, history, turn());
    history = await abortable(fitting, request.signal, aborted);
    return readAnswer(context, [...history, ...turn()], request.signal, ports);
  };
  /** A card may stay open for long: meanwhile the model may have been put to rest, or its worker ended. */
  const askAwake = async (): Promise<Answer> => {
    await load();
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof LlmError && error.code === 'not_loaded')) throw error;
      await load();
      return ask();
    }
  };

  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const answer = await askAwake();
      parts.push(...answer.parts);
      if (answer.calls.length === 0) return outcome({ kind: 'answered', reason: answer.reason });
      const results = await Promise.all(answer.calls.map((call) => answerOnce(call)));
      answer.calls.forEach((call, index) => {
        const result = results[index];
        if (result) parts.push({ kind: 'response', name: call.name, result: toWire(result) });
      });
      if (request.signal.aborted) return outcome({ kind: 'stopped' });
    }
    return outcome({ kind: 'too_many_rounds' });
  } catch (error) {
    const { code, detail } = LlmError.from(error, 'engine_failed');
    return outcome(code === 'aborted' ? { kind: 'stopped' } : { kind: 'failed', code, detail });
  }
}

interface Answer {
  readonly parts: readonly ModelPart[];
  readonly calls: readonly ToolCall[];
  readonly reason: Extract<ParserEvent, { kind: 'end' }>['reason'];
}

async function readAnswer(
  { llm, preface }: TurnContext,
  turns: readonly Turn[],
  signal: AbortSignal,
  { emit }: CallPorts,
): Promise<Answer> {
  const calls: ToolCall[] = [];
  const parts: ModelPart[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') parts.push({ kind: 'text', text });
    text = '';
  };
  let reason: Answer['reason'] = 'turn';
  for await (const event of llm.respond({ ...preface, turns, thinking: false }, { signal })) {
    switch (event.kind) {
      case 'text':
        text += event.token;
        emit(event);
        break;
      case 'thinking':
        emit(event);
        break;
      case 'functionCall': {
        flush();
        const args = event.args ?? {};
        calls.push({ name: event.name, args });
        // The parser builds arguments out of JSON values only.
        parts.push({ kind: 'call', name: event.name, args: args as Record<string, JsonValue> });
        if (calls.length === MAX_CALLS) return { parts, calls, reason };
        break;
      }
      case 'end':
        reason = event.reason;
    }
  }
  flush();
  return { parts, calls, reason };
}
