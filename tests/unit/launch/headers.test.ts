import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cacheControl, headersFile, headersFor, metaPolicy } from '../../../e2e/launch/headers.mjs';

const root = new URL('../../../', import.meta.url);

test('the _headers file for static hosts says what the server says', async () => {
  await expect(headersFile()).toMatchFileSnapshot(fileURLToPath(new URL('public/_headers', root)));
});

test('the page carries the same policy in its meta element, minus what a meta element cannot say', () => {
  const page = readFileSync(new URL('index.html', root), 'utf8');
  const meta = /<meta[^>]*http-equiv="Content-Security-Policy"[^>]*content="([^"]*)"/s.exec(page)?.[1];
  expect(meta?.replace(/\s+/g, ' ').trim()).toBe(metaPolicy());
  expect(`${metaPolicy()}; frame-ancestors 'none'`).toBe(headersFor('/')['Content-Security-Policy']);
});

test('only the download worker may reach another host, and in no other way', () => {
  const strict = headersFor('/')['Content-Security-Policy'];
  for (const path of ['/', '/coach', '/assets/llm.worker-1.js', '/sw.js', '/models/x.bin', '/download'])
    expect(headersFor(path)['Content-Security-Policy']).toBe(strict);
  const loose = headersFor('/download/download.worker-1.js')['Content-Security-Policy'] ?? '';
  expect(strict).toContain("connect-src 'self';");
  expect(loose).toBe(
    strict?.replace("connect-src 'self'", "connect-src 'self' https: http://localhost:* http://127.0.0.1:*"),
  );
});

test('only hashed files may be kept for a year', () => {
  for (const path of ['/assets/index-abc123.js', '/download/download.worker-abc123.js'])
    expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/coach', '/sw.js', '/models/tiny-demo.bin'])
    expect(cacheControl(path)).toBe('no-cache');
});

/** Whether a rule of the file is for a path: `*` is anything, `:name` one segment. */
const isFor = (rule: string, path: string): boolean =>
  new RegExp(`^${rule.replace('*', '.*').replace(/:\w+/, '[^/]+')}$`).test(path);

/** The values that a host joins for a path, by header. */
function joined(path: string): Map<string, readonly string[]> {
  const values = new Map<string, readonly string[]>();
  let rule = '';
  for (const line of headersFile().split('\n')) {
    if (line.startsWith('/')) rule = line;
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined && isFor(rule, path))
      values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

test.each([
  '/',
  '/coach',
  '/index.html',
  '/sw.js',
  '/manifest.webmanifest',
  '/assets/index-1.js',
  '/download/download.worker-1.js',
  '/models/tiny-demo.bin',
])('the _headers file gives %s each header once, as the server does', (path) => {
  const wanted = {
    ...headersFor(path),
    ...(path === '/coach' ? {} : { 'Cache-Control': cacheControl(path) }),
  };
  expect(Object.fromEntries(joined(path))).toEqual(
    Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, [value]])),
  );
});
