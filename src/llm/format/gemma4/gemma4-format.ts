import type { PromptFormat } from '../prompt-format';
import { AnswerParser } from '../reading/answer-parser';
import type { Grammar } from '../reading/grammar';
import { familyMarkers } from '../reading/markers';
import { gemma4StartsInThought, renderGemma4 } from './render-gemma4';

const grammar: Grammar = {
  callOpen: '<|tool_call>',
  callClose: '<tool_call|>',
  delimiter: '<|"|>',
  markers: familyMarkers([
    ['<|tool_call>', 'callOpen'],
    ['<tool_call|>', 'callClose'],
    ['<|"|>', 'delimiter'],
    ['<|\\"|>', 'delimiter'],
    ['<escape>', 'delimiter'],
    ['<ctrl46>', 'delimiter'],
    ['<|channel>', 'thoughtOpen'],
    ['<channel|>', 'thoughtClose'],
    ['<|turn>', 'turnOpen'],
    ['<turn|>', 'turnClose'],
    ['<|tool_response>', 'response'],
    ['<tool_response|>', 'noise'],
    ['<|tool>', 'noise'],
    ['<tool|>', 'noise'],
    ['<|think|>', 'noise'],
    ['<|image|>', 'noise'],
    ['<|audio|>', 'noise'],
  ]),
};

/** Gemma 4, E2B and E4B. */
export const gemma4Format: PromptFormat = {
  family: 'gemma4',
  render: renderGemma4,
  startsInThought: gemma4StartsInThought,
  createParser: (options) => new AnswerParser(grammar, options),
};
