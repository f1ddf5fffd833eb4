/** `npm run bench:avoidance`: rule R7 on 200 characters, which the editor judges at every keystroke. */
import { performance } from 'node:perf_hooks';
import { loadSource } from '../launch/cases.load.mjs';

/** @type {typeof import('../../src/catalog/bundled-avoidance-patterns')} */
const { bundledAvoidancePatterns } = await loadSource('src/catalog/bundled-avoidance-patterns.ts');
/** @type {typeof import('../../src/domain/avoidance-keywords')} */
const { detectAvoidanceKeywords } = await loadSource('src/domain/avoidance-keywords.ts');

const length = 200;
const rounds = 2_000;
const warmUps = 200;
/** Keeps what is measured from being optimised away. */
let sink = 0;

const korean =
  '저녁을 먹고 식탁을 닦은 뒤 안쪽 방에 들어가 어깨를 돌리고, 참나무 책상에 앉아 내일 입을 옷과 가방을 챙기고, 마지막 한 줄까지 일기를 쓰고 나서 따뜻한 물을 한 컵 마시기. ';
const english =
  'after dinner I walk to the next bus stop, notice three good things on the way, cut some fruit, review one lesson, write another note for tomorrow and read ten pages at the quiet table. ';

/** @param {string} words @param {string} closing */
const fill = (words, closing) => words.repeat(2).slice(0, length - closing.length) + closing;

/** @type {Record<string, string>} */
const texts = {
  'Korean, passes': fill(korean, ''),
  'Korean, is refused': fill(korean, ' 밤에 과자를 먹지 않기'),
  'Korean, decomposed': fill(korean, '').normalize('NFD'),
  'English, passes': fill(english, ''),
  'English, is refused': fill(english, ' and stop scrolling in bed'),
};

/** @param {string} text */
function detect(text) {
  sink += detectAvoidanceKeywords(text, bundledAvoidancePatterns).length;
}

/** @param {string} text */
function splitWords(text) {
  sink += text.normalize('NFC').toLowerCase().split(' ').length;
}

/** @param {() => void} run */
function time(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * Median times of two runs that take turns, so that a busy machine hits both.
 * @param {() => void} a @param {() => void} b
 */
function medianOfBoth(a, b) {
  const times = Array.from({ length: warmUps + rounds }, () => ({ a: time(a), b: time(b) })).slice(warmUps);
  return { a: median(times.map((each) => each.a)), b: median(times.map((each) => each.b)) };
}

const first = time(() => detect(korean));
console.log(`first call ${first.toFixed(1)} ms, expressions compiled lazily`);
console.log(`${length} characters: median ms a call (goal < 0.2), and : NFC, lower case, split`);
for (const [name, text] of Object.entries(texts)) {
  const { a, b } = medianOfBoth(
    () => detect(text),
    () => splitWords(text),
  );
  console.log(`  ${name.padEnd(20)} ${a.toFixed(3)}  ${(a / b).toFixed(0)}`);
}
if (sink === 0) throw new Error('nothing was measured');
