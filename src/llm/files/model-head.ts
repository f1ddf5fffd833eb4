/** Bytes from which a model file can be told. */
export const HEAD_BYTES = 8;

/** The three heads that the runtime knows: a TFLite flatbuffer, a task bundle (zip), a LiteRT-LM file. */
export function isModelHead(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  return head.slice(4, 8) === 'TFL3' || head.slice(4, 6) === 'PK' || head === 'LITERTLM';
}
