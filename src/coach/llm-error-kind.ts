import type { LlmErrorKind } from '@/i18n/llm-error-text';
import type { LlmErrorCode } from '@/llm/errors';

const kinds: Readonly<Record<LlmErrorCode, LlmErrorKind>> = {
  no_webgpu: 'no_webgpu',
  no_adapter: 'no_adapter',
  device_lost: 'device_lost',
  model_unreachable: 'model_unreachable',
  model_truncated: 'model_damaged',
  model_mismatch: 'model_damaged',
  model_format: 'model_damaged',
  model_rejected: 'model_damaged',
  runtime_unreachable: 'runtime_unreachable',
  load_timeout: 'load_timeout',
  first_chunk_timeout: 'no_answer',
  stalled: 'no_answer',
  total_timeout: 'no_answer',
  prompt_too_long: 'too_long',
  busy: 'busy',
  model_missing: 'model_missing',
  no_room: 'no_room',
  in_other_tab: 'in_other_tab',
  taken_over: 'taken_over',
  crashed_before: 'crashed_before',
  needs_hand: 'needs_hand',
  not_loaded: 'other',
  already_loaded: 'other',
  empty_prompt: 'other',
  engine_failed: 'other',
  worker_crashed: 'no_answer',
  bad_message: 'other',
  aborted: 'other',
  no_function_call: 'other',
  unexpected_function: 'other',
  stream_error: 'other',
};

/** The sentence that a person gets for a code. */
export function llmErrorKind(code: LlmErrorCode): LlmErrorKind {
  return kinds[code];
}
