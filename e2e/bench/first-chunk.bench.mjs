/**
 * `npm run bench:runtime`: the real runtime with the practice model on WebGPU in software. How long until the first
 * piece of an answer, when the preface of the prompt is one it has just read, against one it hasn't.
 */
import { readdirSync } from 'node:fs';
import process from 'node:process';
import { chromium } from 'playwright';
import { createAppServer } from '../launch/app-server.mjs';
import { loadSource } from '../launch/cases.load.mjs';
import { chromiumArgs, chromiumPath } from '../launch/chromium.mjs';
import { listen } from '../launch/listen.mjs';

const rounds = 5;
/** @type {typeof import('../../src/llm/model/manifest')} */
const { tinyDemo } = await loadSource('src/llm/model/manifest.ts');
/** @type {typeof import('../../src/llm/format/format-of')} */
const { formatOf } = await loadSource('src/llm/format/format-of.ts');
/** @type {typeof import('../launch/cases.check')} */
const { fieldTools } = await loadSource('e2e/launch/cases.check.ts');

/** A turn behind a preface of its own, or behind the same as the turn before. @param {string} name @param {string} words */
const prompt = (name, words) =>
  formatOf(tinyDemo.family).render({
    system: `${name}. 너는 습관 코치다. 한국어로 짧게 답한다. 필요할 때만 도구를 쓴다.`,
    tools: fieldTools,
    turns: [{ role: 'user', text: words }],
    thinking: false,
  });

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const server = createAppServer();
const address = await listen(server, 0);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  await page.goto(address);
  const script = readdirSync('dist/assets').find((name) => /^llm\.worker-.*\.js$/.test(name));
  await page.evaluate(
    async ({ script, url, source, settings }) => {
      // The file as a download would have left it.
      const folder = await (
        await navigator.storage.getDirectory()
      ).getDirectoryHandle('models', { create: true });
      const file = await (await folder.getFileHandle(source.file, { create: true })).createWritable();
      await (await fetch(url)).body?.pipeTo(file);
      const worker = new Worker(`/assets/${script}`, { type: 'module' });
      let lastId = 0;
      /** Milliseconds to the first chunk, or to the end when there is none. @param {object} request */
      const send = (request) =>
        new Promise((resolve, reject) => {
          const id = (lastId += 1);
          const start = performance.now();
          let first = 0;
          /** @param {MessageEvent<{ id: number, kind: string, code?: string }>} event */
          const listen = ({ data }) => {
            if (data.id !== id) return;
            if (data.kind === 'chunk') first ||= performance.now() - start;
            if (data.kind === 'failure') reject(new Error(data.code));
            if (data.kind !== 'done' && data.kind !== 'loaded') return;
            worker.removeEventListener('message', listen);
            resolve(first || performance.now() - start);
          };
          worker.addEventListener('message', listen);
          worker.postMessage({ ...request, id });
        });
      Object.assign(globalThis, { send });
      await send({ kind: 'load', source, settings });
    },
    {
      script,
      url: tinyDemo.source.url ?? '',
      source: { ...tinyDemo.source, file: 'tiny-demo.model' },
      settings: { maxTokens: tinyDemo.context.usual, ...tinyDemo.sampling, randomSeed: 0 },
    },
  );
  /** @param {string} text @returns {Promise<number>} */
  const firstChunk = (text) =>
    page.evaluate(
      (prompt) =>
        /** @type {{ send: (request: object) => Promise<number> }} */ (
          /** @type {unknown} */ (globalThis)
        ).send({
          kind: 'generate',
          prompt,
        }),
      text,
    );

  await firstChunk(prompt('준비', '안녕')); // the shaders are compiled now
  /** @type {number[]} */
  const fresh = [];
  /** @type {number[]} */
  const shared = [];
  for (let round = 0; round < rounds; round += 1) {
    fresh.push(await firstChunk(prompt(`${round}번째 사람`, '안녕')));
    shared.push(await firstChunk(prompt(`${round}번째 사람`, '고마워')));
  }
  console.log('time to the first chunk, second turn with the same preface : first turn');
  console.log(`  ${(median(shared) / median(fresh)).toFixed(2)}   (median of ${rounds})`);
} finally {
  await browser.close();
  server.close();
}
process.exitCode = 0;
