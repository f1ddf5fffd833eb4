/** Cycles, orphans and the owners of npm packages; who may import whom inside src is eslint's table. */

/**
 * @param {string} name
 * @param {string} owner path pattern of the only folder that may import the packages
 * @param {readonly string[]} packages
 */
const onlyIn = (name, owner, packages) => ({
  name,
  severity: 'error',
  from: { path: '^src/', pathNot: owner },
  to: { path: packages.map((pkg) => `node_modules/${pkg}/`) },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '^src/llm/(download-)?worker/[a-z]+\\.worker\\.ts$', '^src/pwa/sw\\.ts$'],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?url$'] },
    },
    onlyIn('dexie-only-in-db', '^src/db/', ['dexie']),
    onlyIn('mediapipe-only-in-llm-worker', '^src/llm/(worker/|runtime-files\\.ts$)', ['@mediapipe']),
    onlyIn('hash-wasm-only-in-download-worker', '^src/llm/download-worker/', ['hash-wasm']),
    onlyIn('workbox-only-in-pwa', '^src/pwa/', ['workbox-[a-z]+']),
    {
      name: 'no-preact-below-the-screens',
      severity: 'error',
      from: { path: '^src/(domain|catalog|tools|lib|llm/worker|llm/format)/' },
      to: { path: ['node_modules/preact/', 'node_modules/@preact/'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};
