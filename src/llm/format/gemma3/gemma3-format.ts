import type { PromptFormat } from '../prompt-format';
import { AnswerParser } from '../reading/answer-parser';
import type { Grammar } from '../reading/grammar';
import { familyMarkers } from '../reading/markers';
import { renderGemma3 } from './render-gemma3';

/** Calls are JSON documents or Python, without any control token. */
const grammar: Grammar = {
  callOpen: '',
  callClose: '',
  delimiter: '"',
  markers: familyMarkers([['<tool_response>', 'response']]),
};

/** Gemma 3 (1B) and 3n, asked for their calls in JSON. */
export const gemma3Format: PromptFormat = {
  family: 'gemma3',
  render: renderGemma3,
  startsInThought: () => false,
  createParser: (options) => new AnswerParser(grammar, options),
};
