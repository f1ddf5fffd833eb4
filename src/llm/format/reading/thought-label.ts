const names = new Set(['thought', 'thoughts', 'thinking', 'think', 'analysis', 'reasoning']);
const word = /^[ \t]*([A-Za-z_]*)/;
const longestLabel = 40;

/** What a channel's first words say: that it is a thought, or that it is text under another name. */
export interface ThoughtLabel {
  readonly isThought: boolean;
  /** what follows the label */
  readonly rest: string;
}

/** Judges the beginning of a channel; null while its label may go on. */
export function judgeLabel(text: string): ThoughtLabel | null {
  const [all = '', name = ''] = word.exec(text) ?? [];
  if (all.length >= longestLabel) return { isThought: true, rest: text };
  const rest = text.slice(all.length);
  if (rest === '') return null;
  const label = name.toLowerCase();
  if (rest.startsWith('\n')) return { isThought: label === '' || names.has(label), rest: rest.slice(1) };
  return { isThought: true, rest: label === 'thought' ? rest : text };
}
