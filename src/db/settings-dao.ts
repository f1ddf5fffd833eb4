import * as z from 'zod/mini';
import { DEFAULT_ZONE, isKnownZone } from '@/domain/local-day';
import type { AppDatabase } from './schema';

/** How the model runs here; each takes effect at its next load. */
const engineSchema = z.object({
  /** Tokens that prompt and answer share; null: as the model's makers advise. */
  contextTokens: z.nullable(z.int().check(z.minimum(512), z.maximum(32_768))),
  sampling: z.enum(['focused', 'usual', 'varied']),
  /** Thinks before it answers, where it can. */
  thinks: z.boolean(),
  /** Seconds without a request after which it leaves the memory; null: it stays. */
  idleSeconds: z.nullable(z.int().check(z.minimum(10), z.maximum(86_400))),
  /** A request may bring it into the memory; otherwise only the person does. */
  loadsByItself: z.boolean(),
});

/** What a load or a measurement came to, by the model, the runtime and the graphics chip. */
const modelRunSchema = z.object({
  modelId: z.string(),
  runtime: z.string(),
  adapter: z.string(),
  outcome: z.enum(['ready', 'failed', 'crashed']),
  /** of a failure */
  code: z.nullable(z.string()),
  /** epoch milliseconds */
  at: z.number(),
  contextTokens: z.int(),
  loadMs: z.nullable(z.number()),
  firstTokenMs: z.nullable(z.number()),
  tokensPerSecond: z.nullable(z.number()),
  storageBytes: z.nullable(z.number()),
});

export type ModelRun = z.infer<typeof modelRunSchema>;

export const MAX_MODEL_RUNS = 20;

const schemas = {
  locale: z.enum(['ko', 'en']),
  /** IANA name. */
  zone: z.string().check(z.refine(isKnownZone)),
  /** First hour of the person's day; before it, yesterday is still going on. */
  dayStartHour: z.int().check(z.minimum(0), z.maximum(12)),
  theme: z.enum(['system', 'light', 'dark']),
  /** Id of the model to load; null until the person has chosen one. */
  chosenModel: z.nullable(z.string().check(z.minLength(1))),
  /** Takes what is about food and weight out of sight. */
  hidesFood: z.boolean(),
  /** What the coach is told about itself, in the person's own words; null: the app's. */
  coachPrompt: z.nullable(z.string().check(z.maxLength(2000))),
  engine: engineSchema,
  /** For hosts that ask who is downloading. Sent to that host only, and never part of what leaves the device. */
  hostTokens: z.array(z.object({ host: z.string(), token: z.string().check(z.maxLength(500)) })),
  /** Newest first. */
  modelRuns: z.array(modelRunSchema).check(z.maxLength(MAX_MODEL_RUNS)),
};

export type SettingKey = keyof typeof schemas;
export type Settings = { readonly [Key in SettingKey]: z.infer<(typeof schemas)[Key]> };

export const DEFAULT_SETTINGS: Settings = {
  locale: 'ko',
  zone: DEFAULT_ZONE,
  dayStartHour: 0,
  theme: 'system',
  chosenModel: null,
  hidesFood: false,
  coachPrompt: null,
  engine: { contextTokens: null, sampling: 'usual', thinks: false, idleSeconds: 60, loadsByItself: true },
  hostTokens: [],
  modelRuns: [],
};

const storedSettings = z.object({
  locale: z.catch(schemas.locale, DEFAULT_SETTINGS.locale),
  zone: z.catch(schemas.zone, DEFAULT_SETTINGS.zone),
  dayStartHour: z.catch(schemas.dayStartHour, DEFAULT_SETTINGS.dayStartHour),
  theme: z.catch(schemas.theme, DEFAULT_SETTINGS.theme),
  chosenModel: z.catch(schemas.chosenModel, DEFAULT_SETTINGS.chosenModel),
  hidesFood: z.catch(schemas.hidesFood, DEFAULT_SETTINGS.hidesFood),
  coachPrompt: z.catch(schemas.coachPrompt, DEFAULT_SETTINGS.coachPrompt),
  engine: z.catch(schemas.engine, DEFAULT_SETTINGS.engine),
  hostTokens: z.catch(schemas.hostTokens, DEFAULT_SETTINGS.hostTokens),
  modelRuns: z.catch(schemas.modelRuns, DEFAULT_SETTINGS.modelRuns),
});

export class SettingsDao {
  readonly #db: AppDatabase;

  constructor(db: AppDatabase) {
    this.#db = db;
  }

  /** All settings; a missing or unreadable one has its default. */
  async read(): Promise<Settings> {
    const rows = await this.#db.settings.toArray();
    return z.parse(storedSettings, Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  }

  /** Throws a ZodError on a value the setting can't have (an unknown zone, an hour out of range). */
  async write<Key extends SettingKey>(key: Key, value: Settings[Key]): Promise<void> {
    await this.#db.settings.put({ key, value: z.parse(schemas[key], value) });
  }
}
