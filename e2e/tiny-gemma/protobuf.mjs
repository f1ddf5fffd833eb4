/** Protobuf's wire format, as much as the model's parameters need: each function gives the bytes of one field. */

const varintType = 0;
const bytesType = 2;
const float32Type = 5;

/** @param {Uint8Array[]} parts */
export function concat(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param {number} value a whole number, at least 0 */
function varint(value) {
  const bytes = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  return Uint8Array.from([...bytes, rest]);
}

/**
 * @param {number} field
 * @param {number} type
 */
const tag = (field, type) => varint((field << 3) | type);

/**
 * An integer, an enum or, as 0 or 1, a boolean.
 * @param {number} field
 * @param {number | boolean} value
 */
export function int(field, value) {
  return concat([tag(field, varintType), varint(Number(value))]);
}

/**
 * @param {number} field
 * @param {number} value
 */
export function float(field, value) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setFloat32(0, value, true);
  return concat([tag(field, float32Type), bytes]);
}

/**
 * @param {number} field
 * @param {Uint8Array} content a string's UTF-8 or a message's fields
 */
export function bytes(field, content) {
  return concat([tag(field, bytesType), varint(content.length), content]);
}

/**
 * @param {number} field
 * @param {string} value
 */
export function text(field, value) {
  return bytes(field, new TextEncoder().encode(value));
}

/**
 * @param {number} field
 * @param {Uint8Array[]} fields
 */
export function message(field, fields) {
  return bytes(field, concat(fields));
}
