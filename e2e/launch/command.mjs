import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The repository's top folder, where every command runs. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {object} CommandOptions
 * @property {Record<string, string>} [env] added to this process's environment
 * @property {number} [limitMinutes] after which the command is ended and counts as failed
 */

/**
 * Runs a command in the top folder; it writes to this process's output itself.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<boolean>} whether it succeeded; false, too, when it could not be started
 */
export function run(command, args, { env = {}, limitMinutes = 15 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    // As Ctrl+C does: Playwright then stops its server and browsers, which outlive it otherwise.
    const end = setTimeout(() => child.kill('SIGINT'), limitMinutes * 60_000);
    const kill = setTimeout(() => child.kill('SIGKILL'), limitMinutes * 60_000 + 30_000);
    child.on('error', (error) => {
      console.error(`${command} did not start: ${error.message}`);
      resolve(false);
    });
    child.on('close', (code) => {
      clearTimeout(end);
      clearTimeout(kill);
      if (child.killed) console.error(`Ended after ${limitMinutes} minutes: ${[command, ...args].join(' ')}`);
      resolve(code === 0 && !child.killed);
    });
  });
}

/**
 * Runs npm: under `npm start` the very npm that started us, which is a script and so needs no shell on Windows.
 * @param {string[]} args
 * @param {CommandOptions} [options]
 */
export function npm(args, options) {
  const script = process.env['npm_execpath'];
  return script?.endsWith('npm-cli.js') === true
    ? run(process.execPath, [script, ...args], options)
    : run('npm', args, options);
}

const tools = {
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/**
 * Runs an installed tool without npm between, which would leave it running when the limit ends it.
 * @param {keyof typeof tools} name
 * @param {string[]} args
 * @param {CommandOptions} [options]
 */
export function tool(name, args, options) {
  return run(process.execPath, [join(root, tools[name]), ...args], options);
}
