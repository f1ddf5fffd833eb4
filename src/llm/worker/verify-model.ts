import { LlmError } from '../errors';
import type { ModelSource } from '../protocol';

/**
 * Refuses anything but the file that the manifest names. The runtime itself never answers on some
 * damaged files, so nothing unchecked may reach it.
 *
 * @throws LlmError `model_format`, `model_truncated` or `model_mismatch`
 */
export async function verifyModel(bytes: Uint8Array<ArrayBuffer>, source: ModelSource): Promise<void> {
  if (!isModelFile(bytes)) throw new LlmError('model_format');
  if (bytes.length < source.bytes) throw new LlmError('model_truncated', String(bytes.length));
  if (bytes.length > source.bytes) throw new LlmError('model_mismatch', 'too long');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== source.sha256) throw new LlmError('model_mismatch', 'hash');
}

/** The three heads that the runtime knows: a TFLite flatbuffer, a task bundle (zip), a LiteRT-LM file. */
function isModelFile(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 8));
  return head.slice(4, 8) === 'TFL3' || head.slice(4, 6) === 'PK' || head === 'LITERTLM';
}
