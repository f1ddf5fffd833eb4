import { describe, expect, it } from 'vitest';
import { createSandbox } from '@/coach/evaluation/sandbox';
import { AppDatabase, DATABASE_NAME } from '@/db/schema';
import { HabitDao } from '@/db/habit-dao';
import { dispatcher, modelThat, perfectAnswer, registry, requests, run } from './evaluation-world';

const { deps } = createSandbox('ko');

async function rowCounts(db: AppDatabase) {
  return Promise.all(db.tables.map(async (table) => [table.name, await table.count()] as const));
}

it('leaves the person’s database as it was, and reads nothing of it', { timeout: 60_000 }, async () => {
  const db = new AppDatabase(DATABASE_NAME);
  const secret = '아무에게도 말하지 않은 습관';
  await new HabitDao(db, deps.clock).insertWithVariants(
    {
      userId: 'local',
      type: 'build',
      title: secret,
      protocolId: 'meditation',
      breakProtocolId: null,
      frameLevel: 'L2',
      frameFramedText: secret,
      anchorWhen: null,
      anchorAfterWhat: null,
      startedAt: createSandbox('ko').day,
      variants: [],
    },
    { activeLimit: 3, proposalKey: 'own' },
  );
  const before = await rowCounts(db);
  const llm = modelThat(requests, perfectAnswer);
  await run(llm, requests);
  expect(await rowCounts(db)).toEqual(before);
  expect(before).toContainEqual(['habits', 1]);
  expect(JSON.stringify(llm.asked)).not.toContain(secret);
  db.close();
});

describe('writes', () => {
  it.each([
    ['add_habit', { protocol_id: 'meditation', frame_level: 'L2', framed_text: '의자에 앉아 숨 세기' }],
    ['log_tracker_entry', { tracker_id: 'water', value: 2 }],
    ['check_in_habit', { habit: '1', dose: 'default' }],
    ['archive_habit', { habit: '2' }],
  ])('%s may be proposed, and is not carried out even after a yes', async (name, args) => {
    const prepared = await dispatcher.prepare({ name, args }, deps);
    expect(prepared).toMatchObject({ ok: true, kind: 'proposal' });
    if (!prepared.ok || prepared.kind !== 'proposal') return;
    const written = await dispatcher.write(prepared, deps, { proposalKey: 'key', isByCoach: true });
    expect(written).toMatchObject({ ok: false, code: 'handler_error' });
  });
});

describe('reads', () => {
  const reads = [...registry.values()].filter(({ writes }) => !writes).map(({ name }) => name);

  it.each(reads)('%s finds something', async (name) => {
    const args = name === 'search_catalog' ? { query: '잠' } : {};
    const prepared = await dispatcher.prepare({ name, args }, deps);
    if (!prepared.ok || prepared.kind !== 'read') throw new Error(`${name} was not let through`);
    const found = await dispatcher.read(prepared, deps);
    expect(found.ok && JSON.stringify(found.data).length).toBeGreaterThan(20);
  });

  it('know days that were kept and days that were not', async () => {
    const prepared = await dispatcher.prepare({ name: 'get_progress', args: {} }, deps);
    if (!prepared.ok || prepared.kind !== 'read') throw new Error('get_progress was not let through');
    const found = await dispatcher.read(prepared, deps);
    if (!found.ok || found.reading?.kind !== 'progress') throw new Error('no progress was read');
    for (const { kept, days } of found.reading.habits) {
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThan(days);
    }
  });
});
