import { localDayOf } from '@/domain/local-day';
import type { Turn } from '@/llm/format/prompt-format';
import type { LlmService } from '@/llm/llm-service';
import type { Dispatcher, PreparedCall, PreparedProposal, ToolCall } from '@/tools/dispatch';
import type { HabitHandles } from '@/tools/habit-handles';
import type { ToolRegistry } from '@/tools/registry';
import type { ToolDeps, ToolErr, ToolResult } from '@/tools/tool';
import { answerCall, type CallPorts } from './answer-call';
import type { OpenProposal, TurnEnd } from './coach-event';
import { coachPreface, type Preface } from './coach-preface';
import { pinCard } from './pin-card';
import { runTurn } from './run-turn';

export interface CoachDeps {
  readonly llm: LlmService;
  readonly registry: ToolRegistry;
  readonly dispatcher: Dispatcher;
  /** Read anew for each call, since settings and the day change. */
  readonly toolDeps: () => Omit<ToolDeps, 'handles'>;
  /** How the coach speaks, in the person's own words; null: the app's. */
  readonly manner: () => string | null;
  readonly newKey: () => string;
  /** Of the model that is chosen just now. */
  readonly traits: () => ModelTraits;
}

/** What a model can do with a talk. */
export interface ModelTraits {
  /** It is told the earlier turns. */
  readonly keepsHistory: boolean;
  /** It puts into words what a reading tool found. */
  readonly retellsReadings: boolean;
  /** It thinks before it answers. */
  readonly thinks: boolean;
}

/** The talk with one person: model, tools and the confirmation between them. */
export class Coach {
  private history: readonly Turn[] = [];
  /** For the whole talk: a number that the person has seen goes on meaning the same habit. */
  private handles: HabitHandles = [];
  private readonly deps: CoachDeps;

  constructor(deps: CoachDeps) {
    this.deps = deps;
  }

  get model(): LlmService {
    return this.deps.llm;
  }

  /** Begins anew: nothing was said, and habits are numbered from one. */
  forget(): void {
    this.history = [];
    this.handles = [];
  }

  /** Takes up an earlier talk. */
  remember(history: readonly Turn[]): void {
    this.history = history;
  }

  /** What stands before the talk, as it would for words said now. */
  async preface(): Promise<Preface> {
    return (await this.begin()).preface;
  }

  /** One turn, from the person's words to the model's last ones. Never rejects. */
  async say(text: string, ports: CallPorts & { readonly signal: AbortSignal }): Promise<TurnEnd> {
    const { llm, dispatcher, newKey, traits } = this.deps;
    const { keepsHistory, retellsReadings, thinks } = traits();
    const { deps, preface } = await this.begin();
    const { history, end } = await runTurn(
      { dispatcher, deps, newKey, wish: text, llm, preface, retellsReadings, thinks },
      { history: keepsHistory ? this.history : [], text, signal: ports.signal },
      ports,
    );
    this.remember(keepsHistory ? history : [...this.history, ...history]);
    return end;
  }

  /** A call out of an offer: a card under the same rules, and what is written is the coach's doing. */
  async propose(call: ToolCall, ports: CallPorts): Promise<ToolResult> {
    const { dispatcher, newKey } = this.deps;
    const context = { dispatcher, deps: this.depsWith([]), newKey, wish: '' };
    return (await answerCall(call, context, ports)).result;
  }

  /** Checks a card's call once more, as it stands or as the person edited it, in the world of now. */
  prepareCard(card: OpenProposal, args?: Readonly<Record<string, unknown>>): Promise<PreparedCall | ToolErr> {
    const { call, handles } = pinCard(card, args);
    return this.deps.dispatcher.prepare(call, this.depsWith(handles));
  }

  /** Writes a card that no turn is waiting for any more. */
  writeCard(prepared: PreparedProposal, key: string): Promise<ToolResult> {
    const context = { proposalKey: key, isByCoach: true };
    return this.deps.dispatcher.write(prepared, this.depsWith([]), context);
  }

  /** A call of the person's own making, with no card between: same rules, and not the coach's doing. */
  async carryOut(call: ToolCall): Promise<ToolResult> {
    const { dispatcher, newKey } = this.deps;
    const deps = this.depsWith([]);
    const prepared = await dispatcher.prepare(call, deps);
    if (!prepared.ok) return prepared;
    return prepared.kind === 'read'
      ? dispatcher.read(prepared, deps)
      : dispatcher.write(prepared, deps, { proposalKey: newKey(), isByCoach: false });
  }

  /** The world as the turn that begins now sees it. New habits get the next numbers, and archived ones leave gaps. */
  private async begin(): Promise<{ readonly deps: ToolDeps; readonly preface: Preface }> {
    const { registry, manner, toolDeps } = this.deps;
    const facts = toolDeps();
    const habits = await facts.habitDao.listActive({ userId: facts.userId }).catch(() => []);
    const joined = habits.filter(({ id }) => !this.handles.includes(id));
    this.handles = [...this.handles, ...joined.map(({ id }) => id)];
    const { handles } = this;
    const preface = coachPreface({
      locale: facts.locale,
      day: localDayOf(facts.clock.now(), facts.zone, facts.dayStartHour),
      habits: handles.flatMap((id, index) => {
        const habit = habits.find((each) => each.id === id);
        return habit ? [{ handle: String(index + 1), sentence: habit.frameFramedText }] : [];
      }),
      registry,
      manner: manner(),
    });
    return { deps: { ...facts, handles }, preface };
  }

  private depsWith(handles: ToolDeps['handles']): ToolDeps {
    return { ...this.deps.toolDeps(), handles };
  }
}
