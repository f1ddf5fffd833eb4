import { beforeEach, describe, expect, it } from 'vitest';
import { tinyDemo } from '@/llm/model/manifest';
import { openModel } from '@/llm/worker/open-model';
import { emptyFolder, writeFile } from '../../support/device-library';

const { bytes, sha256 } = tinyDemo.source;
const source = { file: 'tiny-demo.model', bytes: bytes ?? 0, sha256: sha256 ?? '' };
const code = (value: string): unknown => expect.objectContaining({ code: value });

/** The embedded model, the real file, the real file system. */
describe('opening a model that is on the device', () => {
  let whole: Uint8Array<ArrayBuffer>;

  beforeEach(async () => {
    await emptyFolder();
    whole = new Uint8Array(await (await fetch('/models/tiny-demo.bin')).arrayBuffer());
  });

  it('gives the file that was checked when it arrived', async () => {
    await writeFile(source.file, whole);
    const file = await openModel(source);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(whole);
  });

  it('says that there is none', async () => {
    await expect(openModel(source)).rejects.toEqual(code('model_missing'));
  });

  it.each<[string, string, () => FileSystemWriteChunkType]>([
    ['a truncated file', 'model_truncated', () => whole.slice(0, 700_000)],
    ['a page', 'model_format', () => '<!doctype html><p>로그인</p>'],
    ['nothing', 'model_format', () => ''],
    ['a file that goes on', 'model_mismatch', () => new Blob([whole, whole])],
    [
      'a wrong bit',
      'model_mismatch',
      () => {
        const flipped = whole.slice();
        flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
        return flipped;
      },
    ],
  ])('refuses %s', async (_name, expected, content) => {
    await writeFile(source.file, content());
    await expect(openModel(source)).rejects.toEqual(code(expected));
  });
});
