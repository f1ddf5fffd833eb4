import { abortable } from '@/lib/abortable';
import { LlmError } from '@/llm/errors';
import type { Conversation, ModelPart, Turn } from '@/llm/format/prompt-format';
import type { LlmService } from '@/llm/llm-service';
import type { ToolCall } from '@/tools/dispatch';
import { answerCall, type AnsweredCall, type CallContext, type CallPorts } from './answer-call';
import { claimsWrite } from './claimed-write';
import type { TurnEnd } from './coach-event';
import { fitHistory } from './fit-history';
import { readAnswer, type Answer } from './read-answer';
import { toWire } from './to-wire';

/** A model that calls on and on is stopped: each round is one answer of the model. */
const MAX_ROUNDS = 4;
/** What the rules refuse may be tried once more; after a second refusal the offer on the card is the way on. */
const MAX_REFUSED_ROUNDS = 2;

export interface TurnRequest {
  readonly history: readonly Turn[];
  readonly text: string;
  readonly signal: AbortSignal;
}

export interface TurnContext extends CallContext {
  readonly llm: Pick<LlmService, 'load' | 'respond' | 'roomFor'>;
  readonly preface: Pick<Conversation, 'system' | 'tools'>;
  /** Otherwise an answer that only asked the app is over once the person sees what was found. */
  readonly retellsReadings: boolean;
  /** The model thinks before it answers. */
  readonly thinks: boolean;
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
  return new RunningTurn(context, request, ports).run();
}

class RunningTurn {
  private readonly context: TurnContext;
  private readonly request: TurnRequest;
  private readonly ports: CallPorts;
  private readonly parts: ModelPart[] = [];
  /** A call made twice in a turn is answered once. */
  private readonly answered = new Map<string, Promise<AnsweredCall>>();
  private history: readonly Turn[];
  private words = '';
  private hasWritten = false;
  private hasRead = false;

  constructor(context: TurnContext, request: TurnRequest, ports: CallPorts) {
    this.context = context;
    this.request = request;
    this.ports = ports;
    this.history = request.history;
  }

  async run(): Promise<TurnOutcome> {
    const end = await this.goOn().catch((error: unknown): TurnEnd => {
      const { code, detail } = LlmError.from(error, 'engine_failed');
      return code === 'aborted' ? { kind: 'stopped' } : { kind: 'failed', code, detail };
    });
    if (!this.hasWritten && claimsWrite(this.words, { hasRead: this.hasRead })) {
      this.ports.emit({ kind: 'unfounded_claim' });
    }
    const isNothing = this.parts.length === 0;
    return { history: isNothing ? this.request.history : [...this.history, ...this.turn()], end };
  }

  private async goOn(): Promise<TurnEnd> {
    let refusedRounds = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const answer = await this.askAwake();
      this.parts.push(...answer.parts);
      this.words += textOf(answer.parts);
      if (answer.calls.length === 0) return { kind: 'answered', reason: answer.reason };
      const outcomes = await this.carryOut(answer.calls);
      if (this.request.signal.aborted) return { kind: 'stopped' };
      const isShown = outcomes.every(({ result }) => result.ok && result.reading !== undefined);
      if (isShown && !this.context.retellsReadings) return { kind: 'answered', reason: 'turn' };
      refusedRounds = outcomes.every(({ isRefused }) => isRefused) ? refusedRounds + 1 : 0;
      if (refusedRounds === MAX_REFUSED_ROUNDS) return { kind: 'not_mended' };
    }
    return { kind: 'too_many_rounds' };
  }

  /** Carries out an answer's calls, in their order on the screen and in the history. */
  private async carryOut(calls: readonly ToolCall[]): Promise<readonly AnsweredCall[]> {
    const outcomes = await Promise.all(calls.map((call) => this.answerOnce(call)));
    calls.forEach((call, index) => {
      const outcome = outcomes[index];
      if (!outcome) return;
      this.parts.push({ kind: 'response', name: call.name, result: toWire(outcome.result) });
      this.hasWritten ||= outcome.hasWritten;
      this.hasRead ||= outcome.result.ok && outcome.result.reading !== undefined;
    });
    return outcomes;
  }

  private answerOnce(call: ToolCall): Promise<AnsweredCall> {
    const key = JSON.stringify([call.name, call.args]);
    const first = this.answered.get(key) ?? answerCall(call, this.context, this.ports);
    this.answered.set(key, first);
    return first;
  }

  /** A card may stay open for long: meanwhile the model may have been put to rest, or its worker ended. */
  private async askAwake(): Promise<Answer> {
    await this.load();
    try {
      return await this.ask();
    } catch (error) {
      if (!(error instanceof LlmError && error.code === 'not_loaded')) throw error;
      await this.load();
      return this.ask();
    }
  }

  private async ask(): Promise<Answer> {
    const { llm, thinks } = this.context;
    const preface = { ...this.context.preface, thinking: thinks };
    const fitting = fitHistory(llm, preface, this.history, this.turn());
    this.history = await this.unlessStopped(fitting);
    const turns = [...this.history, ...this.turn()];
    return readAnswer(llm, { ...preface, turns }, this.request.signal, this.ports.emit);
  }

  private load(): Promise<void> {
    return this.unlessStopped(this.context.llm.load());
  }

  private unlessStopped<T>(work: Promise<T>): Promise<T> {
    return abortable(work, this.request.signal, () => new LlmError('aborted'));
  }

  private turn(): readonly Turn[] {
    const user: Turn = { role: 'user', text: this.request.text };
    return this.parts.length === 0 ? [user] : [user, { role: 'model', parts: this.parts }];
  }
}

function textOf(parts: readonly ModelPart[]): string {
  return parts.map((part) => (part.kind === 'text' ? `${part.text}\n` : '')).join('');
}
