import type { InstalledModel } from './download-state';
import { fileName, MODEL_FOLDER, modelFactsSchema, readFileName, type FileKind } from './file-names';
import { readSlots, type PartState } from './part-state';

export interface FolderContents {
  readonly installed: readonly InstalledModel[];
  /** Files on their way that can be gone on with. */
  readonly parts: readonly PartState[];
}

const NOTHING: FolderContents = { installed: [], parts: [] };

/** The folder of models in the origin's private file system, as the page sees it. */
export class ModelFolder {
  /**
   * What is there. Whatever belongs to nothing (a model without facts, a part without a state) is deleted, unless
   * its id is `busy`: somebody is writing it.
   */
  async read(busy: ReadonlySet<string>): Promise<FolderContents> {
    const folder = await openFolder();
    if (!folder) return NOTHING;
    const kindsById = new Map<string, Set<FileKind>>();
    for await (const name of folder.keys()) {
      const known = readFileName(name);
      if (!known) await folder.removeEntry(name, { recursive: true }).catch(() => undefined);
      else kindsById.set(known.id, (kindsById.get(known.id) ?? new Set<FileKind>()).add(known.kind));
    }
    const contents = { installed: [] as InstalledModel[], parts: [] as PartState[] };
    for (const [id, kinds] of kindsById) {
      const model = kinds.has('model') ? await readModel(folder, id) : null;
      if (model) contents.installed.push(model);
      if (busy.has(id)) continue;
      const part = kinds.has('part') && !model ? await readPart(folder, id) : null;
      if (part) contents.parts.push(part);
      const strays = [...kinds].filter((kind) => !belongs(kind, { model, part }));
      for (const kind of strays) await folder.removeEntry(fileName(id, kind)).catch(() => undefined);
    }
    return contents;
  }

  async remove(id: string): Promise<void> {
    await this.removeAll(id, ['model', 'facts']);
  }

  async removePart(id: string): Promise<void> {
    await this.removeAll(id, ['part', 'state']);
  }

  /** Notes that the person takes the file as it is. */
  async trust(id: string): Promise<void> {
    const folder = await openFolder();
    const handle = await folder?.getFileHandle(fileName(id, 'facts'));
    if (!handle) return;
    const facts = modelFactsSchema.parse(JSON.parse(await (await handle.getFile()).text()));
    const file = await handle.createWritable();
    await file.write(JSON.stringify({ ...facts, isTrusted: true }));
    await file.close();
  }

  private async removeAll(id: string, kinds: readonly FileKind[]): Promise<void> {
    const folder = await openFolder();
    for (const kind of kinds) {
      await folder?.removeEntry(fileName(id, kind)).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
      });
    }
  }
}

interface Whole {
  readonly model: InstalledModel | null;
  readonly part: PartState | null;
}

function belongs(kind: FileKind, { model, part }: Whole): boolean {
  return kind === 'model' || kind === 'facts' ? model !== null : part !== null;
}

/** Null where the browser has no private file system, or none in this window. */
async function openFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(MODEL_FOLDER, { create: true });
  } catch {
    return null;
  }
}

async function readModel(folder: FileSystemDirectoryHandle, id: string): Promise<InstalledModel | null> {
  try {
    const text = await (await folder.getFileHandle(fileName(id, 'facts')).then((it) => it.getFile())).text();
    const { entry, bytes, sha256, isTrusted } = modelFactsSchema.parse(JSON.parse(text));
    const file = await (await folder.getFileHandle(fileName(id, 'model'))).getFile();
    return entry.id === id && file.size === bytes ? { entry, bytes, sha256, isTrusted } : null;
  } catch {
    return null;
  }
}

async function readPart(folder: FileSystemDirectoryHandle, id: string): Promise<PartState | null> {
  try {
    const file = await (await folder.getFileHandle(fileName(id, 'state'))).getFile();
    const state = readSlots(new Uint8Array(await file.arrayBuffer()));
    if (state?.entry.id !== id) return null;
    // A picked file can't be read again after a reload: only what has an address can go on.
    const canGoOn = state.entry.source.url !== null && (state.received > 0 || !state.isPaused);
    return canGoOn ? state : null;
  } catch {
    return null;
  }
}
