import { describe, expect, it } from 'vitest';
import { storedLoadMark } from '@/llm/load-mark';

class MemoryStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.values.set(key, value);
  removeItem = (key: string): void => void this.values.delete(key);
}

const facts = { modelId: 'tiny-demo', contextTokens: 2048, at: 1 };

describe('the mark of a load', () => {
  it('is there for the next life of the page, until it is cleared', () => {
    const storage = new MemoryStorage();
    storedLoadMark(storage).set(facts);
    expect(storedLoadMark(storage).read()).toEqual(facts);
    storedLoadMark(storage).clear();
    expect(storedLoadMark(storage).read()).toBeNull();
  });

  it.each(['', 'x', '{}', 'null', '{"modelId":1}'])('is none when %j is stored', (text) => {
    const storage = new MemoryStorage();
    storedLoadMark(storage).set(facts);
    for (const key of storage.values.keys()) storage.setItem(key, text);
    expect(storedLoadMark(storage).read()).toBeNull();
  });

  it('needs no store', () => {
    const fail = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const mark = storedLoadMark({ getItem: fail, setItem: fail, removeItem: fail });
    mark.set(facts);
    mark.clear();
    expect(mark.read()).toBeNull();
  });
});
