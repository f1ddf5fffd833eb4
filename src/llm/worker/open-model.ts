import { LlmError } from '../errors';
import { MODEL_FOLDER } from '../files/file-names';
import { HEAD_BYTES, isModelHead } from '../files/model-head';
import type { ModelSource } from '../protocol';

/** Up to this size a file is hashed again at each load: it takes no time, and a damaged one can hang the runtime. */
const ALWAYS_HASHED_BYTES = 8 * 1024 * 1024;

export type OpenModel = (source: ModelSource) => Promise<Blob>;

/**
 * The model's file on this device, unread. It was hashed when it arrived; here its head and its size are looked
 * at, since the runtime never answers on some damaged files.
 *
 * @throws LlmError `model_missing`, `model_format`, `model_truncated` or `model_mismatch`
 */
export const openModel: OpenModel = async (source) => {
  const file = await find(source.file);
  if (!isModelHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())))
    throw new LlmError('model_format');
  if (file.size < source.bytes) throw new LlmError('model_truncated', String(file.size));
  if (file.size > source.bytes) throw new LlmError('model_mismatch', 'too long');
  if (file.size <= ALWAYS_HASHED_BYTES && (await sha256(file)) !== source.sha256)
    throw new LlmError('model_mismatch', 'hash');
  return file;
};

async function find(name: string): Promise<File> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(MODEL_FOLDER);
    return await (await folder.getFileHandle(name)).getFile();
  } catch {
    throw new LlmError('model_missing');
  }
}

async function sha256(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
