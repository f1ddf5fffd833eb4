import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelEntrySchema } from '@/llm/model/model-entry';
import { familyOf, modelAddress, nameOfAddress, ownModel } from '@/llm/model/own-model';

describe('the address of a model', () => {
  it.each([
    ['https://models.example/a.task', 'https://models.example/a.task'],
    ['  https://models.example/a b.task ', 'https://models.example/a%20b.task'],
    ['https://models.example/a.task#part', 'https://models.example/a.task'],
    ['https://models.example/a.task?download=true', 'https://models.example/a.task?download=true'],
    ['http://localhost:8080/a.task', 'http://localhost:8080/a.task'],
    ['http://127.0.0.1/a.task', 'http://127.0.0.1/a.task'],
  ])('is taken: %s', (typed, url) => {
    expect(modelAddress(typed)).toBe(url);
  });

  it.each([
    '',
    'models.example/a.task',
    'http://models.example/a.task',
    'http://localhost.example/a.task',
    'http://192.168.0.2/a.task',
    'http://[::1]:8080/a.task',
    'ftp://localhost/a.task',
    'file:///home/a.task',
    'blob:https://models.example/1',
    'data:application/octet-stream,TFL3',
    'javascript:alert(1)',
    'https://name:word@models.example/a.task',
    'https://name@models.example/a.task',
  ])('is refused: %s', (typed) => {
    expect(modelAddress(typed)).toBeNull();
  });

  it('is, once taken, taken as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()),
        (typed) => {
          const url = modelAddress(typed);
          if (url !== null) expect(modelAddress(url)).toBe(url);
        },
      ),
    );
  });
});

describe('the name of an address', () => {
  it.each([
    ['https://models.example/dir/gemma.task?download=true', 'gemma.task'],
    ['https://models.example/dir/', 'dir'],
    ['https://models.example/', 'models.example'],
    ['https://models.example/%E0%A4%A', '%E0%A4%A'],
    ['https://models.example/%EB%AA%A8%EB%8D%B8.task', '모델.task'],
  ])('%s', (url, name) => {
    expect(nameOfAddress(url)).toBe(name);
  });
});

describe('the language of a file', () => {
  it.each([
    ['gemma-4-E2B-it-web.task', 'gemma4'],
    ['functiongemma-270m.task', 'functiongemma'],
    ['Function-Gemma.litertlm', 'functiongemma'],
    ['gemma-3n-E2B.task', 'gemma3'],
    ['Gemma3-1B-IT.task', 'gemma3'],
    ['mine.task', 'gemma4'],
  ] as const)('of %s', (name, family) => {
    expect(familyOf(name)).toBe(family);
  });
});

describe('a model that a person brings', () => {
  const known = {
    name: 'mine.task',
    family: 'gemma4',
    url: 'https://a.example/mine.task',
    sha256: null,
  } as const;

  it('is an entry like those of the manifest, whatever its name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }), (name) => {
        expect(modelEntrySchema.safeParse(ownModel({ ...known, name })).success).toBe(true);
      }),
    );
  });

  it('is the same one when it is brought again, and another one from elsewhere', () => {
    expect(ownModel(known).id).toBe(ownModel({ ...known, name: 'renamed.task', sha256: 'a'.repeat(64) }).id);
    expect(ownModel(known).id).not.toBe(ownModel({ ...known, url: 'https://b.example/mine.task' }).id);
    expect(ownModel({ ...known, url: null }).id).not.toBe(ownModel(known).id);
  });

  it('has no size and no licence, and thinks only where its family can', () => {
    expect(ownModel(known)).toMatchObject({ origin: 'own', licence: null, source: { bytes: null } });
    expect(ownModel({ ...known, family: 'gemma3' }).canThink).toBe(false);
  });
});
