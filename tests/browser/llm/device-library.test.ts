import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceLibrary } from '@/llm/files/device-library';
import { tinyDemo } from '@/llm/model/manifest';
import { ownModel } from '@/llm/model/own-model';
import { deviceLibrary, emptyFolder, fileNames, modelFolder, writeFile } from '../../support/device-library';

const address = (path: string): string => new URL(path, location.href).href;
const tiny = { ...tinyDemo, source: { ...tinyDemo.source, url: address('/models/tiny-demo.bin') } };

const stateOf = (library: DeviceLibrary, id: string) =>
  library.downloads.value.find(({ entry }) => entry.id === id)?.state;
const isInstalled = (library: DeviceLibrary, id: string): Promise<void> =>
  vi.waitFor(() => expect(library.installed.value.map(({ entry }) => entry.id)).toContain(id), 10_000);

/** The real worker, file system, locks and channel. */
describe('the library of models on the device', () => {
  beforeEach(emptyFolder);

  it('brings a model, checked, under its own name and no other', async () => {
    const library = deviceLibrary();
    library.bring(tiny);
    await isInstalled(library, 'tiny-demo');
    expect(library.installed.value).toMatchObject([
      { bytes: tinyDemo.source.bytes, sha256: tinyDemo.source.sha256, isTrusted: true },
    ]);
    expect(library.downloads.value).toEqual([]);
    expect(await fileNames()).toEqual(['tiny-demo.facts', 'tiny-demo.model']);
  });

  it('keeps nothing of a file with another hash', async () => {
    const library = deviceLibrary();
    library.bring({ ...tiny, source: { ...tiny.source, sha256: '0'.repeat(64) } });
    await vi.waitFor(() =>
      expect(stateOf(library, 'tiny-demo')).toMatchObject({
        kind: 'failed',
        code: 'hash_mismatch',
        isResumable: false,
      }),
    );
    expect(await fileNames()).toEqual([]);
  });

  it('asks about a file that nobody vouches for, and takes it when told', async () => {
    const library = deviceLibrary();
    const own = ownModel({
      name: 'mine.bin',
      family: 'gemma4',
      url: address('/models/tiny-demo.bin'),
      sha256: null,
    });
    library.bring(own);
    // The manifest knows only the embedded file's hash, and an address is not an import.
    await isInstalled(library, own.id);
    expect(library.installed.value[0]?.isTrusted).toBe(false);
    await library.trust(own.id);
    expect(library.installed.value[0]).toMatchObject({ isTrusted: true, sha256: tinyDemo.source.sha256 });
    await library.remove(own.id);
    expect(library.installed.value).toEqual([]);
    expect(await fileNames()).toEqual([]);
  });

  it('takes a picked file for the model whose hash it has', async () => {
    const library = deviceLibrary();
    const bytes = await (await fetch('/models/tiny-demo.bin')).arrayBuffer();
    const file = new File([bytes], 'download (1).bin');
    library.importFile(file, ownModel({ name: file.name, family: 'gemma3', url: null, sha256: null }));
    await isInstalled(library, 'tiny-demo');
    expect(library.installed.value[0]?.entry).toEqual(tinyDemo);
  });

  it.each([
    ['no model', new File(['<!doctype html><p>로그인'], 'page.bin'), 'not_a_model'],
    ['nothing', new File([], 'empty.bin'), 'not_a_model'],
  ])('refuses a picked file that is %s', async (_name, file, code) => {
    const library = deviceLibrary();
    const own = ownModel({ name: file.name, family: 'gemma4', url: null, sha256: null });
    library.importFile(file, own);
    await vi.waitFor(() => expect(stateOf(library, own.id)).toMatchObject({ kind: 'failed', code }));
    expect(await fileNames()).toEqual([]);
  });

  it('finds a file that has gone bad, and lets go of it', async () => {
    const library = deviceLibrary();
    library.bring(tiny);
    await isInstalled(library, 'tiny-demo');
    expect(await library.check('tiny-demo')).toBe('sound');
    const file = await (await (await modelFolder()).getFileHandle('tiny-demo.model')).getFile();
    const bytes = new Uint8Array(await file.arrayBuffer());
    bytes[500_000] = (bytes[500_000] ?? 0) ^ 1;
    await writeFile('tiny-demo.model', bytes);
    expect(await library.check('tiny-demo')).toBe('damaged');
    expect(library.installed.value).toEqual([]);
    expect(await fileNames()).toEqual([]);
  });

  it('sweeps what belongs to nothing, whatever is in it', async () => {
    await writeFile('tiny-demo.model', new Uint8Array(10));
    await writeFile('torn.part', new Uint8Array(100));
    await writeFile('torn.state', '{"version":1,"turn":');
    await writeFile('alone.facts', '{}');
    await writeFile('stray', 'x');
    const library = deviceLibrary();
    await library.refresh();
    expect(library.installed.value).toEqual([]);
    expect(library.downloads.value).toEqual([]);
    expect(await fileNames()).toEqual([]);
  });

  it('is one for all tabs: another one sees the file come, and can delete it', async () => {
    const here = deviceLibrary();
    const there = deviceLibrary();
    here.bring(tiny);
    await isInstalled(there, 'tiny-demo');
    await there.remove('tiny-demo');
    await vi.waitFor(() => expect(here.installed.value).toEqual([]));
  });
});
