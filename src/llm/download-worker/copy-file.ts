import type { Amount } from '../files/download-state';
import { FileError } from '../files/file-error';
import { HEAD_BYTES, isModelHead } from '../files/model-head';
import { roomNeeded } from '../model/verdict';
import { byteChunks } from './byte-chunks';
import type { Part } from './part';

export interface CopyPorts {
  readonly part: Pick<Part, 'received' | 'describe' | 'append' | 'restart'>;
  readonly signal: AbortSignal;
  readonly onProgress: (amount: Amount) => void;
  readonly freeBytes: () => Promise<number | null>;
}

/**
 * Copies a file that the person picked into a part.
 *
 * @throws FileError `not_a_model`, `no_space`, `disk_full`, or `storage` when the file can't be read
 */
export async function copyFile(
  file: File,
  { part, signal, onProgress, freeBytes }: CopyPorts,
): Promise<void> {
  const total = file.size;
  if (!isModelHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())))
    throw new FileError('not_a_model');
  part.restart();
  const free = await freeBytes();
  if (free !== null && free < roomNeeded(total)) throw new FileError('no_space', roomNeeded(total) - free);
  part.describe({ total, etag: null });
  for await (const bytes of byteChunks(file.stream())) {
    if (signal.aborted) return;
    part.append(bytes);
    onProgress({ received: part.received, total });
  }
}
