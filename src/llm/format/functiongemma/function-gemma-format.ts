import type { Conversation, PromptFormat } from '../prompt-format';
import { AnswerParser } from '../reading/answer-parser';
import type { Grammar } from '../reading/grammar';
import { familyMarkers } from '../reading/markers';
import { writeDeclaration } from '../tagged/declaration-writer';
import { renderTurns, writeBody, type TurnTokens } from '../tagged/render-turns';

/** The sentence FunctionGemma was trained with; declarations follow it directly. */
const invitation = 'You are a model that can do function calling with the following functions';

const tokens: TurnTokens = {
  delimiter: '<escape>',
  turnOpen: '<start_of_turn>',
  turnClose: '<end_of_turn>',
  callOpen: '<start_function_call>',
  callClose: '<end_function_call>',
  responseOpen: '<start_function_response>',
  responseClose: '<end_function_response>',
  thought: null,
};

const grammar: Grammar = {
  callOpen: tokens.callOpen,
  callClose: tokens.callClose,
  delimiter: tokens.delimiter,
  markers: familyMarkers([
    [tokens.callOpen, 'callOpen'],
    [tokens.callClose, 'callClose'],
    [tokens.delimiter, 'delimiter'],
    [tokens.responseOpen, 'response'],
    [tokens.responseClose, 'noise'],
    ['<start_function_declaration>', 'noise'],
    ['<end_function_declaration>', 'noise'],
  ]),
};

/** FunctionGemma 270M. It has no thoughts, and a developer turn in place of a system turn. */
export const functionGemmaFormat: PromptFormat = {
  family: 'functiongemma',
  render: (conversation) => renderDeveloper(conversation) + renderTurns(conversation, tokens),
  startsInThought: () => false,
  createParser: (options) => new AnswerParser(grammar, options),
};

function renderDeveloper({ system, tools }: Conversation): string {
  const declarations = tools.map(
    (tool) =>
      `<start_function_declaration>${writeDeclaration(tool, tokens.delimiter)}<end_function_declaration>`,
  );
  const body = [writeBody(system), tools.length > 0 ? invitation + declarations.join('') : ''];
  const text = body.filter((part) => part !== '').join('\n');
  return text === '' ? '' : `${tokens.turnOpen}developer\n${text}${tokens.turnClose}\n`;
}
