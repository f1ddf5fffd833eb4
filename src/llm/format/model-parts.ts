import type { ModelPart, Turn } from './prompt-format';

/** Turns with adjacent ones of the model made one, and adjacent texts in them made one. */
export function joinTurns(turns: readonly Turn[]): Turn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const last = joined.at(-1);
    if (turn.role === 'model' && last?.role === 'model') {
      joined[joined.length - 1] = { role: 'model', parts: joinTexts([...last.parts, ...turn.parts]) };
    } else {
      joined.push(turn.role === 'model' ? { role: 'model', parts: joinTexts(turn.parts) } : turn);
    }
  }
  return joined;
}

function joinTexts(parts: readonly ModelPart[]): ModelPart[] {
  const joined: ModelPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', text: last.text + part.text };
    } else {
      joined.push(part);
    }
  }
  return joined;
}
