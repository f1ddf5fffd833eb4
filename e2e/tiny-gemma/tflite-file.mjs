import { Builder } from 'flatbuffers';

/** @typedef {{ name: string, shape: number[], type: number, data: Uint8Array }} Tensor */
/** @typedef {{ name: string, buffer: number } | { name: string, data: Uint8Array }} Metadata */
/** @typedef {{ offset: number, size: number }} Extent */

/** TFLite's numbers for the types of tensors. */
export const tensorType = { float32: 0, int8: 9 };

const alignment = 64;

/** The runtime reads so much before it looks at anything, and refuses a file that is shorter. */
const smallestFile = 1 << 20;

/** @param {number} size */
const align = (size) => Math.ceil(size / alignment) * alignment;

/**
 * A TFLite file ("TFL3") as MediaPipe's runtime expects it of a model written by hand: a flatbuffer that names
 * tensors and metadata, and their bytes after it.
 * @param {Tensor[]} tensors
 * @param {Metadata[]} metadata an entry's buffer number is either its own value or leads to its data
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function tfliteFile(tensors, metadata) {
  const blobs = [...tensors, ...metadata].flatMap((entry) => ('data' in entry ? [entry.data] : []));
  // The head's size doesn't depend on the numbers in it, so a first one with any offsets tells where data begin.
  const headSize = head(
    blobs.map(({ length }) => ({ offset: 1, size: length })),
    tensors,
    metadata,
  ).length;
  let end = align(headSize);
  const extents = blobs.map(({ length }) => {
    const extent = { offset: end, size: length };
    end = align(end + length);
    return extent;
  });
  const file = new Uint8Array(Math.max(end, smallestFile));
  file.set(head(extents, tensors, metadata));
  extents.forEach(({ offset }, index) => file.set(blobs[index] ?? [], offset));
  return file;
}

/**
 * @param {Extent[]} extents of the buffers 1, 2, …; number 0 is the empty one
 * @param {Tensor[]} tensors
 * @param {Metadata[]} metadata
 */
function head(extents, tensors, metadata) {
  const builder = new Builder();
  /** @param {number[]} entries */
  const numbers = (entries) => {
    builder.startVector(4, entries.length, 4);
    for (const entry of entries.toReversed()) builder.addInt32(entry);
    return builder.endVector();
  };
  /** @param {number[]} entries */
  const tables = (entries) => {
    builder.startVector(4, entries.length, 4);
    for (const entry of entries.toReversed()) builder.addOffset(entry);
    return builder.endVector();
  };
  /**
   * @param {number} fieldCount
   * @param {() => void} addFields
   */
  const table = (fieldCount, addFields) => {
    builder.startObject(fieldCount);
    addFields();
    return builder.endObject();
  };

  const emptyBuffer = table(3, () => {});
  const buffers = extents.map(({ offset, size }) =>
    table(3, () => {
      builder.addFieldInt64(1, BigInt(offset), 0n);
      builder.addFieldInt64(2, BigInt(size), 0n);
    }),
  );
  const tensorTables = tensors.map(({ name, shape, type }, index) => {
    const nameAt = builder.createString(name);
    const shapeAt = numbers(shape);
    return table(10, () => {
      builder.addFieldOffset(0, shapeAt, 0);
      builder.addFieldInt8(1, type, 0);
      builder.addFieldInt32(2, index + 1, 0);
      builder.addFieldOffset(3, nameAt, 0);
    });
  });
  const tensorsAt = tables(tensorTables);
  const inputsAt = numbers([]);
  const outputsAt = numbers([]);
  const operatorsAt = tables([]);
  const graphName = builder.createString('main');
  const graph = table(5, () => {
    builder.addFieldOffset(0, tensorsAt, 0);
    builder.addFieldOffset(1, inputsAt, 0);
    builder.addFieldOffset(2, outputsAt, 0);
    builder.addFieldOffset(3, operatorsAt, 0);
    builder.addFieldOffset(4, graphName, 0);
  });
  const graphsAt = tables([graph]);
  const buffersAt = tables([emptyBuffer, ...buffers]);
  const operatorCodesAt = tables([]);
  const description = builder.createString('tiny');
  let nextBuffer = tensors.length + 1;
  const metadataAt = tables(
    metadata.map((entry) => {
      const nameAt = builder.createString(entry.name);
      const buffer = 'buffer' in entry ? entry.buffer : nextBuffer++;
      return table(2, () => {
        builder.addFieldOffset(0, nameAt, 0);
        builder.addFieldInt32(1, buffer, 0);
      });
    }),
  );
  const model = table(8, () => {
    builder.addFieldInt32(0, 3, 0); // version
    builder.addFieldOffset(1, operatorCodesAt, 0);
    builder.addFieldOffset(2, graphsAt, 0);
    builder.addFieldOffset(3, description, 0);
    builder.addFieldOffset(4, buffersAt, 0);
    builder.addFieldOffset(6, metadataAt, 0);
  });
  builder.finish(model, 'TFL3');
  return builder.asUint8Array();
}
