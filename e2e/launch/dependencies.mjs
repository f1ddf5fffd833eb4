import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { npm, root } from './command.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lockfile */

/**
 * What the tools support: late releases of 20 and 22, and everything newer. As `engines` in package.json.
 * @param {string} version as in `process.versions.node`
 * @returns {string | null} what to tell the person, or null when this Node will do
 */
export function judgeNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major > 22) return null;
  return `This project needs Node 20.19, 22.13 or newer; this is ${version}. Get it from https://nodejs.org and try again.`;
}

/**
 * Whether everything the lockfile asks for stands in node_modules; what is optional may be missing, since most
 * of it is for other systems.
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed the list that npm keeps in node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || installed.packages[path]?.version === version,
  );
}

/**
 * @param {string} path
 * @returns {Lockfile} without packages when the file can't be read
 */
function readLockfile(path) {
  try {
    return /** @type {Lockfile} */ (JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { packages: {} };
  }
}

/**
 * Installs the dependencies unless they are there already.
 * @returns {Promise<boolean>} false, after a sentence for the person, when the project can't run here
 */
export async function ensureDependencies() {
  const complaint = judgeNode(process.versions.node);
  if (complaint !== null) {
    console.error(complaint);
    return false;
  }
  const wanted = readLockfile(join(root, 'package-lock.json'));
  if (isInstalled(wanted, readLockfile(join(root, 'node_modules/.package-lock.json')))) return true;
  console.log('Installing the dependencies (npm ci; about a minute) …');
  const flags = ['--no-audit', '--no-fund'];
  if (await npm(['ci', ...flags])) return true;
  console.log('npm ci did not work; trying npm install …');
  if (await npm(['install', ...flags])) return true;
  console.error(
    'The dependencies could not be installed. See above; is the network up? Then run this again.',
  );
  return false;
}
