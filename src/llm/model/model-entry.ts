import * as z from 'zod/mini';

const MIB = 1024 * 1024;
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const bytes = z.int().check(z.positive());

/** What a device needs for a model; verdict.ts compares it with what the device has. */
const needsSchema = z.object({
  /** GiB of device memory from which it runs well, and below which it won't open. */
  memory: z.object({ good: z.number(), least: z.number() }),
  /** Bytes that one GPU buffer must be able to hold. */
  buffer: z.int(),
  /** Without `shader-f16` the runtime computes in 32 bits: twice the memory, half the speed. */
  shaderF16: z.boolean(),
});

export const modelEntrySchema = z.object({
  /** Also the head of the file's name on the device. */
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  /** The name that its makers gave it; null: named by the app, in the person's language. */
  name: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
  /** Where it comes from: with the app, from its makers, or brought by the person. */
  origin: z.enum(['embedded', 'catalog', 'own']),
  /** Prompt and output language (src/llm/format). */
  family: z.enum(['gemma4', 'functiongemma', 'gemma3']),
  /** SPDX id or the makers' name for it; null where unknown. */
  licence: z.nullable(z.string().check(z.maxLength(80))),
  source: z.object({
    /** Pinned to a revision; null: a file that the person picked. */
    url: z.nullable(z.string()),
    bytes: z.nullable(bytes),
    /** Null until an own file has been read once. */
    sha256: z.nullable(sha256),
  }),
  needs: needsSchema,
  sampling: z.object({
    topK: z.int().check(z.positive()),
    temperature: z.number().check(z.nonnegative()),
  }),
  /** Tokens that prompt and answer share: unless the person says otherwise, and at most. */
  context: z.object({ usual: z.int().check(z.positive()), most: z.int().check(z.positive()) }),
  /** Whether it can be asked to think first. */
  canThink: z.boolean(),
  /** Whether earlier turns help it. */
  keepsHistory: z.boolean(),
  /** Whether it puts what a reading tool found into words; for one that can't, what the app shows is the answer. */
  retellsReadings: z.boolean(),
});

export type ModelEntry = z.infer<typeof modelEntrySchema>;

/** What every Gemma larger than the practice model is taken to need, if its makers say nothing else. */
export const gemmaDefaults = {
  needs: { memory: { good: 8, least: 4 }, buffer: 524_550_144, shaderF16: true },
  sampling: { topK: 64, temperature: 1 },
  context: { usual: 2048, most: 8192 },
  canThink: true,
  keepsHistory: true,
  retellsReadings: true,
} as const;

/** Runs anywhere that has a graphics chip at all. */
export const modestNeeds: ModelEntry['needs'] = {
  memory: { good: 1, least: 0 },
  buffer: 128 * MIB,
  shaderF16: false,
};
