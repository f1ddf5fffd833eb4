import type { Conversation } from '../prompt-format';
import { writeDeclaration } from '../tagged/declaration-writer';
import { renderTurns, writeBody, type TurnTokens } from '../tagged/render-turns';

const tokens: TurnTokens = {
  delimiter: '<|"|>',
  turnOpen: '<|turn>',
  turnClose: '<turn|>',
  callOpen: '<|tool_call>',
  callClose: '<tool_call|>',
  responseOpen: '<|tool_response>',
  responseClose: '<tool_response|>',
  thought: { open: '<|channel>thought\n', close: '<channel|>' },
};

/** The prompt of Google's canonical template (E2B and E4B, 2026-07-09), without `<bos>`. */
export function renderGemma4(conversation: Conversation): string {
  return renderSystem(conversation) + renderTurns(conversation, tokens);
}

/** Whether the prompt ends inside a thought that it opened itself. */
export function gemma4StartsInThought({ turns, thinking }: Conversation): boolean {
  const last = turns.at(-1);
  return thinking && last?.role === 'model' && last.parts.at(-1)?.kind === 'response';
}

function renderSystem({ system, tools, thinking }: Conversation): string {
  if (system.trim() === '' && tools.length === 0 && !thinking) return '';
  const declarations = tools.map((tool) => `<|tool>${writeDeclaration(tool, tokens.delimiter)}<tool|>`);
  const think = thinking ? '<|think|>\n' : '';
  return `<|turn>system\n${think}${writeBody(system)}${declarations.join('')}<turn|>\n`;
}
