import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';

const compressible = /\.(css|html|js|json|map|mjs|svg|txt|wasm|webmanifest)$/;

/**
 * Puts a `.gz` beside every file of a folder that gains by it, once per build: the 27 MB of wasm take a second.
 * @param {string} folder
 */
export function compressFolder(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (compressible.test(name) && !isFresh(`${path}.gz`, path)) {
      // Renamed into place, since another server may be reading the same folder.
      const unfinished = `${path}.${process.pid}.tmp`;
      writeFileSync(unfinished, gzipSync(readFileSync(path)));
      renameSync(unfinished, `${path}.gz`);
    }
  }
}

/**
 * @param {string} made
 * @param {string} source
 */
function isFresh(made, source) {
  const stats = statSync(made, { throwIfNoEntry: false });
  return stats !== undefined && stats.mtimeMs >= statSync(source).mtimeMs;
}
