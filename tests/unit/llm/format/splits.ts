import fc from 'fast-check';

/** Runs of a property: few in every test run, many in the nightly one. */
export const propertyRuns = process.env['NIGHTLY'] ? 20_000 : 2_000;

/** A small seeded generator (mulberry32), so that a failing split can be seen again. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `text` in pieces of 1 to `longest` code units. */
export function splitRandomly(text: string, random: () => number, longest = 9): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const length = 1 + Math.floor(random() * longest);
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}

const fragments = [
  '<|tool_call>',
  '<tool_call|>',
  '<|"|>',
  '<|channel>',
  '<|channel>thought\n',
  '<channel|>',
  '<|turn>',
  '<turn|>',
  '<|tool_response>',
  '<eos>',
  '<pad>',
  '<unused7>',
  '<start_function_call>',
  '<end_function_call>',
  '<escape>',
  '<end_of_turn>',
  '<0xEA>',
  '<0xB9>',
  '<0xB0>',
  '<0xF0>',
  '<tool_code>',
  '</tool_code>',
  '```',
  '```json\n',
  '```tool_code\n',
  'call:',
  'call:add_habit{',
  'call:unknown{x:1}',
  'log_tracker_entry',
  'get_today{}',
  'print(',
  '{"name": "get_today", "parameters": {}}',
  '{"name":',
  '"arguments": ',
  'thought\n',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  ',',
  ':',
  '=',
  '"',
  "'",
  '`',
  '\\',
  '\n',
  ' ',
  '<',
  '<|',
  '|>',
  '\u200B',
  '\u0000',
  '\uFFFD',
  '\uD83D',
  '\uDE00',
  'habit_id:',
  'done:true',
  ',done:',
  '15',
  'null',
  '오늘 좋음',
  'the user',
  '：',
  '，',
];

/** Output no model would dream of: control tokens, pieces of them, and everything calls are made of. */
export const hostileText = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...fragments) },
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    {
      maxLength: 40,
    },
  )
  .map((pieces) => pieces.join(''));
