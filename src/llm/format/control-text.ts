const invisible = '\u200B';

const names = [
  'bos|eos|pad|unk|mask|escape|ctrl\\d+|unused\\d+',
  '(?:start|end)_of_(?:turn|image|audio)|image_soft_token',
  '(?:start|end)_function_(?:declaration|call|response)',
  '/?tool_(?:code|call|response)',
  '0x[0-9A-Fa-f]{2}',
].join('|');

/** A `<` that could open a control token of any family, or that already carries our mark. */
const opening = new RegExp(`<(?=\\||[a-z_]+\\|>|(?:${names})>|${invisible})`, 'g');
const marked = new RegExp(`<${invisible}`, 'g');

/**
 * Text that may enter a prompt: a U+200B after each `<` that could open a control token keeps the tokenizer
 * from seeing one, and the person sees no difference. `reviveControlText` undoes it exactly.
 */
export function neutralizeControlText(text: string): string {
  return text.replace(opening, `<${invisible}`);
}

/** The text before `neutralizeControlText`. */
export function reviveControlText(text: string): string {
  return text.replace(marked, '<');
}
