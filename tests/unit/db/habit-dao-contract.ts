import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CheckInDao } from '@/db/check-in-dao';
import { HabitDao } from '@/db/habit-dao';
import { AppDatabase } from '@/db/schema';
import type { Habit, HabitId } from '@/domain/habit';
import { XorProtocolError } from '@/domain/xor-protocol';
import { countRows, freshDatabase, habitDraft, NOW, tickingClock, TODAY, USER } from './fixtures';

/** What HabitDao promises, on whatever IndexedDB the project runs it on. */
export function describeHabitDao(where: string): void {
  describe(`HabitDao on ${where}`, () => {
    let db: AppDatabase;
    let dao: HabitDao;
    let keys = 0;

    beforeEach(async () => {
      db = await freshDatabase();
      dao = new HabitDao(db, tickingClock());
    });

    afterEach(() => db.delete());

    async function insert(draft = habitDraft('build'), proposalKey = `proposal-${(keys += 1)}`) {
      return dao.insertWithVariants(draft, { activeLimit: 3, proposalKey });
    }

    async function inserted(draft = habitDraft('build')): Promise<HabitId> {
      const outcome = await insert(draft);
      if (outcome.kind !== 'inserted') throw new Error(outcome.kind);
      return outcome.habitId;
    }

    it('writes a habit with its variants', async () => {
      const habitId = await inserted();

      const [habit, ...others] = await dao.listActive({ userId: USER });
      const { variants, ...content } = habitDraft('build');
      expect(habit).toMatchObject({ ...content, id: habitId, status: 'active', createdAt: NOW });
      expect(others).toEqual([]);
      expect(await dao.byId(habitId)).toEqual(habit);
      expect(await dao.byId('nobody' as HabitId)).toBeNull();
      expect(await dao.variantsOf([habitId])).toMatchObject(
        variants.map((variant) => ({ ...variant, habitId })),
      );
    });

    it('counts and lists active habits by type and by person, oldest first', async () => {
      await inserted(habitDraft('build', { title: 'first' }));
      await inserted(habitDraft('break', { title: 'second' }));
      await inserted(habitDraft('build', { title: 'third' }));
      await inserted(habitDraft('build', { title: 'theirs', userId: 'somebody else' }));

      expect(await dao.countActive({ userId: USER, type: 'build' })).toBe(2);
      expect(await dao.countActive({ userId: USER, type: 'break' })).toBe(1);
      expect((await dao.listActive({ userId: USER })).map(({ title }) => title)).toEqual([
        'first',
        'second',
        'third',
      ]);
      expect((await dao.listActive({ userId: USER, type: 'build' })).map(({ title }) => title)).toEqual([
        'first',
        'third',
      ]);
    });

    it('refuses a fourth habit of a type, names the three and changes nothing', async () => {
      for (const title of ['a', 'b', 'c']) await inserted(habitDraft('build', { title }));
      const before = await countRows(db);

      expect(await insert(habitDraft('build', { title: 'd' }))).toEqual({
        kind: 'quota',
        activeTitles: ['a', 'b', 'c'],
      });
      expect(await countRows(db)).toEqual(before);
      expect(await insert(habitDraft('break'))).toMatchObject({ kind: 'inserted' });
    });

    it('gives the last seat to exactly one of many inserts at once', async () => {
      await inserted();
      await inserted();

      const outcomes = await Promise.all(Array.from({ length: 5 }, () => insert()));

      expect(outcomes.filter(({ kind }) => kind === 'inserted')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === 'quota')).toHaveLength(4);
      expect(await countRows(db)).toMatchObject({ habits: 3, variants: 6 });
    });

    it('gives the last seat once to two connections, as two tabs have', async () => {
      await inserted();
      await inserted();
      const otherTab = new AppDatabase(db.name);
      await otherTab.open();
      const otherDao = new HabitDao(otherTab, tickingClock());

      const outcomes = await Promise.all([
        insert(),
        otherDao.insertWithVariants(habitDraft('build'), {
          activeLimit: 3,
          proposalKey: 'from the other tab',
        }),
      ]);
      otherTab.close();

      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['inserted', 'quota']);
      expect(await countRows(db)).toMatchObject({ habits: 3, variants: 6 });
    });

    it('writes a repeated proposal once, at the same time or later, even when the seats are full by then', async () => {
      const [one, two] = await Promise.all([
        insert(habitDraft('build'), 'same proposal'),
        insert(habitDraft('build'), 'same proposal'),
      ]);
      await inserted();
      await inserted();
      const later = await insert(habitDraft('build'), 'same proposal');

      expect([one.kind, two.kind].sort()).toEqual(['inserted', 'repeated']);
      expect(later.kind).toBe('repeated');
      expect(new Set([one, two, later].map((outcome) => 'habitId' in outcome && outcome.habitId)).size).toBe(
        1,
      );
      expect(await countRows(db)).toMatchObject({ habits: 3, variants: 6 });
    });

    it.each([
      { protocolId: 'reading', breakProtocolId: 'alcohol' },
      { protocolId: null, breakProtocolId: null },
    ])('throws XorProtocolError for %j and writes nothing', async (references) => {
      await expect(insert(habitDraft('build', references))).rejects.toBeInstanceOf(XorProtocolError);
      expect(await countRows(db)).toEqual({ habits: 0, variants: 0, checkIns: 0 });
    });

    it('leaves nothing behind when the write breaks off in the middle', async () => {
      const [dose] = habitDraft('build').variants;
      if (dose === undefined) throw new Error('the draft has no dose');
      const unstorable = { ...dose, doseText: (() => 'a function can’t be cloned') as unknown as string };

      await expect(insert(habitDraft('build', { variants: [dose, unstorable] }))).rejects.toThrow();
      expect(await countRows(db)).toEqual({ habits: 0, variants: 0, checkIns: 0 });
    });

    it('takes back exactly one insert', async () => {
      const kept = await inserted();
      const undone = await inserted();

      expect(await dao.removeInserted(undone)).toBe('removed');
      expect(await dao.removeInserted(undone)).toBe('not_found');
      expect((await dao.listActive({ userId: USER })).map(({ id }) => id)).toEqual([kept]);
      expect(await countRows(db)).toMatchObject({ habits: 1, variants: 2 });
    });

    it('does not take back a habit that was checked in since', async () => {
      const habitId = await inserted();
      await new CheckInDao(db, tickingClock()).put({ habitId, day: TODAY, kind: 'minimal', at: NOW });

      expect(await dao.removeInserted(habitId)).toBe('has_check_ins');
      expect(await countRows(db)).toEqual({ habits: 1, variants: 2, checkIns: 1 });
    });

    it('frees a seat by archiving and keeps the habit', async () => {
      const habitId = await inserted();

      expect(await dao.archive(habitId)).toBe(true);
      expect(await dao.archive(habitId)).toBe(true);
      expect(await dao.archive('nobody' as HabitId)).toBe(false);
      expect(await dao.countActive({ userId: USER, type: 'build' })).toBe(0);
      expect(await countRows(db)).toMatchObject({ habits: 1, variants: 2 });
    });

    it('takes an archived habit back only while there is a seat for it', async () => {
      const archived = await inserted();
      await dao.archive(archived);
      await inserted();
      expect(await dao.restore(archived, 1)).toBe(false);
      expect(await dao.countActive({ userId: USER, type: 'build' })).toBe(1);
      expect(await dao.restore(archived, 2)).toBe(true);
      expect(await dao.restore(archived, 2)).toBe(true);
      expect(await dao.restore('nobody' as HabitId, 2)).toBe(false);
      expect(await dao.countActive({ userId: USER, type: 'build' })).toBe(2);
    });

    it('leaves a graduated habit as it is, and its seat to others', async () => {
      const graduated = await inserted();
      await db.habits.update(graduated, { status: 'graduated' });
      for (const title of ['a', 'b', 'c']) await inserted(habitDraft('build', { title }));

      expect(await dao.restore(graduated, 4)).toBe(true);
      expect(await dao.byId(graduated)).toMatchObject({ status: 'graduated' });
      expect(await dao.countActive({ userId: USER, type: 'build' })).toBe(3);
      expect((await insert()).kind).toBe('quota');
    });

    it('accepts habits without a proposal, any number of them', async () => {
      const imported = ['imported-1', 'imported-2'].map((id): Habit => {
        return { ...habitDraft('build'), id: id as HabitId, status: 'archived', createdAt: NOW };
      });

      await db.habits.bulkAdd(imported);

      expect(await db.habits.count()).toBe(2);
    });
  });
}
