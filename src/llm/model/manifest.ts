import * as z from 'zod/mini';
import { gemmaDefaults, modelEntrySchema, modestNeeds, type ModelEntry } from './model-entry';

const HUB = 'https://huggingface.co/litert-community';

/**
 * The models that the app offers. Size and SHA-256 are those that the hub recorded for the pinned revision, so
 * that another file under the same address is refused.
 */
const manifest: readonly ModelEntry[] = z.parse(z.array(modelEntrySchema), [
  {
    ...gemmaDefaults,
    id: 'gemma-4-e2b',
    name: 'Gemma 4 E2B',
    origin: 'catalog',
    family: 'gemma4',
    licence: 'Apache-2.0',
    source: {
      url: `${HUB}/gemma-4-E2B-it-litert-lm/resolve/b3ca0d2f076785a8f4b2219ddbd2bdb99954eae1/gemma-4-E2B-it-web.task`,
      bytes: 2_003_697_664,
      sha256: '2cbff161177a4d51c9d04360016185976f504517ba5758cd10c1564e5421c5a5',
    },
  },
  {
    ...gemmaDefaults,
    id: 'gemma-4-e4b',
    name: 'Gemma 4 E4B',
    origin: 'catalog',
    family: 'gemma4',
    licence: 'Apache-2.0',
    source: {
      url: `${HUB}/gemma-4-E4B-it-litert-lm/resolve/2eee7ac325f20eb8c9ac1d0e972f7c84663062da/gemma-4-E4B-it-web.task`,
      bytes: 2_964_324_352,
      sha256: 'f3bd72fc27627be2a2cc6722199a333599590ed0962ee7047b516a506b7bf086',
    },
    needs: { ...gemmaDefaults.needs, memory: { good: 12, least: 8 } },
  },
  {
    id: 'tiny-demo',
    name: null,
    origin: 'embedded',
    family: 'gemma4',
    licence: null,
    source: {
      url: '/models/tiny-demo.bin',
      bytes: 1_094_976,
      sha256: '1e0bb74452569db28a1c2aa33e087cc1e847575ff94a00fe0b227cdc67ce290f',
    },
    needs: modestNeeds,
    // It knows a fixed little world (e2e/tiny-gemma/README.md): asked greedily, the same words give the same answer.
    sampling: { topK: 1, temperature: 0 },
    context: { usual: 2048, most: 2048 },
    canThink: false,
    // Taught on single questions with an attention window of 128 tokens: earlier turns only mislead it.
    keepsHistory: false,
    retellsReadings: false,
  },
]);

/** The larger models that the app knows, best for most first. */
export const catalogModels: readonly ModelEntry[] = manifest.filter(({ origin }) => origin === 'catalog');

/** Embedded in the app: the whole pipeline on the real engine without a download. */
export const tinyDemo: ModelEntry = onlyEmbedded();

function onlyEmbedded(): ModelEntry {
  const entry = manifest.find(({ origin }) => origin === 'embedded');
  if (!entry) throw new Error('The manifest has no embedded model.');
  return entry;
}
