import * as z from 'zod/mini';
import type { CardState, ChatItem } from './chat-item';

const text = z.string();
const maybeText = z.nullable(text);
const call = z.object({ name: text, args: z.unknown() });
const refusal = z.object({ ok: z.literal(false), code: text, reason: text });
const type = z.enum(['build', 'break']);
const named = { handle: text, sentence: text };

const proposals = z.discriminatedUnion('tool', [
  z.object({
    tool: z.literal('add_habit'),
    type,
    title: text,
    framedText: text,
    anchorWhen: maybeText,
    anchorAfterWhat: maybeText,
    doses: z.array(z.object({ label: text, doseText: text, isMinimum: z.boolean(), sortOrder: z.number() })),
    seat: z.object({ number: z.number(), limit: z.number() }),
    sameHabit: maybeText,
    safety: maybeText,
  }),
  z.object({
    tool: z.literal('log_tracker_entry'),
    tracker: z.object({ id: text, name: maybeText, kind: text, unit: text, isWhole: z.boolean() }),
    value: z.number(),
    day: text,
    note: maybeText,
    before: z.nullable(z.number()),
    after: z.number(),
  }),
  z.object({
    tool: z.literal('check_in_habit'),
    habitId: text,
    sentence: text,
    day: text,
    answer: z.enum(['done', 'minimal', 'skip']),
    doseText: maybeText,
    before: maybeText,
  }),
  z.object({
    tool: z.literal('archive_habit'),
    habitId: text,
    sentence: text,
    type,
    seats: z.object({ taken: z.number(), limit: z.number() }),
  }),
]);

const readings = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('today'), day: text, habits: z.array(z.object({ ...named, mark: text })) }),
  z.object({ kind: z.literal('habits'), habits: z.array(z.object({ ...named, type, when: maybeText })) }),
  z.object({
    kind: z.literal('progress'),
    habits: z.array(z.object({ ...named, kept: z.number(), days: z.number() })),
  }),
  z.object({
    kind: z.literal('catalog'),
    query: text,
    items: z.array(z.object({ id: text, title: text, sentence: text })),
  }),
]);

const states = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('failed'), reason: text }),
  z.object({
    kind: z.enum(['open', 'saving', 'saved', 'declined', 'expired', 'undone'] satisfies CardState['kind'][]),
  }),
]);

/** As much as the screens rely on; what an older version wrote otherwise is left out rather than misread. */
const shapes: Readonly<Record<ChatItem['kind'], z.ZodMiniType>> = {
  me: z.object({ text }),
  coach: z.object({ text, thinking: text }),
  proposal: z.object({
    card: z.object({ key: text, call, proposal: proposals, madeAt: z.number() }),
    state: states,
  }),
  reading: z.object({ reading: readings }),
  refused: z.object({ call, error: refusal, isOfferOpen: z.boolean() }),
  notice: z.object({
    notice: z.union([text, z.object({ error: text, detail: maybeText })]),
    retryText: maybeText,
  }),
};
const kinded = z.object({ id: text, kind: z.enum(Object.keys(shapes) as ChatItem['kind'][]) });

/** One thing of the talk as it was kept; null when it can't be read. */
export function readItem(raw: unknown): ChatItem | null {
  const head = z.safeParse(kinded, raw);
  if (!head.success || !z.safeParse(shapes[head.data.kind], raw).success) return null;
  const item = raw as ChatItem;
  // A page that closed in the middle of a write: whether it went through, the store tells.
  return item.kind === 'proposal' && item.state.kind === 'saving'
    ? { ...item, state: { kind: 'open', obstacle: null } }
    : item;
}
