import type { Turn } from '@/llm/format/prompt-format';
import type { ChatItem } from './chat-item';

/**
 * An earlier talk as a model is told of it: what both said. Calls and their results are left out, since what they
 * wrote may have changed since, and the model can ask.
 */
export function earlierTurns(items: readonly ChatItem[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const item of items) {
    if (item.kind === 'me') turns.push({ role: 'user', text: item.text });
    else if (item.kind === 'coach' && turns.at(-1)?.role === 'user' && item.text.trim() !== '')
      turns.push({ role: 'model', parts: [{ kind: 'text', text: item.text }] });
  }
  // A question without an answer would be answered together with the next one.
  return turns.filter(({ role }, index) => role === 'model' || turns[index + 1]?.role === 'model');
}
