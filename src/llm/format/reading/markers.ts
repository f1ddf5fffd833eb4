/** What a control token means to a reader of answers. */
export type MarkerKind =
  | 'callOpen'
  | 'callClose'
  | 'delimiter'
  | 'thoughtOpen'
  | 'thoughtClose'
  | 'blockOpen'
  | 'blockClose'
  /** `call:`, which starts a call's head; it is ordinary text anywhere else */
  | 'callHead'
  | 'turnOpen'
  | 'turnClose'
  | 'response'
  /** says nothing and is never shown */
  | 'noise';

export type Markers = ReadonlyMap<string, MarkerKind>;

/** What every family's answers may hold; a family adds its own. */
const common: readonly (readonly [string, MarkerKind])[] = [
  ['call:', 'callHead'],
  ['<tool_code>', 'blockOpen'],
  ['</tool_code>', 'blockClose'],
  ['<tool_call>', 'blockOpen'],
  ['</tool_call>', 'blockClose'],
  ['<eos>', 'turnClose'],
  ['<end_of_turn>', 'turnClose'],
  ['<|endoftext|>', 'turnClose'],
  ['<start_of_turn>', 'turnOpen'],
  ['<bos>', 'noise'],
  ['<pad>', 'noise'],
  ['<unk>', 'noise'],
  ['<mask>', 'noise'],
];

export function familyMarkers(own: readonly (readonly [string, MarkerKind])[]): Markers {
  return new Map([...common, ...own]);
}
