import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { compressFolder } from './compress.mjs';
import { cacheControl, headersFor } from './headers.mjs';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * A server of a built app, with the headers of production: a missing asset, model or file is a 404, any other
 * path is a screen of the app. Reads the folder's list once, so start it after the build.
 * @param {string} [folder]
 * @returns {import('node:http').Server}
 */
export function createAppServer(folder = dist) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no build in ${folder}. Run "npm run build" first.`);
  }
  compressFolder(folder);
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    single: true,
    ignores: [/^\/(assets|download|models)\//, /\.[^/]*$/],
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
    onNoMatch: (_request, response) => refuse(response, 404, 'Not found\n'),
  });
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://app');
    for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value);
    if (request.method === 'GET' || request.method === 'HEAD') files(request, response);
    else refuse(response.setHeader('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD\n');
  });
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function refuse(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(text);
}
