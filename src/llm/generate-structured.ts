import type { FunctionDeclaration } from '@/lib/function-declaration';
import { collectFunctionCall } from './collect-function-call';
import type { PromptFormat } from './format/prompt-format';
import type { CallOptions } from './llm-service';
import { respond, type TextGenerator } from './respond';

/**
 * One question, one declared tool, one answer: its arguments. Nothing of it stays in any history.
 *
 * @throws TypeError for a declaration without name or parameters
 * @throws LlmError as `collectFunctionCall`
 */
export async function generateStructured(
  generate: TextGenerator,
  format: PromptFormat,
  prompt: string,
  declaration: FunctionDeclaration,
  options: CallOptions,
): Promise<Record<string, unknown>> {
  if (!declaration.name) throw new TypeError('declaration.name missing');
  if (!declaration.parameters) throw new TypeError('declaration.parameters missing');
  const conversation = {
    system: '',
    tools: [declaration],
    turns: [{ role: 'user' as const, text: prompt }],
    thinking: false,
  };
  return collectFunctionCall(respond(generate, format, conversation, options), declaration.name);
}
