import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tinyDemo } from '@/llm/model/manifest';
import { packModel } from '../../../e2e/tiny-gemma/pack-model.mjs';

const committed = readFileSync(new URL(`../../../public${tinyDemo.source.url}`, import.meta.url));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('the model in public/ is exactly what its weights and its tokenizer pack to', () => {
  const packed = packModel();
  expect(packed.length).toBe(committed.length);
  expect(sha256(packed)).toBe(sha256(committed));
});

test('the manifest knows the model by its size and hash', () => {
  expect({ bytes: committed.length, sha256: sha256(committed) }).toEqual({
    bytes: tinyDemo.source.bytes,
    sha256: tinyDemo.source.sha256,
  });
});
