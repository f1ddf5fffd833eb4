import { DeviceLibrary } from '@/llm/files/device-library';
import type { DeviceLibraryPorts } from '@/llm/files/device-library-ports';
import { MODEL_FOLDER } from '@/llm/files/file-names';
import { openLibraryChannel } from '@/llm/files/library-channel';
import { ModelFolder } from '@/llm/files/model-folder';
import { spawnDownloadWorker } from '@/llm/files/spawn-download-worker';
import { catalogModels, tinyDemo } from '@/llm/model/manifest';

/** A library over the real file system, workers, locks and channel of this browser. */
export function deviceLibrary(ports: Partial<DeviceLibraryPorts> = {}): DeviceLibrary {
  return new DeviceLibrary({
    folder: new ModelFolder(),
    channel: openLibraryChannel(),
    locks: navigator.locks,
    spawn: spawnDownloadWorker,
    known: [...catalogModels, tinyDemo],
    tokenFor: () => null,
    isSparing: () => false,
    onBegin: () => undefined,
    keepAwake: () => undefined,
    onOnline: () => undefined,
    now: () => performance.now(),
    ...ports,
  });
}

export async function modelFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(MODEL_FOLDER, { create: true });
}

export async function fileNames(): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of (await modelFolder()).keys()) names.push(name);
  return names.sort();
}

export async function writeFile(name: string, content: FileSystemWriteChunkType): Promise<void> {
  const handle = await (await modelFolder()).getFileHandle(name, { create: true });
  const writable = await handle.createWritable();
  await writable.write(content);
  await writable.close();
}

export async function emptyFolder(): Promise<void> {
  const folder = await modelFolder();
  for (const name of await fileNames()) await folder.removeEntry(name);
}
