/**
 * `npm run eval -- --model ID [--locale ko|en|both] [--limit N] [--out FILE.json]`: how well a model picks the right
 * thing to do. Drives the app's own check in Chromium with WebGPU in software; prints the figures and what went wrong.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { ensureDependencies } from './dependencies.mjs';
import { readOptions } from './eval-options.mjs';

/** @typedef {import('../../src/coach/evaluation/report').EvaluationReport} EvaluationReport */
/** @typedef {import('../../src/coach/evaluation/summary').Tally} Tally */
/** @typedef {import('./eval-options.mjs').EvalOptions} EvalOptions */

/** A single answer has its deadlines in the app; this is for a run that hangs in spite of them. */
const runLimitMs = 3 * 60 * 60_000;
/** How often to say how far the run is. */
const everyMs = 20_000;

/** @param {Tally} tally */
const of = ({ n, m }) => `${n} of ${m}`;

/** @param {number | null} value */
const seconds = (value) => (value === null ? 'unknown' : `${value.toFixed(1)} s`);

/**
 * Runs the check on the app's own screen, as a person does.
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {EvalOptions} options
 * @returns {Promise<EvaluationReport>}
 */
async function check(page, address, { locale, limit }) {
  const { loadSource } = await import('./cases.load.mjs');
  /** @type {typeof import('../../src/i18n/model-check-texts.ko')} */
  const { modelCheckTextsKo: text } = await loadSource('src/i18n/model-check-texts.ko.ts');
  await page.goto(`${address}/check${limit === null ? '' : `?limit=${limit}`}`);
  const language = { ko: '한국어', en: 'English', both: text.bothLanguages }[locale];
  await page.locator('label').getByText(language, { exact: true }).click();
  await page.getByRole('button', { name: text.start }).click();

  const progress = page.getByRole('region', { name: text.running }).locator('p').first();
  const timer = setInterval(() => {
    progress.innerText({ timeout: 1000 }).then(
      (line) => console.log(`  ${line}`),
      () => undefined, // the model is still being loaded, or the result is there
    );
  }, everyMs);
  try {
    await page.getByRole('heading', { name: text.result, exact: true }).waitFor({ timeout: runLimitMs });
  } finally {
    clearInterval(timer);
  }
  const save = page.getByRole('button', { name: text.save });
  if (!(await save.isVisible())) {
    throw new Error(await page.getByRole('region', { name: text.result }).innerText());
  }
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

/** @param {EvaluationReport} report */
async function print(report) {
  const { loadSource } = await import('./cases.load.mjs');
  /** @type {typeof import('../../src/coach/evaluation/report-table')} */
  const { reportTable } = await loadSource('src/coach/evaluation/report-table.ts');
  /** @type {typeof import('../../src/features/model-check/describe-answer')} */
  const { describeExpected, describeGot } = await loadSource('src/features/model-check/describe-answer.ts');
  /** @type {typeof import('../../src/i18n/en')} */
  const { en } = await loadSource('src/i18n/en.ts');

  const wrong = report.results.filter(({ verdict }) => !verdict.passed);
  if (wrong.length > 0) console.log('\nNot right:');
  for (const { request, attempt } of wrong) {
    console.log(`  ${request.id}  ${request.text.replaceAll('\n', ' ')}`);
    console.log(`    wanted ${describeExpected(request.expect, en.modelCheck)}`);
    console.log(`    got    ${describeGot(attempt, en)}`);
  }
  console.log(
    `\n${report.model} on ${report.adapter || 'an unnamed graphics chip'}\n${reportTable(report)}\n`,
  );
}

/** @param {EvaluationReport} report */
function summaryLine({ model, planned, results, total }) {
  const { passed, rightTool, wronglyActed, failed } = total;
  const part = results.length < planned ? ` (stopped early: ${planned} were planned)` : '';
  return `${model}: ${of(passed)} requests all right, right tool in ${of(rightTool)}, wrongly acted in ${of(wronglyActed)}, ${failed.n} without an answer, median ${seconds(total.seconds)} an answer${part}`;
}

/**
 * @param {EvalOptions} options
 * @returns {Promise<EvaluationReport>}
 */
async function evaluate(options) {
  const { chromium } = await import('playwright');
  const { createAppServer } = await import('./app-server.mjs');
  const { chromiumArgs, chromiumPath } = await import('./chromium.mjs');
  const { listen } = await import('./listen.mjs');
  const server = createAppServer();
  const address = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ locale: 'ko-KR', viewport: { width: 412, height: 915 } });
    page.on('pageerror', (error) => console.log(`  page error: ${error.message}`));
    return await check(page, address, options);
  } finally {
    await browser.close();
    server.close();
  }
}

/** @returns {Promise<boolean>} whether all requests were put */
async function main() {
  if (!(await ensureDependencies())) return false;
  // Loaded late: they need the dependencies.
  const { loadSource } = await import('./cases.load.mjs');
  const { ensureFreshBuild } = await import('./fresh-build.mjs');
  const { ensureChromium } = await import('./install-chromium.mjs');
  /** @type {typeof import('../../src/llm/model/manifest')} */
  const { tinyDemo } = await loadSource('src/llm/model/manifest.ts');
  const options = readOptions(process.argv.slice(2), [tinyDemo.id]);
  if (typeof options === 'string') {
    console.error(options);
    return false;
  }
  if (options.out !== null && !existsSync(dirname(resolve(options.out)))) {
    console.error(`There is no folder ${dirname(resolve(options.out))} to write the report to.`);
    return false;
  }
  if (!(await ensureFreshBuild()) || !(await ensureChromium())) return false;
  console.log(`Checking ${options.model}; on a graphics chip in software it takes seconds an answer …`);
  const report = await evaluate(options);
  await print(report);
  if (options.out !== null) {
    await writeFile(options.out, `${JSON.stringify(report, null, 1)}\n`);
    console.log(`Written to ${options.out}`);
  }
  if (report.model !== options.model) {
    console.error(`The app checked ${report.model}, not ${options.model}.`);
    return false;
  }
  console.log(summaryLine(report));
  return report.end.kind === 'complete';
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(`The check failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
