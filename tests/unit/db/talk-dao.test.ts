import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppDatabase, type TalkRow } from '@/db/schema';
import { TalkDao } from '@/db/talk-dao';
import { freshDatabase } from './fixtures';

const KEPT = 300;

describe('TalkDao', () => {
  let db: AppDatabase;
  let dao: TalkDao;

  beforeEach(async () => {
    db = await freshDatabase();
    dao = new TalkDao(db);
  });

  afterEach(() => db.delete());

  /** Ids sort against the order of the talk, so that an order by id shows. */
  const row = (at: number, text = `said at ${at}`): TalkRow => {
    return { id: `id-${9_000 - at}`, at, item: { kind: 'me', text } };
  };
  const put = async (...times: readonly number[]) => {
    for (const at of times) await dao.put(row(at));
  };
  const times = async (limit = 1_000) => (await dao.last(limit)).map(({ at }) => at);

  it('gives the last things said, oldest first', async () => {
    await put(3, 1, 4, 2);

    expect(await times()).toEqual([1, 2, 3, 4]);
    expect(await times(2)).toEqual([3, 4]);
    expect(await times(0)).toEqual([]);
  });

  it('keeps whatever a thing is', async () => {
    const item = { kind: 'proposal', card: { doses: [null, { n: 1.5 }] }, 말: '🌱' };
    await dao.put({ id: 'a', at: 1, item });
    expect(await dao.last(9)).toEqual([{ id: 'a', at: 1, item }]);
  });

  it('rewrites a thing in its place', async () => {
    await put(1, 2, 3);
    await dao.put(row(2, 'rewritten'));

    expect(await dao.last(9)).toEqual([row(1), row(2, 'rewritten'), row(3)]);
  });

  it('removes one thing, and nothing for an id it does not know', async () => {
    await put(1, 2);
    await dao.remove(row(1).id);
    await dao.remove('nothing');
    expect(await times()).toEqual([2]);
  });

  describe('trimming', () => {
    const all = Array.from({ length: KEPT }, (_, index) => index + 1);

    beforeEach(() => db.talk.bulkAdd(all.map((at) => row(at))));

    it('lets the oldest go when one more comes', async () => {
      await put(KEPT + 1);
      expect(await times()).toEqual([...all.slice(1), KEPT + 1]);
    });

    it('lets nothing go for a rewritten one', async () => {
      await dao.put(row(1, 'rewritten'));
      expect(await times()).toEqual(all);
    });

    it('lets as many go as came at once', async () => {
      await Promise.all([301, 302, 303, 304, 305].map((at) => put(at)));
      expect(await times()).toEqual([...all.slice(5), 301, 302, 303, 304, 305]);
    });

    it('does not bring back by rewriting what has gone', async () => {
      await put(KEPT + 1);
      await dao.put(row(1, 'rewritten late'));
      expect(await times()).toEqual([...all.slice(1), KEPT + 1]);
    });

    it('holds for two connections, as two tabs have', async () => {
      const otherTab = new AppDatabase(db.name);
      await otherTab.open();
      await Promise.all([put(301, 303), new TalkDao(otherTab).put(row(302))]);
      otherTab.close();
      expect(await times()).toEqual([...all.slice(3), 301, 302, 303]);
    });

    it('holds for what is put back, too', async () => {
      const cleared = await dao.clear();
      await put(KEPT + 1, KEPT + 2);
      await dao.restore(cleared);
      expect(await times()).toEqual([...all.slice(2), KEPT + 1, KEPT + 2]);
    });
  });

  describe('clear and restore', () => {
    it('take everything and put it back as it was', async () => {
      await put(3, 1, 2);
      const cleared = await dao.clear();
      expect(await times()).toEqual([]);

      await dao.restore(cleared);
      expect(await dao.last(9)).toEqual([row(1), row(2), row(3)]);
    });

    it('put back what was cleared before what was said since', async () => {
      await put(1, 2);
      const cleared = await dao.clear();
      await put(3);
      await dao.restore(cleared);
      expect(await times()).toEqual([1, 2, 3]);
    });

    it('leave what was rewritten since: the answer went on', async () => {
      await put(1);
      await dao.put(row(2, '좋'));
      const cleared = await dao.clear();
      await dao.put(row(2, '좋아요.'));

      await dao.restore(cleared);
      await dao.restore(cleared);
      expect(await dao.last(9)).toEqual([row(1), row(2, '좋아요.')]);
    });

    it('do nothing to an empty talk', async () => {
      expect(await dao.clear()).toEqual([]);
      await dao.restore([]);
      expect(await times()).toEqual([]);
    });
  });
});
