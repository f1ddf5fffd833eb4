const CHUNK_BYTES = 64 * 1024;

/**
 * Serves bytes in pieces of 64 KiB. Handed over at once, files of about a megabyte sometimes never
 * finish loading in the runtime; in small pieces they do.
 */
export function chunkedReader(
  bytes: Uint8Array<ArrayBuffer>,
  onRead?: (offset: number) => void,
): ReadableStreamDefaultReader<Uint8Array> {
  let offset = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (offset >= bytes.length) {
        controller.close();
        return;
      }
      // A copy, since the runtime may keep or transfer what it is given.
      controller.enqueue(bytes.slice(offset, offset + CHUNK_BYTES));
      offset = Math.min(offset + CHUNK_BYTES, bytes.length);
      onRead?.(offset);
    },
  });
  return stream.getReader();
}
