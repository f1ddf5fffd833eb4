import type { FunctionDeclaration, JsonValue } from '@/lib/function-declaration';
import { neutralizeControlText } from '../control-text';
import { joinTurns } from '../model-parts';
import type { Conversation, ModelPart } from '../prompt-format';
import { writeName } from '../tagged/value-writer';

const invitation =
  'You have access to functions. If one of them helps, respond with ONLY the JSON in this format: ' +
  '{"name": function_name, "parameters": {argument: value}}';

/** Gemma 3 and 3n know no system turn and no tools: both stand before the first words of the person. */
export function renderGemma3(conversation: Conversation): string {
  const preface = renderPreface(conversation);
  const turns = joinTurns(conversation.turns);
  let prompt = '';
  if (preface !== '' && turns[0]?.role !== 'user') prompt += userTurn(preface);
  for (const [index, turn] of turns.entries()) {
    if (turn.role === 'model') prompt += renderModelTurn(turn.parts);
    else prompt += userTurn(join([index === 0 ? preface : '', neutralizeControlText(turn.text.trim())]));
  }
  return `${prompt}<start_of_turn>model\n`;
}

function renderPreface({ system, tools }: Conversation): string {
  const declarations = tools.map(declarationLine).join('\n');
  return join([
    neutralizeControlText(system.trim()),
    declarations === '' ? '' : `${invitation}\n<tool_code>\n${declarations}\n</tool_code>`,
  ]);
}

function declarationLine({ name, description = '', parameters }: FunctionDeclaration): string {
  const schema = JSON.stringify(parameters ?? { type: 'object', properties: {} });
  return `${writeName(name)}: ${neutralizeControlText(`${description} Parameters: ${schema}`)}`;
}

/** Calls end the model's turn; their results come back as the person's. */
function renderModelTurn(parts: readonly ModelPart[]): string {
  let prompt = '';
  let said: string[] = [];
  let results: string[] = [];
  const flush = (): void => {
    if (said.length > 0) prompt += `<start_of_turn>model\n${said.join('\n')}<end_of_turn>\n`;
    if (results.length > 0) prompt += userTurn(results.join('\n'));
    said = [];
    results = [];
  };
  for (const part of parts) {
    if (part.kind === 'response') {
      results.push(renderResult(part.name, part.result));
      continue;
    }
    if (results.length > 0) flush();
    if (part.kind === 'text' && part.text.trim() !== '') said.push(neutralizeControlText(part.text.trim()));
    else if (part.kind === 'call') {
      said.push(neutralizeControlText(JSON.stringify({ name: part.name, parameters: part.args })));
    }
  }
  flush();
  return prompt;
}

function renderResult(name: string, result: JsonValue): string {
  const text = neutralizeControlText(JSON.stringify(result));
  return `<tool_response>\nTool Name: ${writeName(name)}\nTool Response:\n${text}\n</tool_response>`;
}

function userTurn(text: string): string {
  return `<start_of_turn>user\n${text}<end_of_turn>\n`;
}

function join(passages: readonly string[]): string {
  return passages.filter((passage) => passage !== '').join('\n\n');
}
