/** What a person is told when the model can't go on; several technical causes share one sentence. */
export type LlmErrorKind =
  | 'no_webgpu'
  | 'no_adapter'
  | 'device_lost'
  | 'model_unreachable'
  | 'model_damaged'
  | 'runtime_unreachable'
  | 'load_timeout'
  | 'no_answer'
  | 'too_long'
  | 'busy'
  | 'model_missing'
  | 'no_room'
  | 'in_other_tab'
  | 'taken_over'
  | 'crashed_before'
  | 'needs_hand'
  | 'other';

export type LlmErrorText = Readonly<Record<LlmErrorKind, { readonly title: string; readonly body: string }>>;
