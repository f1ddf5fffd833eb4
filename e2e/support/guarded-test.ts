import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { AppPage } from './app-page';

/** What no journey may cause. */
export interface Guard {
  readonly problems: string[];
  /** Failures that a test provokes on purpose: console errors that match are no problem. */
  allow(pattern: RegExp): void;
  /** A host of models that the person named. */
  allowHost(origin: string): void;
}

/** Watches a context for console errors, policy violations and requests that leave the origin. */
export async function watch(context: BrowserContext, origin: string): Promise<Guard> {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const hosts: string[] = [origin];
  const add = (problem: string): void => {
    if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  await context.exposeFunction('reportPolicyViolation', (text: string) => add(`policy: ${text}`));
  await context.addInitScript(() => {
    const report = (globalThis as unknown as { reportPolicyViolation: (text: string) => void })
      .reportPolicyViolation;
    addEventListener('securitypolicyviolation', (event) =>
      report(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!hosts.some((host) => url.startsWith(host)) && !/^(data|blob):/.test(url)) add(`request: ${url}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => add(`error: ${error.error().message}`));
  return { problems, allow: (pattern) => allowed.push(pattern), allowHost: (host) => hosts.push(host) };
}

interface Fixtures {
  readonly guard: Guard;
  readonly app: AppPage;
  readonly page: Page;
}

/** Each test also shows that it caused no console error, no policy violation and no request to elsewhere. */
export const test = base.extend<Fixtures>({
  guard: [
    async ({ context, baseURL }, use) => {
      const guard = await watch(context, baseURL ?? '');
      await use(guard);
      expect(guard.problems).toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page }, use) => {
    await use(new AppPage(page));
  },
});

export { expect };
