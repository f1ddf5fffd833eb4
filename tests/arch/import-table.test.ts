import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

// Planted files have no place in a tsconfig; the rules of the import table need no types.
const eslint = new ESLint({
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { project: false } } },
  ],
});

async function rulesBroken(filePath: string, code: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map((message) => message.ruleId) ?? ['no result'];
}

describe('the import table', () => {
  it.each([
    ['src/domain/planted.ts', `import { openDatabase } from '@/db/open-database';`],
    ['src/domain/planted.ts', `import { messages } from '../i18n/current';`],
    ['src/tools/planted.ts', `import { HabitDao } from '@/db/habit-dao';`],
    ['src/tools/planted.ts', `import { LlmError } from '@/llm/errors';`],
    ['src/llm/planted.ts', `import type { Habit } from '@/domain/habit';`],
    ['src/llm/planted.ts', `import { LlmHost } from './worker/llm-host';`],
    ['src/llm/worker/planted.ts', `import { Coach } from '@/coach/coach';`],
    ['src/coach/planted.ts', `import { HabitDao } from '@/db/habit-dao';`],
    ['src/ui/planted.tsx', `import type { Habit } from '@/domain/habit';`],
    ['src/features/today/planted.ts', `import { ChatModel } from '@/features/chat/chat-model';`],
    ['src/features/today/planted.ts', `import { HabitDao } from '@/db/habit-dao';`],
    ['src/features/today/planted.ts', `import { LlmHost } from '@/llm/worker/llm-host';`],
    ['src/app/planted.ts', `import { openDatabase } from '@/db/open-database';`],
    ['src/pwa/sw.ts', `import { HabitDao } from '@/db/habit-dao';`],
    ['src/lib/planted.ts', `import type { Habit } from '@/domain/habit';`],
    ['src/main.tsx', `import { LlmHost } from '@/llm/worker/llm-host';`],
  ])('refuses in %s: %s', async (filePath, line) => {
    expect(await rulesBroken(filePath, use(line))).toContain('boundaries/dependencies');
  });

  it.each([
    ['src/domain/planted.ts', `import { parseFrameLevel } from './frame-level';`],
    ['src/tools/planted.ts', `import type { HabitDao } from '@/db/habit-dao';`],
    ['src/llm/worker/planted.ts', `import { LlmError } from '../errors';`],
    ['src/coach/planted.ts', `import { LlmError } from '@/llm/errors';`],
    ['src/features/today/planted.ts', `import { starterIds } from './starters';`],
    ['src/features/today/planted.ts', `import { liveSignal } from '@/db/live-signal';`],
    ['src/features/today/planted.ts', `import type { HabitDao } from '@/db/habit-dao';`],
    ['src/main.tsx', `import { HabitDao } from '@/db/habit-dao';`],
  ])('allows in %s: %s', async (filePath, line) => {
    expect(await rulesBroken(filePath, use(line))).not.toContain('boundaries/dependencies');
  });

  it('refuses a file that belongs to no room', async () => {
    expect(await rulesBroken('src/attic/planted.ts', 'export const a = 1;')).toContain(
      'boundaries/no-unknown-files',
    );
  });

  it.each([
    ['a clock of its own', 'export const now = Date.now();', 'no-restricted-properties'],
    ['a default export', 'export default 1;', 'no-restricted-syntax'],
    ['a barrel', `export * from './habit';`, 'no-restricted-syntax'],
    ['console', `console.log('x');`, 'no-console'],
  ])('refuses %s', async (_name, code, rule) => {
    expect(await rulesBroken('src/domain/planted.ts', code)).toContain(rule);
  });
});

/** The import, and an export that uses it. */
function use(line: string): string {
  const name = /\{ (\w+) \}/.exec(line)?.[1] ?? '';
  return `${line}\nexport ${line.startsWith('import type') ? `type Planted = ${name};` : `const planted = ${name};`}\n`;
}
