import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './e2e/launch/chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const executablePath = chromiumPath();
/** A GPU in software runs on the processor's cores: one test at a time, and patience. */
const realRuntime = { timeout: 480_000, expect: { timeout: 120_000 } };
const noGpuArgs = chromiumArgs.filter((arg) => !/webgpu|Vulkan/.test(arg));

export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  forbidOnly: !!process.env['CI'],
  reporter: 'list',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 360, height: 740 },
    locale: 'ko-KR',
    launchOptions: { executablePath, args: chromiumArgs },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'stub', testDir: 'e2e/stub' },
    { name: 'downloads', testDir: 'e2e/downloads', timeout: 60_000 },
    { name: 'failures', testDir: 'e2e/failures', ...realRuntime },
    {
      name: 'no-gpu',
      testDir: 'e2e/no-gpu',
      use: { launchOptions: { executablePath, args: noGpuArgs } },
    },
    { name: 'real', testDir: 'e2e/real', ...realRuntime },
  ],
  webServer: {
    command: 'node e2e/launch/serve.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/index.html`,
    reuseExistingServer: !process.env['CI'],
  },
});
