import * as z from 'zod/mini';
import { modelEntrySchema } from '../model/model-entry';

/** The folder in the origin's private file system. */
export const MODEL_FOLDER = 'models';

/** Every file of the folder is one of these, or a stray. */
export type FileKind = 'part' | 'state' | 'model' | 'facts';

const kinds: readonly FileKind[] = ['part', 'state', 'model', 'facts'];

export function fileName(id: string, kind: FileKind): string {
  return `${id}.${kind}`;
}

/** Null: not a name of ours. */
export function readFileName(name: string): { readonly id: string; readonly kind: FileKind } | null {
  const dot = name.lastIndexOf('.');
  const kind = kinds.find((each) => each === name.slice(dot + 1));
  return dot > 0 && kind ? { id: name.slice(0, dot), kind } : null;
}

/**
 * What is known of a whole file, kept beside it. It is written before the file gets its name, so a model without
 * facts, or facts without a model, is what a crash left behind.
 */
export const modelFactsSchema = z.object({
  version: z.literal(1),
  entry: modelEntrySchema,
  bytes: z.int(),
  sha256: z.string(),
  isTrusted: z.boolean(),
});

export type ModelFacts = z.infer<typeof modelFactsSchema>;

/** One holder a model: whoever writes its files, in whatever tab. */
export function fileLock(id: string): string {
  return `model-file:${id}`;
}
