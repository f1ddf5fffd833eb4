import boundaries from 'eslint-plugin-boundaries';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

// The import table of docs/ARCHITECTURE.md, one row a line.

/** @param {string} type */
const element = (type) => ({ element: { type } });

/** @param {string} from @param {readonly string[]} to */
const may = (from, to) => ({ from: element(from), allow: to.map((type) => ({ to: element(type) })) });

/** Types only: nothing of it at run time. @param {string} from @param {readonly string[]} to */
const mayTypes = (from, to) => ({
  from: element(from),
  allow: to.map((type) => ({ to: element(type), dependency: { kind: 'type' } })),
});

const elements = [
  { type: 'llm-worker', pattern: ['src/llm/worker', 'src/llm/download-worker'] },
  { type: 'llm', pattern: 'src/llm' },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  ...['domain', 'catalog', 'db', 'tools', 'coach', 'ui', 'app', 'i18n', 'pwa', 'lib'].map((type) => ({
    type,
    pattern: `src/${type}`,
  })),
];

/** Single files with rows of their own. */
const files = [
  { category: 'main', pattern: 'src/main.tsx' },
  { category: 'sw', pattern: 'src/pwa/sw.ts' },
  { category: 'types', pattern: 'src/vite-env.d.ts' },
];

const policies = [
  may('domain', ['domain', 'lib']),
  may('catalog', ['catalog', 'domain', 'lib']),
  may('db', ['db', 'domain', 'lib']),
  may('tools', ['tools', 'domain', 'catalog', 'i18n', 'lib']),
  mayTypes('tools', ['db']),
  may('llm', ['llm', 'lib']),
  may('llm-worker', ['llm-worker', 'lib']),
  may('llm-worker', ['llm']),
  may('coach', ['coach', 'domain', 'catalog', 'tools', 'llm', 'i18n', 'lib']),
  mayTypes('coach', ['db']),
  may('ui', ['ui', 'i18n', 'lib']),
  may('feature', ['domain', 'catalog', 'coach', 'ui', 'i18n', 'lib']),
  mayTypes('feature', ['db', 'llm', 'tools']),
  {
    from: element('feature'),
    allow: [
      { to: { element: { type: 'feature', captured: { feature: '{{ from.element.captured.feature }}' } } } },
      { to: { element: { type: 'db' }, file: { path: '**/src/db/live-signal.ts' } } },
    ],
  },
  may('app', ['app', 'domain', 'coach', 'ui', 'feature', 'i18n', 'pwa', 'lib']),
  mayTypes('app', ['db', 'llm']),
  may('i18n', ['i18n', 'lib']),
  mayTypes('i18n', ['domain']),
  may('pwa', ['pwa', 'lib']),
  may('lib', ['lib']),
  {
    from: { file: { categories: 'main' } },
    allow: Object.values(elements)
      .filter(({ type }) => type !== 'llm-worker')
      .map(({ type }) => ({ to: element(type) })),
  },
];

export default defineConfig(
  { ignores: ['dist', 'coverage', 'node_modules', 'e2e/tiny-gemma/build', 'test-results'] },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'tsconfig.worker.json', 'tsconfig.tests.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        typescript: {
          alwaysTryTypes: true,
          noWarnOnMultipleProjects: true,
          project: ['tsconfig.json', 'tsconfig.worker.json'],
        },
      },
      'boundaries/elements': elements,
      'boundaries/files': files,
      'boundaries/include': ['src/**/*'],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'boundaries/no-unknown-files': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'Take a Clock (src/domain/clock.ts): tests own the time.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'ExportAllDeclaration', message: 'No barrels.' },
      ],
    },
  },
  {
    files: ['src/domain/clock.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['e2e/**/*.mjs', '**/*.cjs', '*.config.{js,ts}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
);
