import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { chromiumPaths } from './chromium.mjs';
import { run, tool } from './command.mjs';

/**
 * Some systems ship a stub that only says how to install the browser.
 * @param {string} path
 */
function starts(path) {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

/** Looks for a browser that starts, and has every later command of this run use it. */
function findChromium() {
  const path = chromiumPaths().find(starts);
  if (path !== undefined) process.env['CHROMIUM_PATH'] = path;
  return path !== undefined;
}

async function installBySystem() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  /** @param {string[]} args */
  const apt = (args) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMinutes: 10 });
  };
  // A fresh container has no package index, and an old one points at files that are gone.
  if (!(await apt(['update']))) return false;
  return apt(['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
}

/**
 * Finds a Chromium or installs one: Playwright's own download, else Debian's package.
 * @returns {Promise<boolean>} false, after a sentence for the person, when there is none
 */
export async function ensureChromium() {
  if (findChromium()) return true;
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) {
    console.error(`CHROMIUM_PATH is ${asked}, and that does not start.`);
    return false;
  }
  console.log('No Chromium found; downloading the one that Playwright offers …');
  const isDownloaded = await tool('playwright', ['install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    limitMinutes: 5,
  });
  if (isDownloaded && findChromium()) return true;
  if (process.platform === 'linux') {
    console.log('That did not work; installing it by apt-get …');
    if ((await installBySystem()) && findChromium()) return true;
  }
  console.error(
    [
      'There is no Chromium, and none could be installed. Install one and run this again:',
      '  Debian    apt-get install chromium fonts-noto-cjk',
      '  Fedora    dnf install chromium google-noto-sans-cjk-fonts',
      '  Alpine    apk add chromium font-noto-cjk',
      '  macOS     brew install --cask google-chrome',
      'Or set CHROMIUM_PATH to a Chrome or Chromium that is somewhere else.',
    ].join('\n'),
  );
  return false;
}
