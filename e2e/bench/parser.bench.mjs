/** `npm run bench`: the stream parser against concatenation and against re-parsing, and its time per character. */
import { performance } from 'node:perf_hooks';
import { parse as parsePartialJson } from 'partial-json';
import { loadSource } from '../launch/cases.load.mjs';

/** @type {typeof import('../../src/llm/format/format-of')} */
const { formatOf } = await loadSource('src/llm/format/format-of.ts');
/** @type {typeof import('../launch/cases.check')} */
const { fieldTools } = await loadSource('e2e/launch/cases.check.ts');

const streamLength = 64 * 1024;
const chunkLength = 4;
const rounds = 200;
/** Keeps what is measured from being optimised away. */
let sink = 0;

/** @param {number} seed */
function randomBelow(seed) {
  let state = seed;
  return (/** @type {number} */ limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % limit;
  };
}

/**
 * Pieces in random order, so that nothing looks like a repetition loop.
 * @param {number} length @param {readonly string[]} pieces
 */
function mix(length, pieces, opening = '', closing = '') {
  const random = randomBelow(7);
  const parts = [opening];
  for (let made = opening.length + closing.length; made < length;) {
    const piece = pieces[random(pieces.length)] ?? '';
    parts.push(piece);
    made += piece.length;
  }
  return parts.join('').slice(0, length - closing.length) + closing;
}

const words = [
  '오늘은 ',
  '물을 ',
  '한 잔 ',
  '마시고 ',
  '밖에서 ',
  '걸었어요. ',
  '내일은 ',
  '책을 ',
  '1',
  '7',
  '3',
  '습관\n',
];
const opened = '<|tool_call>call:add_habit{';
const call = {
  name: 'log_tracker_entry',
  parameters: { habit_id: 'h_01', note: mix(streamLength - 100, words) },
};

/** @type {Record<string, { family: import('../../src/llm/format/prompt-format').ModelFamily, text: string }>} */
const streams = {
  'words (gemma4)': { family: 'gemma4', text: mix(streamLength, words) },
  'one call (gemma4)': {
    family: 'gemma4',
    text: mix(streamLength, words, `${opened}framed_text:<|"|>`, '<|"|>}<tool_call|>'),
  },
  'one call (gemma3, JSON)': { family: 'gemma3', text: JSON.stringify(call) },
};

/** @type {Record<string, (length: number) => string>} */
const hostile = {
  words: (length) => mix(length, words),
  'runs of <': (length) => mix(length, ['<', '<<', '<|', 'x']),
  'runs of {': (length) => mix(length, ['{', '[', '(', 'x'], opened),
  'runs of <|"|>': (length) => mix(length, ['<|"|>', '<|"|>', 'x', ','], `${opened}framed_text:`),
  'open strings': (length) => mix(length, ['<|"|>', '"', ',framed_text:', 'x'], opened, '}<tool_call|>'),
  'cut calls': (length) => mix(length, [`${opened}x:<|"|>`, 'y', ' ', '<tool_call|>']),
  'code fences': (length) => mix(length, ['`', '```', '\n', 'json', '{']),
  channels: (length) => mix(length, ['<|channel>', '<channel|>', 'thought\n', 'x']),
};

/** @param {string} text @param {number} length */
function split(text, length) {
  const chunks = [];
  for (let at = 0; at < text.length; at += length) chunks.push(text.slice(at, at + length));
  return chunks;
}

/** @param {readonly string[]} chunks */
function concatenate(chunks) {
  let text = '';
  for (const chunk of chunks) text += chunk;
  sink += text.charCodeAt(text.length >> 1);
}

/** @param {import('../../src/llm/format/prompt-format').ModelFamily} family @param {readonly string[]} chunks */
function parseStream(family, chunks) {
  const parser = formatOf(family).createParser({ tools: fieldTools });
  for (const chunk of chunks) sink += parser.push(chunk).length;
  sink += parser.finish().length;
}

/** @param {readonly string[]} chunks */
function reparse(chunks) {
  let text = '';
  for (const chunk of chunks) {
    text += chunk;
    sink += Object.keys(parsePartialJson(text)).length;
  }
}

/** @param {() => void} run */
function time(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/**
 * The best times of two runs that take turns, so that a busy machine hits both.
 * @param {() => void} a @param {() => void} b
 */
function bestOfBoth(a, b) {
  let [bestA, bestB] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    bestA = Math.min(bestA, time(a));
    bestB = Math.min(bestB, time(b));
  }
  return { a: bestA, b: bestB };
}

console.log('64 KB in 4-character chunks, parser : concatenation (goal ≤ 3)');
for (const [name, { family, text }] of Object.entries(streams)) {
  const chunks = split(text, chunkLength);
  const best = bestOfBoth(
    () => parseStream(family, chunks),
    () => concatenate(chunks),
  );
  console.log(`  ${name.padEnd(26)} ${(best.a / best.b).toFixed(2)}`);
}

const json = split(JSON.stringify(call), chunkLength);
const once = bestOfBoth(
  () => parseStream('gemma3', json),
  () => undefined,
).a;
console.log('64 KB of JSON in 4-character chunks, partial-json on each chunk : parser (goal ≥ 20)');
console.log(`  ${'one call (gemma3, JSON)'.padEnd(26)} ${(time(() => reparse(json)) / once).toFixed(0)}`);

const lengths = [1024, 16 * 1024, 256 * 1024, 4 * 1024 * 1024];
console.log('time per character against that at 16 KB, for 1 KB, 16 KB, 256 KB, 4 MB (goal: flat)');
for (const [name, make] of Object.entries(hostile)) {
  const perCharacter = lengths.map((length) => {
    const chunks = split(make(length), chunkLength);
    const repeats = Math.max(3, Math.min(60, Math.round((2 * 1024 * 1024) / length)));
    return (
      Math.min(...Array.from({ length: repeats }, () => time(() => parseStream('gemma4', chunks)))) / length
    );
  });
  const ratios = perCharacter.map((value) => (value / (perCharacter[1] ?? value)).toFixed(2));
  console.log(`  ${name.padEnd(26)} ${ratios.join('  ')}`);
}
if (sink === 0) throw new Error('nothing was measured');
