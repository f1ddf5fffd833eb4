/** The literal URL is what tells the bundler to build the worker as a file of its own. */
export function spawnDownloadWorker(): Worker {
  return new Worker(new URL('../download-worker/download.worker.ts', import.meta.url), {
    type: 'module',
    name: 'download',
  });
}
