/** Why the model could not do what was asked. Wire values: the worker sends them, the screens translate them. */
export type LlmErrorCode =
  | 'not_loaded'
  | 'already_loaded'
  | 'busy'
  | 'empty_prompt'
  | 'prompt_too_long'
  | 'no_webgpu'
  | 'no_adapter'
  | 'device_lost'
  | 'model_unreachable'
  | 'model_truncated'
  | 'model_mismatch'
  | 'model_format'
  | 'model_rejected'
  | 'runtime_unreachable'
  | 'engine_failed'
  | 'load_timeout'
  | 'first_chunk_timeout'
  | 'stalled'
  | 'total_timeout'
  | 'worker_crashed'
  /** the chosen model's file is not on this device */
  | 'model_missing'
  /** no room on this device for the file, or no store that could hold it */
  | 'no_room'
  /** another tab has it in its memory */
  | 'in_other_tab'
  /** another tab took it over in mid-work */
  | 'taken_over'
  /** the last load never ended, most likely because the tab was closed by the device */
  | 'crashed_before'
  /** the person wants to be asked before it loads */
  | 'needs_hand'
  | 'bad_message'
  | 'aborted'
  | 'no_function_call'
  | 'unexpected_function'
  | 'stream_error';

/**
 * A failure of the model layer. The message is the code and never more than a number or a name:
 * prompts and answers are private and must not travel in errors, so there is no `cause` either.
 */
export class LlmError extends Error {
  override readonly name = 'LlmError';
  readonly code: LlmErrorCode;
  /** a number or a name */
  readonly detail: string | null;

  constructor(code: LlmErrorCode, detail?: string) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail ?? null;
  }

  /** Anything thrown, as one of ours: what isn't becomes `fallback`, and its message is dropped. */
  static from(error: unknown, fallback: LlmErrorCode): LlmError {
    return error instanceof LlmError ? error : new LlmError(fallback);
  }
}
