/** Large enough that asking for the next piece costs nothing beside the piece. */
const BUFFER_BYTES = 2 * 1024 * 1024;

/**
 * The bytes of a stream, piece by piece, in one buffer that is used again and again where the browser can: a file of
 * gigabytes then leaves no garbage. A piece is only valid until the next one is asked for.
 */
export async function* byteChunks(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const reader = byobReader(stream);
  if (!reader) {
    yield* stream;
    return;
  }
  let buffer = new ArrayBuffer(BUFFER_BYTES);
  try {
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done) return;
      yield value;
      ({ buffer } = value);
    }
  } finally {
    // Nobody wants the rest; after the end there is none.
    await reader.cancel().catch(() => undefined);
  }
}

/** Null for a stream that hands out buffers of its own. */
function byobReader(stream: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStreamBYOBReader | null {
  try {
    return stream.getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}
