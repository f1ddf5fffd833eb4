import * as z from 'zod/mini';

const KEY = 'life-helper:loading';

const markSchema = z.object({
  modelId: z.string(),
  contextTokens: z.int(),
  /** epoch milliseconds */
  at: z.number(),
});

export type LoadMarkFacts = z.infer<typeof markSchema>;

/**
 * Says that a load is under way. A device that runs out of memory closes the tab without a word, so a mark that is
 * found at the start, with nobody loading, is all that tells of it.
 */
export interface LoadMark {
  read(): LoadMarkFacts | null;
  set(facts: LoadMarkFacts): void;
  clear(): void;
}

/** In the one store that a page can write at once. */
export function storedLoadMark(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): LoadMark {
  return {
    read: () => {
      try {
        const parsed = markSchema.safeParse(JSON.parse(storage.getItem(KEY) ?? 'null'));
        return parsed.success ? parsed.data : null;
      } catch {
        return null;
      }
    },
    set: (facts) => {
      try {
        storage.setItem(KEY, JSON.stringify(facts));
      } catch {
        // Without a store there is no mark: the load goes on all the same.
      }
    },
    clear: () => {
      try {
        storage.removeItem(KEY);
      } catch {
        // as above
      }
    },
  };
}
