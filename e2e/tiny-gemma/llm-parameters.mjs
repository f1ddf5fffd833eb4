import { concat, float, int, message, text } from './protobuf.mjs';

/**
 * The model's dimensions, as trained/config.json holds them.
 * @typedef {object} ModelConfig
 * @property {number} type MediaPipe's number for the architecture
 * @property {number} dim
 * @property {number} hidden
 * @property {number} headDim
 * @property {number} heads
 * @property {number} kvHeads
 * @property {number} layers
 * @property {number} slidingWindow
 * @property {number} localPerGlobal
 * @property {number} globalRopeWavelength
 * @property {number} vocab
 * @property {string[]} stopTokens
 * @property {readonly { name: string, shape: number[], offset: number }[]} tensors offsets in bytes
 */

// Values of the enums of MediaPipe's `LlmParameters`.
const causalMask = 1;
const scaleByHeadDim = 2;
const gelu = 1;
const rmsNorm = 2;

const startToken = 2;

/**
 * MediaPipe's `LlmParameters` message; every field is named beside its number.
 * @param {ModelConfig} config
 */
export function llmParameters(config) {
  const feedForward = [
    int(1, true), // no bias
    int(2, gelu), // activation
    int(3, rmsNorm), // norm before
    int(4, rmsNorm), // norm after
  ];
  const finalProjection = [
    int(1, true), // no bias
    float(2, 0), // no soft cap
  ];
  const selfAttention = [
    int(1, true), // no bias on q, k, v
    int(2, true), // no bias after
    int(3, causalMask),
    float(4, 0), // no soft cap
    int(5, scaleByHeadDim),
    int(6, config.slidingWindow),
    int(7, true), // norms on q and k
  ];
  const transformer = [
    int(1, 1), // batch size
    int(2, 0), // longest sequence: the runtime's own option decides
    int(3, config.dim),
    int(4, config.hidden),
    int(5, config.headDim),
    int(6, config.heads),
    int(7, config.layers),
    int(9, config.kvHeads),
    message(11, feedForward),
    message(12, finalProjection),
    int(13, rmsNorm), // before attention
    int(14, rmsNorm), // after attention
    int(15, rmsNorm), // at the end
    message(16, selfAttention),
    int(18, true), // no absolute positions
    int(19, config.localPerGlobal),
    float(32, config.globalRopeWavelength),
  ];
  return concat([
    message(1, transformer),
    int(2, config.vocab),
    int(4, startToken),
    ...config.stopTokens.map((token) => text(5, token)),
  ]);
}
