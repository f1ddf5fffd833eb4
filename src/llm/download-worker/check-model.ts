import { fileName, modelFactsSchema } from '../files/file-names';
import { byteChunks } from './byte-chunks';
import { RunningHash } from './running-hash';
import { removeIfThere } from './sync-file';

/** Reads a whole model again. One whose bytes are not those of its hash any more is deleted. */
export async function checkModel(
  folder: FileSystemDirectoryHandle,
  id: string,
  onRead: (bytes: number) => void,
): Promise<boolean> {
  const facts = await (await folder.getFileHandle(fileName(id, 'facts'))).getFile();
  const { sha256 } = modelFactsSchema.parse(JSON.parse(await facts.text()));
  const file = await (await folder.getFileHandle(fileName(id, 'model'))).getFile();
  const hash = await RunningHash.create();
  let read = 0;
  for await (const chunk of byteChunks(file.stream())) {
    hash.update(chunk);
    read += chunk.length;
    onRead(read);
  }
  if (hash.digest() === sha256) return true;
  await removeIfThere(folder, fileName(id, 'model'));
  await removeIfThere(folder, fileName(id, 'facts'));
  return false;
}
