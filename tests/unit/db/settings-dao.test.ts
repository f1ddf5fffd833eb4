import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppDatabase } from '@/db/schema';
import { DEFAULT_SETTINGS, SettingsDao, type ModelRun, type SettingKey } from '@/db/settings-dao';
import { freshDatabase } from './fixtures';

const engine = {
  contextTokens: 4096,
  sampling: 'varied',
  thinks: true,
  idleSeconds: null,
  loadsByItself: false,
} as const;
const run: ModelRun = {
  modelId: 'tiny-demo',
  runtime: '0.10.29',
  adapter: 'fake',
  outcome: 'ready',
  code: null,
  at: 1,
  contextTokens: 2048,
  loadMs: 400,
  firstTokenMs: null,
  tokensPerSecond: null,
  storageBytes: null,
};

describe('SettingsDao', () => {
  let db: AppDatabase;
  let dao: SettingsDao;

  beforeEach(async () => {
    db = await freshDatabase();
    dao = new SettingsDao(db);
  });

  afterEach(() => db.delete());

  it('starts in Korean, in Seoul, with days from midnight', async () => {
    expect(await dao.read()).toEqual({
      locale: 'ko',
      zone: 'Asia/Seoul',
      dayStartHour: 0,
      theme: 'system',
      chosenModel: null,
      hidesFood: false,
      coachPrompt: null,
      engine: { contextTokens: null, sampling: 'usual', thinks: false, idleSeconds: 60, loadsByItself: true },
      hostTokens: [],
      modelRuns: [],
    });
  });

  it('keeps what was written', async () => {
    await dao.write('locale', 'en');
    await dao.write('zone', 'America/Havana');
    await dao.write('dayStartHour', 3);
    await dao.write('theme', 'dark');
    await dao.write('chosenModel', 'tiny-demo');
    await dao.write('hidesFood', true);
    await dao.write('coachPrompt', '짧게 말해 주세요.\n존댓말로요.');
    await dao.write('engine', engine);
    await dao.write('hostTokens', [{ host: 'huggingface.co', token: 'hf_secret' }]);
    await dao.write('modelRuns', [run]);

    expect(await new SettingsDao(db).read()).toEqual({
      locale: 'en',
      zone: 'America/Havana',
      dayStartHour: 3,
      theme: 'dark',
      chosenModel: 'tiny-demo',
      hidesFood: true,
      coachPrompt: '짧게 말해 주세요.\n존댓말로요.',
      engine,
      hostTokens: [{ host: 'huggingface.co', token: 'hf_secret' }],
      modelRuns: [run],
    });
  });

  it.each([
    ['zone', 'Mars/Olympus'],
    ['dayStartHour', 24],
    ['dayStartHour', 2.5],
    ['dayStartHour', -1],
    ['dayStartHour', 13],
    ['chosenModel', ''],
    ['coachPrompt', '가'.repeat(2_001)],
    ['engine', { ...DEFAULT_SETTINGS.engine, contextTokens: 100 }],
    ['engine', { ...DEFAULT_SETTINGS.engine, idleSeconds: 0 }],
    ['modelRuns', Array.from({ length: 21 }, () => run)],
  ] as const)('refuses to write %s = %j', async (key: SettingKey, value) => {
    await expect(dao.write(key, value)).rejects.toThrow();
    expect(await db.settings.count()).toBe(0);
  });

  it('reads what it cannot understand as the default and leaves the rest alone', async () => {
    await db.settings.bulkPut([
      { key: 'locale', value: 'fr' },
      { key: 'zone', value: 9 },
      { key: 'dayStartHour', value: '3' },
      { key: 'theme', value: null },
      { key: 'hidesFood', value: 'yes' },
      { key: 'coachPrompt', value: 7 },
      { key: 'chosenModel', value: 'tiny-demo' },
      { key: 'left from a later version', value: {} },
    ]);

    expect(await dao.read()).toEqual({ ...DEFAULT_SETTINGS, chosenModel: 'tiny-demo' });
  });
});
