/**
 * `npm run bench:download [-- --mb 128 --rounds 6 --json FILE]`: the built download worker on one file of zeros behind
 * the practice model, against the same fetch thrown away and against a fetch into Cache Storage; and by how much the
 * JavaScript heap grows while a file comes, and while the real runtime takes it. On a disk, in a profile of its own.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createAppServer } from '../launch/app-server.mjs';
import { loadSource } from '../launch/cases.load.mjs';
import { chromiumArgs, chromiumPath } from '../launch/chromium.mjs';
import { listen } from '../launch/listen.mjs';
import { HeapSampler } from './heap-sampler.mjs';
import { loadModel, measures } from './download-measures.mjs';

/** @type {typeof import('../../src/llm/model/manifest')} */
const { tinyDemo } = await loadSource('src/llm/model/manifest.ts');
/** @type {typeof import('../../src/llm/model/own-model')} */
const { ownModel } = await loadSource('src/llm/model/own-model.ts');

const MB = 1024 * 1024;
const { values } = parseArgs({
  options: {
    mb: { type: 'string', default: '128' },
    rounds: { type: 'string', default: '6' },
    json: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const length = Number(values.mb) * MB;
const goals = { ratio: 1.5, growth: 16 * MB };

const FILE = 'bench.task';
const file = Buffer.alloc(length);
readFileSync('dist/models/tiny-demo.bin').copy(file);
const sha256 = createHash('sha256').update(file).digest('hex');

/** The app, and the file beside it: so all three take the same way. */
function createBenchServer() {
  const app = createAppServer();
  return createServer((request, response) => {
    if (request.url?.startsWith(`/${FILE}`) !== true) {
      app.emit('request', request, response);
      return;
    }
    response.writeHead(200, { 'Content-Length': file.length, 'Cache-Control': 'no-store' });
    response.end(file);
  });
}

/** @param {string} folder @param {string} name */
const built = (folder, name) =>
  `/${folder}/${readdirSync(`dist/${folder}`).find((each) => each.startsWith(name) && each.endsWith('.js'))}`;

/** @param {readonly number[]} of */
const spread = (of) => {
  const sorted = [...of].sort((a, b) => a - b);
  return { min: sorted[0] ?? NaN, median: sorted[sorted.length >> 1] ?? NaN, max: sorted.at(-1) ?? NaN };
};

/** @param {{ min: number, median: number, max: number }} ratios */
const shown = ({ min, median, max }) => [min, median, max].map((value) => value.toFixed(2)).join(' – ');

/** @param {number} bytes */
const inMb = (bytes) => `${(bytes / MB).toFixed(1)} MB`;

const profile = mkdtempSync(join(tmpdir(), 'download-bench-'));
const server = createBenchServer();
const address = await listen(server, 0);
const context = await chromium.launchPersistentContext(profile, {
  executablePath: chromiumPath(),
  args: chromiumArgs,
  // Its precaching would take part in the first rounds.
  serviceWorkers: 'block',
});
try {
  const page = await context.newPage();
  // A page of the origin that does nothing by itself.
  await page.goto(`${address}/icon.svg`);
  const heap = await HeapSampler.of(context, page);
  const url = `${address}/${FILE}`;
  const entry = { ...ownModel({ name: FILE, family: 'gemma4', url, sha256 }), id: 'bench' };
  const worker = built('download', 'download.worker');

  /** @type {Record<keyof typeof measures, number[]>} */
  const times = { download: [], thrownAway: [], cached: [] };
  /** @type {number[]} */
  const growths = [];
  for (let round = -1; round < rounds; round += 1) {
    const order = /** @type {(keyof typeof measures)[]} */ (Object.keys(measures));
    // Whoever goes first finds another machine than the last.
    for (let step = 0; step < order.length; step += 1) {
      const name = order[(round + 1 + step) % order.length] ?? 'download';
      const time = await page.evaluate(measures[name], { url, worker, entry });
      // The first round warms everything up.
      if (round >= 0) times[name].push(time);
    }
  }
  // Apart from the rounds, which the sampling would slow down.
  for (let round = 0; round < 3; round += 1) {
    const { growth, samples } = await heap.growthDuring(() =>
      page.evaluate(measures.download, { url, worker, entry }),
    );
    if (samples < 5) throw new Error(`The heap was read ${samples} times only.`);
    growths.push(growth);
  }
  await page.evaluate(measures.download, { url, worker, entry, keeps: true });
  const load = await heap.growthDuring(() =>
    page.evaluate(loadModel, {
      worker: built('assets', 'llm.worker'),
      source: { file: 'bench.model', bytes: file.length, sha256 },
      settings: { maxTokens: tinyDemo.context.usual, ...tinyDemo.sampling, randomSeed: 0 },
    }),
  );

  /** @param {'thrownAway' | 'cached'} base */
  const against = (base) => spread(times.download.map((time, round) => time / (times[base][round] ?? NaN)));
  const report = {
    bytes: file.length,
    rounds,
    cores: availableParallelism(),
    goals,
    ratios: { thrownAway: against('thrownAway'), cached: against('cached') },
    heapGrowth: { download: spread(growths), load: load.growth },
  };
  const { ratios, heapGrowth } = report;
  console.log(
    `${inMb(file.length)}, ${rounds} rounds after one to warm up, ${report.cores} cores; min – median – max`,
  );
  console.log(`  download + hash + write : the same fetch thrown away   ${shown(ratios.thrownAway)}`);
  console.log(
    `  download + hash + write : fetch into Cache Storage     ${shown(ratios.cached)}   (goal ≤ ${goals.ratio})`,
  );
  console.log(`growth of the JavaScript heap, page and workers together (goal ≤ ${inMb(goals.growth)})`);
  console.log(
    `  while it comes                    ${inMb(heapGrowth.download.max)}   (most of ${growths.length})`,
  );
  console.log(`  while the real runtime takes it   ${inMb(heapGrowth.load)}   (${load.samples} readings)`);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await context.close();
  server.close();
  rmSync(profile, { recursive: true, force: true });
}
