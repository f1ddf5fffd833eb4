import type { Page } from '@playwright/test';
import { expect, test } from '../support/guarded-test';
import { FaultServer } from '../support/fault-server';
import { modelFiles } from '../support/model-files';
import { ModelPage } from '../support/model-page';

const server = new FaultServer();
const NAME = 'long.task';

test.beforeAll(async () => {
  await server.listen();
});
test.beforeEach(({ guard }) => {
  server.reset();
  guard.allowHost(server.origin);
  guard.allow(/Failed to load resource|net::ERR_/);
});
test.afterAll(() => server.close());

/** Bytes of the only part. */
async function partBytes(page: Page): Promise<number> {
  const files = await modelFiles(page);
  return Object.entries(files).find(([name]) => name.endsWith('.part'))?.[1] ?? 0;
}

/** Bytes of it that a crash can't take. */
async function safeBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('models');
    for await (const [name, handle] of folder.entries()) {
      if (!name.endsWith('.state') || handle.kind !== 'file') continue;
      const text = await (await handle.getFile()).text();
      return Math.max(...Array.from(text.matchAll(/"received":(\d+)/g), ([, bytes]) => Number(bytes)));
    }
    return 0;
  });
}

/** Until so large a share has arrived. */
const arrived = (page: Page, share: number): Promise<void> =>
  expect.poll(() => partBytes(page)).toBeGreaterThanOrEqual(Math.round(share * server.size));

