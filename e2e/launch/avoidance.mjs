/** `npm run avoidance -- FILE.json`: judges a file of sentences by rule R7 and says which are judged wrongly. */
import { readFile } from 'node:fs/promises';
import { loadSource } from './cases.load.mjs';

/** @type {typeof import('./avoidance.check')} */
const { avoidanceErrors, isSentences } = await loadSource('e2e/launch/avoidance.check.ts');

const usage = `Usage: npm run avoidance -- FILE.json
The file holds {"must_hit": ["a sentence to refuse", …], "must_pass": ["a sentence to accept", …]}.`;

/** The sentences of the file, or why there are none, in words for a developer. @param {string | undefined} path */
async function readSentences(path) {
  if (path === undefined) return 'No file was given.';
  let text;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return `There is no file ${path} that can be read.`;
  }
  try {
    const json = JSON.parse(text);
    return isSentences(json) ? json : `${path} doesn't hold two lists of sentences, must_hit and must_pass.`;
  } catch (error) {
    return `${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const sentences = await readSentences(process.argv[2]);
if (typeof sentences === 'string') {
  console.error(`${sentences}\n${usage}`);
  process.exitCode = 1;
} else {
  const errors = avoidanceErrors(sentences);
  for (const { sentence, keyword } of errors) {
    console.log(keyword === undefined ? `MISS: ${sentence}` : `FALSE ALARM: ${sentence} → ${keyword}`);
  }
  const total = sentences.must_hit.length + sentences.must_pass.length;
  console.log(`${total - errors.length} passed, ${errors.length} failed`);
  process.exitCode = errors.length === 0 ? 0 : 1;
}
