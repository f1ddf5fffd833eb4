import { describe, expect, it } from 'vitest';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { createCatalogRepository } from '@/catalog/catalog-repository';
import { catalogText } from '@/catalog/catalog-text';
import seed from '@/catalog/seed/catalog.json';
import type { Locale } from '@/lib/locale';

describe('the bundled catalogue', () => {
  it('finds items by id', () => {
    expect(bundledCatalog.list()).toHaveLength(42);
    expect(bundledCatalog.byId('alcohol')?.kind).toBe('break');
    expect(bundledCatalog.byId('no_such')).toBeNull();
    expect(bundledCatalog.byId('toString')).toBeNull();
  });

  it('refuses two items of one id', () => {
    const [item] = bundledCatalog.list();
    if (item === undefined) throw new Error('empty catalogue');
    expect(() => createCatalogRepository([item, item])).toThrow(TypeError);
  });
});

describe('catalogText', () => {
  it('gives the words of one language', () => {
    const item = bundledCatalog.byId('reading');
    if (item === null) throw new Error('no such item');
    expect(catalogText(item, 'ko')).toMatchObject({
      title: '책 읽기',
      frameL3: '나는 매일 읽는 사람이다',
      safety: null,
    });
    expect(Object.values(catalogText(item, 'en')).join(' ')).not.toMatch(/[가-힣]/);
  });

  it.each(['ko', 'en'] satisfies Locale[])('never shows the editors’ notes (%s)', (locale) => {
    const shown = new Set(
      bundledCatalog.list().flatMap((item) => Object.values<unknown>({ ...catalogText(item, locale) })),
    );
    const notes = seed
      .flatMap(({ evidence_note, safety }) => [evidence_note, safety])
      .filter((note) => note !== '');
    expect(notes.filter((note) => shown.has(note))).toEqual([]);
  });
});
