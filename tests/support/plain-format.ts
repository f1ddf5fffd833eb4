import type { PromptFormat } from '@/llm/format/prompt-format';
import type { ParserEvent } from '@/llm/model-response';

/** The simplest language a model could have: words are words, `!name` is a call, `|` ends the answer. */
export const plainFormat: PromptFormat = {
  family: 'gemma4',
  startsInThought: () => false,
  render: ({ turns }) =>
    turns.map((turn) => (turn.role === 'user' ? turn.text : JSON.stringify(turn.parts))).join('\n'),
  createParser: () => {
    let hasEnded = false;
    const read = (chunk: string): ParserEvent[] => {
      if (hasEnded) return [];
      if (chunk === '|') {
        hasEnded = true;
        return [{ kind: 'end', reason: 'turn' }];
      }
      return chunk.startsWith('!')
        ? [{ kind: 'functionCall', name: chunk.slice(1), args: { chunk } }]
        : [{ kind: 'text', token: chunk }];
    };
    return {
      push: read,
      finish: () => {
        if (hasEnded) return [];
        hasEnded = true;
        return [{ kind: 'end', reason: 'turn' }];
      },
    };
  },
};
