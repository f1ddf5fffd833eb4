import type * as z from 'zod/mini';
import type { CatalogRepository } from '@/catalog/catalog-repository';
import type { HabitDao } from '@/db/habit-dao';
import type { CompiledAvoidancePatterns } from '@/domain/avoidance-keywords';
import type { Clock } from '@/domain/clock';
import type { ToolReasons } from '@/i18n/tool-reasons.ko';
import type { ToolText } from '@/i18n/tool-texts.ko';
import type { JsonValue } from '@/lib/function-declaration';
import type { Locale, Localized } from '@/lib/locale';
import type { HabitProposal } from './habit-proposal';

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

/** `data` goes back to the model as it is. */
export interface ToolOk {
  readonly ok: true;
  readonly data: Readonly<Record<string, JsonValue>>;
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
  /** A sentence that would be accepted in place of the refused one. */
  readonly alternative?: { readonly framedText: string };
}

export type ToolResult = ToolOk | ToolErr;

/** Everything a tool may touch, handed in by the composition root. */
export interface ToolDeps {
  readonly userId: string;
  readonly habitDao: Pick<HabitDao, 'listActive' | 'insertWithVariants'>;
  readonly catalog: CatalogRepository;
  readonly avoidancePatterns: CompiledAvoidancePatterns;
  readonly clock: Clock;
  /** IANA zone and first hour (0–23) of the person's day. */
  readonly zone: string;
  readonly dayStartHour: number;
  readonly locale: Locale;
  readonly reasons: ToolReasons;
}

export interface WriteContext {
  /** One key per proposal: executing the same proposal again changes nothing. */
  readonly proposalKey: string;
}

/** What a person is shown before a tool writes; one kind per write tool. */
export type Proposal = HabitProposal;

export interface ProposalOk {
  readonly ok: true;
  readonly proposal: Proposal;
}

interface ToolShape<Args> {
  readonly name: string;
  /** Shape, clean-up and limits of the arguments in wire names; the declaration is derived from it. */
  readonly schema: z.ZodMiniType<Args>;
  readonly texts: Localized<ToolText<string & keyof Args>>;
  /** Why `schema` refused this argument (a wire name). */
  explain(argument: string, value: unknown, reasons: ToolReasons): string;
}

/** A tool that changes the database: proposed first, executed after a tap. */
export interface WriteTool<Args> extends ToolShape<Args> {
  readonly writes: true;
  /** Every check that needs no write, and what the card must show. */
  propose(args: Args, deps: ToolDeps): Promise<ProposalOk | ToolErr>;
  /** Checks again (the world moved on while the card was open) and writes. */
  execute(args: Args, deps: ToolDeps, context: WriteContext): Promise<ToolResult>;
}

/** A tool that only answers; needs no tap. */
export interface ReadTool<Args> extends ToolShape<Args> {
  readonly writes: false;
  execute(args: Args, deps: ToolDeps): Promise<ToolResult>;
}

export type ToolDefinition<Args> = WriteTool<Args> | ReadTool<Args>;

export function toolOk(data: ToolOk['data']): ToolOk {
  return { ok: true, data };
}

/** Details are for the card only; the model gets code and reason. */
export function toolErr(
  code: ToolErrorCode,
  reason: string,
  details: Pick<ToolErr, 'keyword' | 'hint' | 'alternative'> = {},
): ToolErr {
  return { ok: false, code, reason, ...details };
}
