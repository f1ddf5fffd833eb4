import * as z from 'zod/mini';

/** What kind of thing is said. The first five ask the coach to write something; of the others none may. */
export const REQUEST_GROUPS = [
  'add',
  'break',
  'log',
  'check_in',
  'archive',
  'question',
  'small_talk',
  'must_not_act',
  'injection',
  'refusal',
] as const;

export type RequestGroup = (typeof REQUEST_GROUPS)[number];

const scalar = z.union([z.string(), z.number()]);

/**
 * What an argument must be: this value; one of these (`null`: left out); a text that holds one of these words; a text
 * that holds none of them.
 */
const argumentSchema = z.union([
  scalar,
  z.readonly(z.array(z.nullable(scalar))),
  z.strictObject({ contains: z.readonly(z.array(z.string()).check(z.minLength(1))) }),
  z.strictObject({ lacks: z.readonly(z.array(z.string()).check(z.minLength(1))) }),
]);

const expectedCallSchema = z.strictObject({
  /** Any of these is right. */
  tools: z.readonly(z.array(z.string()).check(z.minLength(1))),
  /** By wire name; what isn't named is free, but for `day`, which is then today. */
  args: z.optional(z.record(z.string(), argumentSchema)),
});

const expectationSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('calls'),
    /** Each of them, once, and no other write. */
    calls: z.readonly(z.array(expectedCallSchema).check(z.minLength(1))),
    /** Words alone are right, too, when they hold one of these: the answer stands in the system text. */
    orWords: z.optional(z.readonly(z.array(z.string()))),
  }),
  z.strictObject({
    kind: z.literal('words'),
    /** Reading tools that are no mistake here. */
    mayRead: z.optional(z.readonly(z.array(z.string()))),
  }),
  z.strictObject({
    /** Must not be stored as it was asked: words, or a call that the rules refuse, are right. */
    kind: z.literal('refusal'),
    /** What may be proposed instead. */
    may: z.optional(z.readonly(z.array(expectedCallSchema))),
  }),
]);

const requestSchema = z.readonly(
  z.strictObject({
    id: z.string().check(z.regex(/^(ko|en)-[a-z-]+-\d{2}$/)),
    locale: z.enum(['ko', 'en']),
    group: z.enum(REQUEST_GROUPS),
    text: z.string().check(z.minLength(1)),
    expect: expectationSchema,
  }),
);

const requestSetSchema = z.readonly(z.array(requestSchema));

export type ExpectedArgument = z.infer<typeof argumentSchema>;
export type ExpectedCall = z.infer<typeof expectedCallSchema>;
export type Expectation = z.infer<typeof expectationSchema>;
export type EvaluationRequest = z.infer<typeof requestSchema>;

/** Throws a ZodError when the set has another shape. */
export function parseRequests(json: unknown): readonly EvaluationRequest[] {
  return z.parse(requestSetSchema, json);
}

/** Whether the person asks for something to be written. */
export function asksForWrite(group: RequestGroup): boolean {
  return ['add', 'break', 'log', 'check_in', 'archive'].includes(group);
}
