import { reviveControlText } from '@/llm/format/control-text';
import { gemma4Format } from '@/llm/format/gemma4/gemma4-format';

export interface PromptTurn {
  readonly role: string;
  /** words, calls and responses in their order; empty passages are left out */
  readonly parts: readonly (
    | string
    | { readonly call: string; readonly args: unknown }
    | { readonly response: string; readonly args: unknown }
  )[];
}

/** Reads a prompt for Gemma 4 by its control tokens alone, as the model's tokenizer would see them. */
export function readGemma4Prompt(prompt: string): PromptTurn[] {
  return prompt
    .split('<|turn>')
    .slice(1)
    .map((text) => {
      const newline = text.indexOf('\n');
      const [body = '', behind = ''] = text.slice(newline + 1).split('<turn|>');
      if (behind !== '' && behind !== '\n') throw new Error('something stands between two turns');
      return { role: text.slice(0, newline), parts: readParts(body) };
    });
}

function readParts(body: string): PromptTurn['parts'] {
  const passages = body.split(/(<\|tool_call>.*?<tool_call\|>|<\|tool_response>.*?<tool_response\|>)/s);
  return passages.filter((passage) => passage !== '').map(readPassage);
}

function readPassage(passage: string): PromptTurn['parts'][number] {
  if (passage.startsWith('<|tool_call>')) {
    const { name, args } = readCall(passage);
    return { call: name, args };
  }
  if (passage.startsWith('<|tool_response>')) {
    const { name, args } = readCall(
      passage
        .replace('<|tool_response>response:', '<|tool_call>call:')
        .replace(/<tool_response\|>$/, '<tool_call|>'),
    );
    return { response: name, args };
  }
  return reviveControlText(passage);
}

function readCall(text: string): { readonly name: string; readonly args: unknown } {
  const parser = gemma4Format.createParser({ tools: [] });
  const [call] = [...parser.push(text), ...parser.finish()];
  if (call?.kind !== 'functionCall') throw new Error('the call could not be read back');
  return call;
}
