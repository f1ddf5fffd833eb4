import * as z from 'zod/mini';

/** One model that a person can choose: where it is, how the right file is known, what it needs. */
const modelEntrySchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** Prompt and output language (src/llm/format). */
  family: z.enum(['gemma4', 'functiongemma', 'gemma3']),
  source: z.object({
    url: z.string(),
    bytes: z.int().check(z.positive()),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  settings: z.object({
    maxTokens: z.int().check(z.positive()),
    topK: z.int().check(z.positive()),
    temperature: z.number().check(z.nonnegative()),
    randomSeed: z.int(),
  }),
  /** Whether earlier turns help it. */
  keepsHistory: z.boolean(),
  /** Whether it puts what a reading tool found into words; for one that can't, what the app shows is the answer. */
  retellsReadings: z.boolean(),
});

export type ModelEntry = z.infer<typeof modelEntrySchema>;

/**
 * Embedded in the app: the whole pipeline on the real engine without a download. It knows a fixed little
 * world (e2e/tiny-gemma/README.md), so it is asked greedily: the same words give the same answer.
 */
export const tinyDemo: ModelEntry = modelEntrySchema.parse({
  id: 'tiny-demo',
  family: 'gemma4',
  source: {
    url: '/models/tiny-demo.bin',
    bytes: 1_094_976,
    sha256: '1e0bb74452569db28a1c2aa33e087cc1e847575ff94a00fe0b227cdc67ce290f',
  },
  settings: { maxTokens: 2048, topK: 1, temperature: 0, randomSeed: 0 },
  // Taught on single questions with an attention window of 128 tokens: earlier turns only mislead it.
  keepsHistory: false,
  retellsReadings: false,
});
