import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A TypeScript module of this repository, loaded by the installed Vite so that plain `node` can run it.
 * @param {string} path from the repository's root
 */
export async function loadSource(path) {
  const { module } = await runnerImport(`${root}${path}`, {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': `${root}src` } },
  });
  return module;
}
