import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { chromiumArgs, chromiumPath } from '../launch/chromium.mjs';
import { listen } from '../launch/listen.mjs';

/**
 * Asks the model, on the real runtime, everything that transcripts.json holds, and says which answers differ;
 * with `--write`, notes the new answers. About two minutes on software WebGPU.
 */

/** @typedef {{ user: string, answer: string }} Request */
/** @typedef {{ case: string, prompt: string, answer: string }} Continuation */
/** @typedef {{ maxTokens: number, topK: number }} Options */
/** @typedef {{ system: string, options: Options, requests: Request[], afterTool: Continuation[] }} Transcripts */

const path = new URL('transcripts.json', import.meta.url);
/** @type {Transcripts} */
const transcripts = JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} folder */
const serve = (folder) => sirv(fileURLToPath(new URL(folder, import.meta.url)));
const runtime = serve('../../node_modules/@mediapipe/tasks-genai');
const models = serve('../../public/models');

const server = createServer((request, response) => {
  if (request.url === '/') response.setHeader('Content-Type', 'text/html').end('<!doctype html>');
  else models(request, response, () => runtime(request, response));
});

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<(prompt: string) => Promise<string>>} asks the model, loaded in the page
 */
async function loadModel(page) {
  const model = await page.evaluateHandle(async (options) => {
    // Through a variable: the address exists in the page alone.
    const bundle = '/genai_bundle.mjs';
    const { LlmInference } = /** @type {typeof import('@mediapipe/tasks-genai')} */ (await import(bundle));
    const file = await fetch('/tiny-demo.bin');
    return LlmInference.createFromOptions(
      { wasmLoaderPath: '/wasm/genai_wasm_internal.js', wasmBinaryPath: '/wasm/genai_wasm_internal.wasm' },
      { ...options, baseOptions: { modelAssetBuffer: new Uint8Array(await file.arrayBuffer()) } },
    );
  }, transcripts.options);
  return (prompt) => model.evaluate((llm, text) => llm.generateResponse(text), transcripts.system + prompt);
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  await page.goto(await listen(server, 0));
  const ask = await loadModel(page);
  const questions = [
    ...transcripts.requests.map((entry) => ({
      entry,
      name: entry.user,
      prompt: `<|turn>user\n${entry.user}<turn|>\n<|turn>model\n`,
    })),
    ...transcripts.afterTool.map((entry) => ({ entry, name: entry.case, prompt: entry.prompt })),
  ];
  let changed = 0;
  for (const { entry, name, prompt } of questions) {
    const answer = await ask(prompt);
    if (answer !== entry.answer) {
      changed += 1;
      console.log(`${name}\n  was ${entry.answer}\n  now ${answer}`);
      entry.answer = answer;
    }
  }
  console.log(`${questions.length - changed} of ${questions.length} answers as noted`);
  if (process.argv.includes('--write')) writeFileSync(path, `${JSON.stringify(transcripts, null, 1)}\n`);
  else if (changed > 0) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
