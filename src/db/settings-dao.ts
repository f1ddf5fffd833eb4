import * as z from 'zod/mini';
import { DEFAULT_ZONE, isKnownZone } from '@/domain/local-day';
import type { AppDatabase } from './schema';

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
};

const storedSettings = z.object({
  locale: z.catch(schemas.locale, DEFAULT_SETTINGS.locale),
  zone: z.catch(schemas.zone, DEFAULT_SETTINGS.zone),
  dayStartHour: z.catch(schemas.dayStartHour, DEFAULT_SETTINGS.dayStartHour),
  theme: z.catch(schemas.theme, DEFAULT_SETTINGS.theme),
  chosenModel: z.catch(schemas.chosenModel, DEFAULT_SETTINGS.chosenModel),
  hidesFood: z.catch(schemas.hidesFood, DEFAULT_SETTINGS.hidesFood),
  coachPrompt: z.catch(schemas.coachPrompt, DEFAULT_SETTINGS.coachPrompt),
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
