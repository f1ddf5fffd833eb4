import { FileError } from '../files/file-error';
import { fileName, type ModelFacts } from '../files/file-names';
import { HEAD_BYTES, isModelHead } from '../files/model-head';
import type { ModelEntry } from '../model/model-entry';
import type { PartFile } from './part-file';
import { removeIfThere, rename, writeAt } from './sync-file';

/**
 * Makes a complete part a model: only here does a file get that name, and only with the right size and hash.
 *
 * @param known models whose hash makes any file theirs
 * @throws FileError `not_a_model`, `size_mismatch` or `hash_mismatch`
 */
export async function finishPart(
  folder: FileSystemDirectoryHandle,
  part: PartFile,
  known: readonly ModelEntry[],
): Promise<ModelFacts> {
  const { entry, received: bytes } = part;
  const wanted = entry.source;
  const isHead = isModelHead(part.head(HEAD_BYTES));
  const sha256 = part.digest();
  const wrong = !isHead
    ? 'not_a_model'
    : wanted.bytes !== null && wanted.bytes !== bytes
      ? 'size_mismatch'
      : wanted.sha256 !== null && wanted.sha256 !== sha256
        ? 'hash_mismatch'
        : null;
  if (wrong !== null) throw new FileError(wrong);
  const recognised = known.find(({ source }) => source.sha256 === sha256);
  const facts: ModelFacts = {
    version: 1,
    entry: recognised ?? { ...entry, source: { ...wanted, bytes, sha256 } },
    bytes,
    sha256,
    isTrusted: recognised !== undefined || wanted.sha256 !== null,
  };
  await writeFacts(folder, facts);
  await rename(part.close(), fileName(facts.entry.id, 'model'));
  await removeIfThere(folder, fileName(entry.id, 'state'));
  return facts;
}

async function writeFacts(folder: FileSystemDirectoryHandle, facts: ModelFacts): Promise<void> {
  const handle = await folder.getFileHandle(fileName(facts.entry.id, 'facts'), { create: true });
  const file = await handle.createSyncAccessHandle();
  try {
    const bytes = new TextEncoder().encode(JSON.stringify(facts));
    file.truncate(0);
    if (writeAt(file, bytes, 0) < bytes.length) throw new FileError('disk_full');
    file.flush();
  } finally {
    file.close();
  }
}
