import type { Turn } from '@/llm/format/prompt-format';
import type { LlmService } from '@/llm/llm-service';
import type { Dispatcher, ToolCall } from '@/tools/dispatch';
import { declarationsOf, type ToolRegistry } from '@/tools/registry';
import type { ToolDeps, ToolResult } from '@/tools/tool';
import { answerCall, type CallPorts } from './answer-call';
import type { TurnEnd } from './coach-event';
import { runTurn } from './run-turn';
import { coachPrompt } from '@/i18n/coach-prompt';

export interface CoachDeps {
  readonly llm: LlmService;
  readonly registry: ToolRegistry;
  readonly dispatcher: Dispatcher;
  /** Read anew for each call, since settings and the day change. */
  readonly toolDeps: () => ToolDeps;
  readonly newKey: () => string;
  /** Whether the model is told the earlier turns. */
  readonly keepsHistory: boolean;
}

/** The talk with one person: model, tools and the confirmation between them. */
export class Coach {
  private history: readonly Turn[] = [];
  private readonly deps: CoachDeps;

  constructor(deps: CoachDeps) {
    this.deps = deps;
  }

  get model(): LlmService {
    return this.deps.llm;
  }

  /** One turn, from the person's words to the model's last ones. Never rejects. */
  async say(text: string, ports: CallPorts & { readonly signal: AbortSignal }): Promise<TurnEnd> {
    const { llm, registry } = this.deps;
    const { locale } = this.deps.toolDeps();
    const preface = { system: coachPrompt[locale], tools: declarationsOf(registry, locale) };
    const context = { ...this.callContext(), llm, preface };
    const { history, end } = await runTurn(
      context,
      { history: this.history, text, signal: ports.signal },
      ports,
    );
    if (this.deps.keepsHistory) this.history = history;
    return end;
  }

  /** A call of the person's own making, under the same rules and with the same card. */
  propose(call: ToolCall, ports: CallPorts): Promise<ToolResult> {
    return answerCall(call, this.callContext(), ports);
  }

  private callContext() {
    const { dispatcher, toolDeps, newKey } = this.deps;
    return { dispatcher, deps: toolDeps(), newKey };
  }
}
