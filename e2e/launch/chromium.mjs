import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

/** Where the usual installers put Chromium or Chrome, most wanted first. */
const usualPlaces = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) => {
    const root = process.env[folder];
    return root === undefined ? [] : [join(root, 'Google', 'Chrome', 'Application', 'chrome.exe')];
  }),
};

/** The browser that `playwright install` downloads. Loaded late: this file is also read before an install. */
function playwrightsOwn() {
  try {
    /** @type {typeof import('playwright')} */
    const playwright = createRequire(import.meta.url)('playwright');
    return playwright.chromium.executablePath();
  } catch {
    return '';
  }
}

/**
 * Where a Chromium is, most wanted first: `CHROMIUM_PATH` alone when it is set, else the system's own, then
 * Playwright's.
 * @returns {string[]} paths that exist, except for a `CHROMIUM_PATH` that leads nowhere: a launch then names it
 */
export function chromiumPaths() {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked !== undefined && asked !== '') return [asked];
  /** @type {Partial<Record<string, string[]>>} */
  const places = usualPlaces;
  return [...(places[process.platform] ?? []), playwrightsOwn()].filter((path) => existsSync(path));
}

/**
 * The Chromium to drive, or `''` when there is none.
 * @returns {string}
 */
export function chromiumPath() {
  return chromiumPaths()[0] ?? '';
}

/**
 * Launch flags: WebGPU in software, so that a machine without a GPU runs the real model, and no traffic of
 * the browser's own.
 * @type {string[]}
 */
export const chromiumArgs = [
  '--enable-unsafe-webgpu',
  '--use-webgpu-adapter=swiftshader',
  '--enable-features=Vulkan',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--no-first-run',
  // Chromium's sandbox refuses to start for root, as in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
