/** `npm run cases -- [FILE.json]`: runs a file of stream cases through the parsers and says which fail. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadSource } from './cases.load.mjs';

const shared = fileURLToPath(new URL('../../tests/fixtures/stream-cases.json', import.meta.url));

/** @type {typeof import('./cases.check')} */
const { caseEvents, isAccepted, runCase } = await loadSource('e2e/launch/cases.check.ts');
/** @type {import('./cases.check').StreamCase[]} */
const cases = JSON.parse(await readFile(process.argv[2] ?? shared, 'utf8'));
let failed = 0;
for (const streamCase of cases) {
  const { id, text, expected, chunks = [text] } = streamCase;
  const got = caseEvents(runCase(streamCase, chunks));
  if (isAccepted(streamCase, got)) continue;
  failed += 1;
  console.log(id);
  for (const [label, value] of Object.entries({ text, expected, got })) {
    console.log(`  ${label.padEnd(8)} ${JSON.stringify(value)}`);
  }
}
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
