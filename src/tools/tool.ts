import type * as z from 'zod/mini';
import type { CatalogRepository } from '@/catalog/catalog-repository';
import type { CheckInDao } from '@/db/check-in-dao';
import type { HabitDao } from '@/db/habit-dao';
import type { TrackerDao } from '@/db/tracker-dao';
import type { CompiledAvoidancePatterns } from '@/domain/avoidance-keywords';
import type { Clock } from '@/domain/clock';
import type { HabitId } from '@/domain/habit';
import type { ToolReasons } from '@/i18n/tool-reasons.ko';
import type { ToolText } from '@/i18n/tool-texts.ko';
import type { JsonValue } from '@/lib/function-declaration';
import type { Locale, Localized } from '@/lib/locale';
import type { HabitHandles } from './habit-handles';
import type { Proposal } from './proposal';
import type { Reading } from './reading';

/** Wire values: the model reads them, and the closing words of a turn depend on them. */
export type ToolErrorCode =
  | 'validation'
  | 'not_found'
  | 'r3_quota'
  | 'r7_avoidance'
  | 'r8_xor'
  | 'handler_error'
  | 'unknown_tool'
  | 'declined'
  | 'busy';

/** `data` goes back to the model as it is; the person is shown `reading`, straight from the store. */
export interface ToolOk {
  readonly ok: true;
  readonly data: Readonly<Record<string, JsonValue>>;
  readonly reading?: Reading;
}

/** A refusal. The model is told `code` and `reason`; the rest is for the card. */
export interface ToolErr {
  readonly ok: false;
  readonly code: ToolErrorCode;
  /** One or two sentences in the person's language. */
  readonly reason: string;
  /** The word of the person's text that was refused (R7). */
  readonly keyword?: string;
  /** How to mend a sentence of that kind, in the sentence's own language. */
  readonly hint?: string;
  /** What would be accepted in place of what was refused. */
  readonly alternative?: Alternative;
  /** The habits on the seats, when none is free. */
  readonly occupants?: readonly Occupant[];
}

export type ErrDetails = Omit<ToolErr, 'ok' | 'code' | 'reason'>;

/** A habit of the catalogue in a sentence that every rule allows. */
export interface Alternative {
  readonly protocolId: string;
  readonly framedText: string;
}

export interface Occupant {
  readonly habitId: HabitId;
  readonly sentence: string;
}

export type ToolResult = ToolOk | ToolErr;

/** Everything a tool may touch, handed in by the composition root. */
export interface ToolDeps {
  readonly userId: string;
  readonly habitDao: Pick<HabitDao, 'listActive' | 'byId' | 'variantsOf' | 'insertWithVariants' | 'archive'>;
  readonly checkInDao: Pick<CheckInDao, 'put' | 'listBetween'>;
  readonly trackerDao: Pick<TrackerDao, 'list' | 'byId' | 'entriesOf' | 'addEntry'>;
  /** The active habits as the model was told to number them, for this turn. */
  readonly handles: HabitHandles;
  readonly catalog: CatalogRepository;
  readonly avoidancePatterns: CompiledAvoidancePatterns;
  readonly clock: Clock;
  /** IANA zone and first hour (0–23) of the person's day. */
  readonly zone: string;
  readonly dayStartHour: number;
  /** The person wants nothing to do with food or weight. */
  readonly hidesFood: boolean;
  readonly locale: Locale;
  readonly reasons: ToolReasons;
}

export interface WriteContext<Shown extends Proposal = Proposal> {
  /** One key per proposal: executing the same proposal again changes nothing. */
  readonly proposalKey: string;
  /** What the person said yes to: handles and "today" mean what they meant on the card. */
  readonly shown: Shown;
  /** Proposed in the talk, so it is written down with the coach's other doings. */
  readonly isByCoach: boolean;
}

export interface ProposalOk<Shown extends Proposal = Proposal> {
  readonly ok: true;
  readonly proposal: Shown;
}

interface ToolShape<Args> {
  readonly name: string;
  /** Shape, clean-up and limits of the arguments in wire names; the declaration is derived from it. */
  readonly schema: z.ZodMiniType<Args>;
  readonly texts: Localized<ToolText<string & keyof Args>>;
  /** Why `schema` refused this argument (a wire name). */
  explain(argument: string, value: unknown, reasons: ToolReasons): string;
  /** What the card may offer in place of a call whose argument `schema` refused; `args` are as the model wrote them. */
  mend?(argument: string, args: object, deps: ToolDeps): ErrDetails;
}

/** A tool that changes the database: proposed first, executed after a tap. */
export interface WriteTool<Args, Shown extends Proposal = Proposal> extends ToolShape<Args> {
  readonly writes: true;
  /** Every check that needs no write, and what the card must show. */
  propose(args: Args, deps: ToolDeps): Promise<ProposalOk<Shown> | ToolErr>;
  /** Checks again (the world moved on while the card was open) and writes what the card showed. */
  execute(args: Args, deps: ToolDeps, context: WriteContext<Shown>): Promise<ToolResult>;
}

/** A tool that only answers; needs no tap. What it answers is short: it is read with a small window. */
export interface ReadTool<Args> extends ToolShape<Args> {
  readonly writes: false;
  execute(args: Args, deps: ToolDeps): Promise<ToolResult>;
}

export type ToolDefinition<Args> = WriteTool<Args> | ReadTool<Args>;

export function toolOk(data: ToolOk['data'], reading?: Reading): ToolOk {
  return { ok: true, data, ...(reading && { reading }) };
}

/** Details are for the card only; the model gets code and reason. */
export function toolErr(code: ToolErrorCode, reason: string, details: ErrDetails = {}): ToolErr {
  return { ok: false, code, reason, ...details };
}
