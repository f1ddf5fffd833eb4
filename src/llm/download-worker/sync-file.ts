import { FileError } from '../files/file-error';

/**
 * Writes all of `bytes` at `at`, and says how many reached the file. Fewer mean that the disk is full, which browsers
 * tell in three ways: an exception, a zero, and Chromium (156) a negative error code read as an unsigned number.
 */
export function writeAt(
  file: FileSystemSyncAccessHandle,
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
): number {
  let written = 0;
  try {
    while (written < bytes.length) {
      const step = file.write(bytes.subarray(written), { at: at + written });
      if (step <= 0 || step > bytes.length - written) break;
      written += step;
    }
  } catch (error) {
    if (FileError.from(error).code !== 'disk_full') throw error;
  }
  return written;
}

/** Renames within the folder, in one step, over a file that had the name. Not yet in TypeScript's libraries. */
export async function rename(file: FileSystemFileHandle, name: string): Promise<void> {
  await (file as FileSystemFileHandle & { move(name: string): Promise<void> }).move(name);
}

export async function removeIfThere(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  await folder.removeEntry(name).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  });
}
