import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cacheControl, commonHeaders, headersFile, metaPolicy } from '../../../e2e/launch/headers.mjs';

const root = new URL('../../../', import.meta.url);

test('the _headers file for static hosts says what the server says', async () => {
  await expect(headersFile()).toMatchFileSnapshot(fileURLToPath(new URL('public/_headers', root)));
});

test('the page carries the same policy in its meta element, minus what a meta element cannot say', () => {
  const page = readFileSync(new URL('index.html', root), 'utf8');
  const meta = /<meta[^>]*http-equiv="Content-Security-Policy"[^>]*content="([^"]*)"/s.exec(page)?.[1];
  expect(meta?.replace(/\s+/g, ' ').trim()).toBe(metaPolicy());
  expect(`${metaPolicy()}; frame-ancestors 'none'`).toBe(commonHeaders['Content-Security-Policy']);
});

test('only hashed files may be kept for a year', () => {
  expect(cacheControl('/assets/index-abc123.js')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/coach', '/sw.js', '/models/tiny-demo.bin'])
    expect(cacheControl(path)).toBe('no-cache');
});

test('no header stands in two rules of the _headers file that match the same path', () => {
  const names = new Map<string, string[]>();
  let path = '';
  for (const line of headersFile().split('\n')) {
    if (line.startsWith('/')) path = line;
    const name = /^ {2}([\w-]+):/.exec(line)?.[1];
    if (name !== undefined) names.set(name, [...(names.get(name) ?? []), path]);
  }
  for (const paths of names.values()) {
    if (paths.includes('/*')) expect(paths).toEqual(['/*']);
  }
});
