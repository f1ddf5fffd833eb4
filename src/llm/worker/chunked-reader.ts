const SMALL_FILE_BYTES = 8 * 1024 * 1024;
const SMALL_CHUNK_BYTES = 64 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/**
 * Serves a file in pieces, so that it is never in memory whole. Handed over at once, files of about a megabyte
 * sometimes never finish loading in the runtime; in pieces of 64 KiB they do.
 */
export function chunkedReader(
  file: Blob,
  onRead?: (offset: number) => void,
): ReadableStreamDefaultReader<Uint8Array> {
  const chunk = file.size <= SMALL_FILE_BYTES ? SMALL_CHUNK_BYTES : CHUNK_BYTES;
  let offset = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (offset >= file.size) {
          controller.close();
          return;
        }
        const bytes = new Uint8Array(await file.slice(offset, offset + chunk).arrayBuffer());
        controller.enqueue(bytes);
        offset += bytes.length;
        onRead?.(offset);
      },
    },
    // Nothing is read ahead of the runtime.
    { highWaterMark: 0 },
  );
  return stream.getReader();
}
