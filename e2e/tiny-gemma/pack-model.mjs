import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { gpuOrder, quantiseRows } from './int8.mjs';
import { llmParameters } from './llm-parameters.mjs';
import { tensorType, tfliteFile } from './tflite-file.mjs';

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, import.meta.url));

/** @param {Float32Array} values */
const float32Bytes = (values) => new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

/**
 * Vectors stay float32; a matrix becomes int8 with a scale a row.
 * @param {string} name
 * @param {number[]} shape
 * @param {Float32Array} values
 */
function packTensor(name, shape, values) {
  const [rows = 0, columns] = shape;
  if (columns === undefined) return [{ name, shape, type: tensorType.float32, data: float32Bytes(values) }];
  const { levels, scales } = quantiseRows(values, rows, columns);
  return [
    { name, shape, type: tensorType.int8, data: gpuOrder(levels, rows, columns) },
    { name: `${name}_quantized_scale`, shape: [rows], type: tensorType.float32, data: float32Bytes(scales) },
  ];
}

/** The model file, from the weights in trained/ and the tokenizer; the same input gives the same bytes. */
export function packModel() {
  /** @type {import('./llm-parameters.mjs').ModelConfig} */
  const config = JSON.parse(read('trained/config.json').toString());
  // Copied, so that it starts at an address that Float32Array accepts.
  const weights = new Uint8Array(gunzipSync(read('trained/weights.f32.gz'))).buffer;
  const tensors = config.tensors.flatMap(({ name, shape, offset }) => {
    const count = shape.reduce((product, size) => product * size, 1);
    return packTensor(name, shape, new Float32Array(weights, offset, count));
  });
  return tfliteFile(tensors, [
    { name: 'odml.infra.LlmModelType', buffer: config.type },
    { name: 'backend', data: new TextEncoder().encode('gpu') },
    { name: 'spm_vocab_model', data: new Uint8Array(read('tok.model')) },
    { name: 'odml.infra.proto.LlmParameters', data: llmParameters(config) },
  ]);
}
