/** `npm run cases -- [FILE.json]`: runs a file of stream cases through the parsers and says which fail. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = process.argv[2] ?? `${root}tests/fixtures/stream-cases.json`;

/** @type {{ module: typeof import('./cases.check') }} */
const { module } = await runnerImport(fileURLToPath(new URL('./cases.check.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': `${root}src` } },
});

/** @type {import('./cases.check').StreamCase[]} */
const cases = JSON.parse(await readFile(file, 'utf8'));
let failed = 0;
for (const streamCase of cases) {
  const got = module.caseEvents(module.runCase(streamCase, streamCase.chunks ?? [streamCase.text]));
  if (module.isAccepted(streamCase, got)) continue;
  failed += 1;
  console.log(`${streamCase.id}\n  text     ${JSON.stringify(streamCase.text)}`);
  console.log(`  expected ${JSON.stringify(streamCase.expected)}\n  got      ${JSON.stringify(got)}`);
}
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
