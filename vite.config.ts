import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { playwright } from '@vitest/browser-playwright';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import pkg from './package.json' with { type: 'json' };
import { seeds } from './vite.seeds.ts';
import { chromiumPath, chromiumArgs } from './e2e/launch/chromium.mjs';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

export default defineConfig({
  define: {
    __APP_VERSION__: JSON.stringify(pkg.version),
    __RUNTIME_VERSION__: JSON.stringify(pkg.dependencies['@mediapipe/tasks-genai']),
  },
  resolve: { alias },
  plugins: [
    seeds(alias),
    {
      // The development server brings styles and its own client inline, which the policy rightly forbids.
      name: 'no-policy-in-development',
      apply: 'serve',
      transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
    },
    preact({ prefreshEnabled: !process.env['VITEST'] }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
        globIgnores: ['**/genai_wasm*', 'models/**'],
      },
      manifest: {
        id: '/',
        name: '습관 코치',
        short_name: '습관 코치',
        description: '내 기기 안에서만 움직이는 습관 코치',
        lang: 'ko',
        display: 'standalone',
        start_url: '/',
        scope: '/',
        background_color: '#f8f5f0',
        theme_color: '#f8f5f0',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
    }),
  ],
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // In a folder of its own, since it alone is served with a policy that lets it reach other hosts.
        entryFileNames: ({ name }) =>
          `${name === 'download.worker' ? 'download' : 'assets'}/[name]-[hash].js`,
      },
    },
  },
  optimizeDeps: { include: ['@mediapipe/tasks-genai', 'hash-wasm', '@preact/signals', 'dexie', 'zod/mini'] },
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'tests/arch/**/*.test.ts'],
          setupFiles: ['fake-indexeddb/auto'],
        },
      },
      {
        extends: true,
        test: { name: 'component', environment: 'happy-dom', include: ['tests/component/**/*.test.tsx'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
    coverage: { provider: 'v8', include: ['src/**'] },
  },
});
