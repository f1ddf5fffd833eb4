import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAppServer } from '../../../e2e/launch/app-server.mjs';
import { headersFor } from '../../../e2e/launch/headers.mjs';
import { isFree, listen } from '../../../e2e/launch/listen.mjs';

const files = {
  'index.html': '<!doctype html><title>app</title>',
  'sw.js': 'self.addEventListener("fetch", () => {});',
  'manifest.webmanifest': '{}',
  'assets/engine-1a2b.wasm': '\0asm'.repeat(400),
  'assets/worker-3c4d.js': 'postMessage("up");'.repeat(100),
  'download/worker-5e6f.js': 'postMessage("up");',
  'models/tiny-demo.bin': 'TFL3 pretends',
};

let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-server-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  server = createAppServer(folder);
  address = await listen(server, 0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Plain node:http, which neither decompresses nor resolves `..`, unlike fetch. */
function request(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
    get(address, { path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

describe('every answer', () => {
  test.each([
    '/',
    '/coach',
    '/assets/worker-3c4d.js',
    '/download/worker-5e6f.js',
    '/models/tiny-demo.bin',
    '/assets/gone.js',
  ])('%s carries the policy headers', async (path) => {
    const { response } = await request(path);
    for (const [name, value] of Object.entries(headersFor(path))) {
      expect(response.headers[name.toLowerCase()]).toBe(value);
    }
  });
});

describe('files', () => {
  test('hashed wasm is application/wasm and kept for a year', async () => {
    const { response, body } = await request('/assets/engine-1a2b.wasm');
    expect(response.headers['content-type']).toBe('application/wasm');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body.toString()).toBe(files['assets/engine-1a2b.wasm']);
  });

  test.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest', '/models/tiny-demo.bin'])(
    '%s is asked for again each time',
    async (path) => {
      const { response } = await request(path);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/assets/engine-1a2b.wasm', '/assets/worker-3c4d.js', '/coach'])(
    '%s comes in gzip when asked so, and plain otherwise',
    async (path) => {
      const plain = await request(path);
      const { response, body } = await request(path, { 'accept-encoding': 'gzip' });
      expect(plain.response.headers['content-encoding']).toBeUndefined();
      expect(response.headers['content-encoding']).toBe('gzip');
      expect(response.headers.vary).toBe('Accept-Encoding');
      expect(response.headers['content-type']).toBe(plain.response.headers['content-type']);
      expect(gunzipSync(body).equals(plain.body)).toBe(true);
    },
  );

  test('an unchanged file is a 304', async () => {
    const { response } = await request('/sw.js');
    const again = await request('/sw.js', { 'if-none-match': String(response.headers.etag) });
    expect(again.response.statusCode).toBe(304);
    expect(again.body).toHaveLength(0);
  });
});

describe('paths without a file', () => {
  test.each(['/coach', '/habits/7', '/오늘', '/coach?from=home.html'])(
    '%s is a screen of the app',
    async (path) => {
      const { response, body } = await request(encodeURI(path));
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html;charset=utf-8');
      expect(body.toString()).toBe(files['index.html']);
    },
  );

  test.each([
    '/assets/index-0000.js',
    '/download/index-0000.js',
    '/assets/no-extension',
    '/models/gone',
    '/models/tiny-demo.bin.part',
    '/icon.svg',
    '/사진.png',
    '/.env',
    '/../package.json',
    '/..%2Fpackage.json',
  ])('%s is a 404 and never HTML', async (path) => {
    const { response, body } = await request(path.startsWith('/사진') ? encodeURI(path) : path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(body.toString()).not.toContain('<');
  });
});

test('only reading is allowed', async () => {
  const response = await fetch(address, { method: 'POST', body: 'x' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
});

test('a taken port is not shared, and can be told beforehand', async () => {
  const port = Number(new URL(address).port);
  expect(await isFree(port)).toBe(false);
  await expect(listen(createAppServer(folder), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(await isFree(0)).toBe(true);
});

test('a folder without a build is refused with the way on', () => {
  expect(() => createAppServer(join(folder, 'models'))).toThrow('npm run build');
});