test('cut at 30 %, reloaded, gone on: the file arrives once', async ({ page }) => {
  const models = new ModelPage(page);
  await models.open();
  server.next({ cutAt: 0.3 });
  server.always({ isDown: true });
  await models.bringFrom(server.url(NAME));
  await expect(models.card(NAME)).toContainText('연결이 끊겼어요');
  await expect(models.card(NAME).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
  await page.goto('about:blank');
  server.always({});
  await models.open();
  await expect(models.card(NAME)).toContainText(server.sha256());
  const from = Math.round(0.3 * server.size);
  expect(server.log.at(-1)).toMatchObject({ range: `bytes=${from}-`, ifRange: '"v0"' });
  expect(server.sent).toBe(server.size);
});

test('the tab dies in mid-stream: what was safe is not fetched again', async ({ page }) => {
  const models = new ModelPage(page);
  await models.open();
  server.next({ holdAt: 0.6 });
  await models.bringFrom(server.url(NAME));
  const held = Math.round(0.6 * server.size);
  await expect.poll(() => safeBytes(page)).toBe(held);
  await page.goto('about:blank');
  server.release();
  await models.open();
  await expect(models.card(NAME)).toContainText(server.sha256());
  expect(server.log.at(-1)?.range).toBe(`bytes=${held}-`);
  expect(server.sent).toBe(server.size);
});

test('the tab dies before anything was safe: it is begun again', async ({ page }) => {
  const models = new ModelPage(page);
  await models.open();
  server.next({ holdAt: 0 });
  await models.bringFrom(server.url(NAME));
  await expect.poll(() => server.log.length).toBe(1);
  await page.goto('about:blank');
  server.release();
  await models.open();
  await expect(models.card(NAME)).toContainText(server.sha256());
});

test('paused over a reload: nothing goes on by itself, and then from there', async ({ page }) => {
  const models = new ModelPage(page);
  await models.open();
  server.next({ holdAt: 0.5 });
  await models.bringFrom(server.url(NAME));
  await arrived(page, 0.5);
  await models.press(NAME, '잠시 멈추기');
  await expect(models.card(NAME).getByRole('button', { name: '이어 받기' })).toBeVisible();
  await page.reload();
  await expect(models.card(NAME).getByRole('button', { name: '이어 받기' })).toBeVisible();
  await expect(models.card(NAME).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(server.log).toHaveLength(1);
  await models.press(NAME, '이어 받기');
  await expect(models.card(NAME)).toContainText(server.sha256());
  expect(server.sent).toBe(server.size);
});

test('given up: nothing of it stays', async ({ page }) => {
  const models = new ModelPage(page);
  await models.open();
  server.next({ holdAt: 0.5 });
  await models.bringFrom(server.url(NAME));
  await arrived(page, 0.5);
  await models.press(NAME, '그만두기');
  await expect(models.card(NAME)).toBeHidden();
  expect(await modelFiles(page)).toEqual({});
  await page.reload();
  await expect(page.getByRole('heading', { name: '저장 공간' })).toBeVisible();
  expect(await modelFiles(page)).toEqual({});
  expect(server.log).toHaveLength(1);
});

test('it goes on while the person is elsewhere in the app', async ({ page }) => {
  const models = new ModelPage(page);
  await models.open();
  server.next({ holdAt: 0.5 });
  await models.bringFrom(server.url(NAME));
  await arrived(page, 0.5);
  await page.getByRole('link', { name: '오늘', exact: true }).click();
  server.release();
  await expect
    .poll(async () => Object.keys(await modelFiles(page)).some((name) => name.endsWith('.model')))
    .toBe(true);
  expect(server.sent).toBe(server.size);
});

test('two tabs: one downloads, the other sees it, stops it, and goes on when the first one is gone', async ({
  page,
  context,
}) => {
  const first = new ModelPage(page);
  await first.open();
  server.next({ holdAt: 0.4 });
  await first.bringFrom(server.url(NAME));
  await arrived(page, 0.4);
  const second = new ModelPage(await context.newPage());
  await second.open();
  await expect(second.card(NAME)).toContainText('다른 탭에서 받고 있어요');
  await expect(second.card(NAME).getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^(39|40)$/);
  await second.press(NAME, '잠시 멈추기');
  await expect(first.card(NAME).getByRole('button', { name: '이어 받기' })).toBeVisible();
  server.next({ holdAt: 0.8 });
  await first.press(NAME, '이어 받기');
  await arrived(page, 0.8);
  await expect(second.card(NAME)).toContainText('다른 탭에서 받고 있어요');
  await page.close();
  await expect(second.card(NAME)).toContainText(server.sha256());
  // Whoever came second never began by itself.
  expect(server.log.filter(({ range }) => range === null)).toHaveLength(1);
  await second.press(NAME, '이 파일 쓰기');
  await second.isHere(NAME);
});

test('without the network it waits, says so, and goes on by itself', async ({ page, context }) => {
  const models = new ModelPage(page);
  await models.open();
  server.next({ holdAt: 0.5 });
  await models.bringFrom(server.url(NAME));
  await arrived(page, 0.5);
  await context.setOffline(true);
  server.release();
  await expect(models.card(NAME)).toContainText(/인터넷이 끊겼어요|연결이 끊겼어요/);
  await context.setOffline(false);
  await expect(models.card(NAME)).toContainText(server.sha256());
  expect(server.sent).toBe(server.size);
});

test('no room: not begun, said with numbers, and begun when there is', async ({ page }) => {
  const models = new ModelPage(page);
  await models.open();
  server.next({ status: 503, retryAfter: '2' });
  const starting = page.waitForEvent('worker', (worker) => worker.url().includes('/download/'));
  await models.bringFrom(server.url(NAME));
  // Chromium no longer tells how much room there really is (it says ten gigabytes more than is used), so it is told.
  await (
    await starting
  ).evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({ usage: 0, quota: 40_000_000 });
  });
  await models.failed(NAME, /빈 공간이 \d+ MB 모자라서 시작하지 않았어요/);
  expect(await modelFiles(page)).toEqual({});
  await models.press(NAME, '다시 받기');
  await expect(models.card(NAME)).toContainText(server.sha256());
});

test('the disk fills up on the way: what fitted is kept and gone on with', async ({
  page,
  context,
  baseURL,
}) => {
  const models = new ModelPage(page);
  await models.open();
  server.next({ holdAt: 0.3 });
  await models.bringFrom(server.url(NAME));
  await arrived(page, 0.3);
  const devtools = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 500_000 });
  server.release();
  await models.failed(NAME, /저장 공간이 다 찼어요|빈 공간이/);
  const kept = await partBytes(page);
  expect(kept).toBeGreaterThanOrEqual(Math.round(0.3 * server.size));
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await models.press(NAME, '이어 받기');
  await expect(models.card(NAME)).toContainText(server.sha256());
});

test('what a crash left behind is swept at the next start', async ({ page }) => {
  // A place of the same origin where the app isn't running.
  await page.goto('/icon.svg');
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('models', { create: true });
    for (const [name, text] of [
      ['torn.part', 'half a model'],
      ['torn.state', '{"version":1,"turn":3,'],
      ['nameless.model', 'TFL3'],
      ['old.facts', '{}'],
      ['something else', ''],
    ] as const) {
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
  });
  expect(Object.keys(await modelFiles(page))).toHaveLength(5);
  await page.goto('/model');
  await expect.poll(() => modelFiles(page)).toEqual({});
});
