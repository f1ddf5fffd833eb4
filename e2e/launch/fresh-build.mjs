import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './command.mjs';

/** What a build is made of. */
const ingredients = ['src', 'public', 'index.html', 'vite.config.ts', 'vite.seeds.ts', 'package-lock.json'];

/**
 * Builds the app unless the build that is there is newer than everything it is made of.
 * @returns {Promise<boolean>} false when the build failed
 */
export async function ensureFreshBuild() {
  const builtAt = statSync(join(root, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt !== undefined && builtAt >= newestOf(ingredients.map((name) => join(root, name)))) return true;
  console.log('Building the app (some seconds) …');
  if (await npm(['run', '--silent', 'build'])) return true;
  console.error('The build failed; its message is above.');
  return false;
}

/**
 * @param {readonly string[]} paths files and folders
 * @returns {number} milliseconds of the latest change in them
 */
function newestOf(paths) {
  return Math.max(
    ...paths.map((path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats === undefined) return 0;
      // A folder's own time tells of files that were added or taken away.
      if (!stats.isDirectory()) return stats.mtimeMs;
      return Math.max(stats.mtimeMs, newestOf(readdirSync(path).map((name) => join(path, name))));
    }),
  );
}
