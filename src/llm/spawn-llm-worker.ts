import type { WorkerLike } from './worker-connection';

/** The literal URL is what tells the bundler to build the worker as a file of its own. */
export function spawnLlmWorker(): WorkerLike {
  return new Worker(new URL('./worker/llm.worker.ts', import.meta.url), { type: 'module', name: 'llm' });
}
