import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { npm, root, tool } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { ensureChromium } from './install-chromium.mjs';
import { freePort } from './listen.mjs';
import { countFile, countPlaywright, countVitest, judge } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {{ title: string, work: () => Promise<Counts> }} Step */

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/** @param {boolean} ok */
const asOneTest = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, trouble: '' });

/**
 * @param {string} title
 * @param {string} script of package.json
 * @returns {Step} that counts as one test
 */
const check = (title, script) => ({
  title,
  work: async () => asOneTest(await npm(['run', '--silent', script])),
});

/**
 * @param {string} title
 * @param {string[]} projects
 * @returns {Step}
 */
const vitest = (title, projects) => ({
  title,
  work: async () => {
    const report = join(reports, `${projects.join('-')}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ok = await tool('vitest', ['run', ...projects.map((name) => `--project=${name}`), ...reporters]);
    return judge(countFile(report, countVitest), ok);
  },
});

/** @type {Step} */
const build = {
  title: 'Build',
  work: async () => {
    // So that after a failed build nothing older gets tested.
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    return asOneTest(await npm(['run', '--silent', 'build']));
  },
};

/** @type {Step} */
const endToEnd = {
  title: 'End to end: the built app in Chromium',
  work: async () => {
    const report = join(reports, 'playwright.json');
    const ok = await tool('playwright', ['test', '--reporter=list,json'], {
      // A port of its own: an app that is being served elsewhere is not the one to test.
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: await freePort() },
      // The real model in software, one test at a time.
      limitMinutes: 40,
    });
    return judge(countFile(report, countPlaywright), ok);
  },
};

/** @type {Step[]} */
const steps = [
  check('Types', 'typecheck'),
  check('Lint', 'lint'),
  check('Format', 'format:check'),
  check('Module graph', 'deps'),
  check('Unused code', 'unused'),
  build,
  vitest('Unit and component tests', ['unit', 'component']),
  vitest('Tests in Chromium', ['browser']),
  endToEnd,
];

/** @returns {Promise<{ passed: number, failed: number }>} */
async function runAll() {
  if (!(await ensureDependencies())) return { passed: 0, failed: 1 };
  // Without a browser the steps that need one fail by themselves, and the others still tell what they know.
  await ensureChromium();
  /** @type {string[]} */
  const table = [];
  let passed = 0;
  let failed = 0;
  for (const [index, { title, work }] of steps.entries()) {
    console.log(`\n=== ${index + 1}/${steps.length} ${title} ===`);
    const start = performance.now();
    const counts = await work();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    passed += counts.passed;
    failed += counts.failed;
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const trouble = counts.trouble === '' ? '' : ` (${counts.trouble})`;
    table.push(
      `${counts.failed > 0 ? 'FAIL' : 'ok  '} ${title}: ${counts.passed} passed, ${counts.failed} failed${skipped}${trouble}, ${seconds} s`,
    );
    console.log(table.at(-1));
  }
  console.log(`\n=== Summary ===\n${table.join('\n')}\n`);
  return { passed, failed };
}

const { passed, failed } = await runAll();
rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
