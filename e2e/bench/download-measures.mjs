/** What the download benchmark does in its page. Each function is sent there alone, so it may use nothing from here. */

/**
 * @typedef {object} Job
 * @property {string} url of the file
 * @property {string} worker address of the built download worker
 * @property {import('../../src/llm/model/model-entry').ModelEntry} entry
 * @property {boolean} [keeps] the file stays
 */

export const measures = {
  /** The whole way of a model: a fresh worker, fetch, hash, write, check, rename. @param {Job} job @returns {Promise<number>} milliseconds */
  async download({ worker: script, entry, keeps = false }) {
    const start = performance.now();
    const worker = new Worker(script, { type: 'module' });
    const last = await new Promise((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('the worker did not start')));
      worker.addEventListener('message', ({ data }) => {
        if (data.kind === 'ready') worker.postMessage({ kind: 'download', entry, token: null });
        if (data.kind === 'done' || data.kind === 'failed') resolve(data);
      });
    });
    const time = performance.now() - start;
    worker.terminate();
    if (last.kind === 'failed') throw new Error(`the download failed: ${last.code}`);
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('models');
    const file = await (await folder.getFileHandle(`${entry.id}.model`)).getFile();
    if (file.size !== last.facts.bytes) throw new Error('the file is not there');
    if (!keeps) {
      await folder.removeEntry(`${entry.id}.model`);
      await folder.removeEntry(`${entry.id}.facts`);
    }
    return time;
  },

  /** The same fetch, its bytes thrown away. @param {Job} job @returns {Promise<number>} milliseconds */
  async thrownAway({ url }) {
    const start = performance.now();
    const response = await fetch(url, { cache: 'no-store' });
    const reader = response.body?.getReader();
    let step = await reader?.read();
    while (step && !step.done) step = await reader?.read();
    return performance.now() - start;
  },

  /** A fetch into Cache Storage, unchecked. @param {Job} job @returns {Promise<number>} milliseconds */
  async cached({ url }) {
    const start = performance.now();
    const cache = await caches.open('bench');
    await cache.put(url, await fetch(url, { cache: 'no-store' }));
    const time = performance.now() - start;
    await caches.delete('bench');
    return time;
  },
};

/**
 * The built engine worker takes a file that is on the device.
 * @param {{ worker: string, source: object, settings: object }} job
 * @returns {Promise<void>}
 */
export async function loadModel({ worker: script, source, settings }) {
  const worker = new Worker(script, { type: 'module' });
  await new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker did not start')));
    worker.addEventListener('message', ({ data }) => {
      if (data.kind === 'ready') worker.postMessage({ kind: 'load', id: 1, source, settings });
      if (data.kind === 'loaded') resolve(undefined);
      if (data.kind === 'failure') reject(new Error(`the model did not load: ${data.code}`));
    });
  });
  worker.terminate();
}
