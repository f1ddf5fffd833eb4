import type { LlmErrorCode } from './errors';

/** After these the file is not what it was when it was checked. */
export const damagedFile: ReadonlySet<LlmErrorCode> = new Set([
  'model_truncated',
  'model_mismatch',
  'model_format',
]);

/** The engine didn't like it: either the file has gone bad, or this device can't. */
export const doubtfulFile: ReadonlySet<LlmErrorCode> = new Set(['model_rejected', 'load_timeout']);

/** These say nothing about what this device can do. */
export const noFaultOfDevice: ReadonlySet<LlmErrorCode> = new Set([
  'needs_hand',
  'in_other_tab',
  'crashed_before',
  'model_missing',
  'model_unreachable',
  'runtime_unreachable',
  'no_room',
  ...damagedFile,
]);
