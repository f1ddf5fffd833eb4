import type { Page } from '@playwright/test';

/** The folder of models in the private file system, read and damaged without the app's help. */
export async function modelFiles(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('models', { create: true });
    const sizes: Record<string, number> = {};
    for await (const [name, handle] of folder.entries()) {
      // One may be renamed or deleted between the look at the folder and the look at it.
      const file = handle.kind === 'file' ? await handle.getFile().catch(() => null) : null;
      if (file) sizes[name] = file.size;
    }
    return sizes;
  });
}

/** Turns one bit of a file over. */
export async function flipBit(page: Page, name: string, offset: number): Promise<void> {
  await page.evaluate(
    async ({ name, offset }) => {
      const root = await navigator.storage.getDirectory();
      const handle = await (await root.getDirectoryHandle('models')).getFileHandle(name);
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
      bytes[offset] = (bytes[offset] ?? 0) ^ 1;
      const file = await handle.createWritable();
      await file.write(bytes);
      await file.close();
    },
    { name, offset },
  );
}
