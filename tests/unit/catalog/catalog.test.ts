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

describe('the health lines', () => {
  const lines = (id: string): readonly string[] => {
    const item = bundledCatalog.byId(id);
    if (item === null) throw new Error('no such item');
    return [item.safety_ko, item.safety_en];
  };

  it.each(seed.filter(({ safety }) => safety !== ''))(
    'exist in both languages where the editors ask for one: $id',
    ({ id }) => {
      const [ko = '', en = ''] = lines(id);
      expect(ko).toMatch(/[가-힣]/);
      expect(en).toMatch(/[a-z]/);
      expect(en).not.toMatch(/[가-힣]/);
    },
  );

  it.each(['cardio', 'stair_snack'])('speak of heart and knees, and of when to stop: %s', (id) => {
    const [ko, en] = lines(id);
    for (const word of ['심장', '가슴', '무릎', '멈추', '119', '의사']) expect(ko).toContain(word);
    for (const word of ['heart', 'chest', 'knee', 'stop', '119', 'doctor']) expect(en).toContain(word);
  });

  it('name the medicines that smoking changes, and leave the dose to the doctor', () => {
    const [ko, en] = lines('smoking');
    const inKorean = [
      '클로자핀',
      '올란자핀',
      '항정신병약',
      '우울증 약',
      '테오필린',
      '와파린',
      '인슐린',
      '혈당',
      '니코틴 대체제',
    ];
    const inEnglish = [
      'clozapine',
      'olanzapine',
      'antipsychotics',
      'depression',
      'theophylline',
      'warfarin',
      'insulin',
      'blood sugar',
      'patches or gum',
    ];
    for (const word of [...inKorean, '의사에게 알리고', '스스로 바꾸지는 마세요']) expect(ko).toContain(word);
    for (const word of [...inEnglish, 'tell your doctor', 'do not change the medicine yourself'])
      expect(en).toContain(word);
  });

  it('give the same telephone numbers in both languages', () => {
    for (const { id } of bundledCatalog.list()) {
      const [ko = '', en = ''] = lines(id).map((line) =>
        (line.match(/\d{4}-\d{4}|\b1\d{2,3}\b/g) ?? []).sort().join(),
      );
      expect([id, en]).toEqual([id, ko]);
    }
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
