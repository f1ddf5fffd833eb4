import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type * as checkSeeds from './src/catalog/check-seeds';

const folder = fileURLToPath(new URL('./src/catalog/', import.meta.url));
/** Notes from editor to editor, and fields that only the checks need: they stay out of what people download. */
const internalFields = new Set(['evidence_note', 'safety', 'citation_checked', 'note', 'tests']);

async function readSeed(name: string): Promise<unknown> {
  return JSON.parse(await readFile(`${folder}seed/${name}.json`, 'utf8')) as unknown;
}

/** Checks the catalogue and the avoidance patterns at each build, and ships of them what is meant for people. */
export function seeds(alias: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'seeds',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { module } = await runnerImport<typeof checkSeeds>(`${folder}check-seeds.ts`, {
        configFile: false,
        resolve: { alias },
      });
      const problems = module.seedProblems(await readSeed('catalog'), await readSeed('avoidance-patterns'));
      if (problems.length > 0) this.error(problems.join('\n'));
    },
    transform(code, id) {
      if (!id.startsWith(`${folder}seed/`)) return null;
      const parsed: unknown = JSON.parse(code);
      const kept = JSON.stringify(parsed, (key, value: unknown) =>
        internalFields.has(key) ? undefined : value,
      );
      return { code: kept, map: null };
    },
  };
}
