import type { BrowserContext, Page } from '@playwright/test';
import { AppPage } from '../support/app-page';
import { holdEngine, killEngine, loseDevice } from '../support/engine-handle';
import { expect, test, watch, type Guard } from '../support/guarded-test';
import { flipBit, modelFiles } from '../support/model-files';

/** One profile through one trouble after another: the model has to come back from each. */
test.describe.configure({ mode: 'serial' });

const ready = '모델 상태: 준비됨';

let context: BrowserContext;
let guard: Guard;
let app: AppPage;

test.beforeAll(async ({ browser, baseURL }) => {
  context = await browser.newContext();
  guard = await watch(context, baseURL ?? '');
  await holdEngine(context);
  app = new AppPage(await context.newPage());
  await app.openCoach();
});

test.afterAll(async () => {
  expect(guard.problems).toEqual([]);
  await context.close();
});

async function isReady(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: ready })).toBeVisible();
}

/** The last words are kept, and asked again they are answered. */
async function askAgain(): Promise<void> {
  await expect(app.log).toContainText('길게 설명해줘');
  await app.log.getByRole('button', { name: '다시 시도' }).last().click();
  await expect(app.log).toContainText('습관은 작게 시작하는 것이');
  await app.page.getByRole('button', { name: '답변 멈추기' }).click();
  await app.answered();
  await isReady(app.page);
}

test('the model is on the device, whole, and under no other name', async () => {
  expect(Object.keys(await modelFiles(app.page)).sort()).toEqual(['tiny-demo.facts', 'tiny-demo.model']);
});

test('the graphics chip is lost in mid-answer', async () => {
  await app.say('길게 설명해줘');
  await expect(app.log).toContainText('습관은 작게 시작하는 것이');
  await loseDevice(app.page);
  await expect(app.log).toContainText('그래픽 칩');
  await app.answered();
  await askAgain();
});

test('the worker dies without a word in mid-answer', async () => {
  await app.say('길게 설명해줘');
  await expect(app.log.locator('.answer__text--streaming').last()).toContainText('습관은 작게 시작하는 것이');
  await killEngine(app.page);
  await app.answered();
  await askAgain();
});

test('a second tab says where the model lives, and takes it over', async () => {
  const second = await context.newPage();
  await second.goto('/coach');
  await second.getByRole('textbox').fill('안녕');
  await second.getByRole('textbox').press('Enter');
  await expect(second.getByRole('main')).toContainText('다른 탭');
  await second.getByRole('button', { name: '여기서 쓰기' }).click();
  await isReady(second);
  await expect(app.page.getByRole('link', { name: ready })).toBeHidden();
  await expect(app.page.getByRole('main')).toContainText('다른 탭');
  await app.page.getByRole('button', { name: '여기서 쓰기' }).click();
  await isReady(app.page);
  await second.close();
});

test('a tab that dies while it loads is not loaded again by itself', async () => {
  await app.page.close();
  const dying = await context.newPage();
  await dying.goto('/model');
  await dying.getByRole('button', { name: '켜 보기' }).click();
  await expect
    .poll(() => dying.evaluate(() => localStorage.getItem('life-helper:loading')))
    .toContain('tiny-demo');
  await dying.close();

  app = new AppPage(await context.newPage());
  await app.page.goto('/coach');
  await expect(app.page.getByRole('alert')).toContainText('여는 도중에');
  await app.say('안녕');
  await expect(app.log).toContainText('여는 도중에');
  expect(app.page.workers().filter((worker) => worker.url().includes('llm.worker'))).toEqual([]);
  await app.page.getByRole('button', { name: '다시 켜 보기' }).first().click();
  await isReady(app.page);
});

test('a file that has gone bad is named, let go of and fetched anew', async () => {
  const { page } = app;
  await page.goto('/model');
  await flipBit(page, 'tiny-demo.model', 700_000);
  await page.getByRole('button', { name: '켜 보기' }).click();
  await expect(page.getByRole('alert')).toContainText('모델 파일이 온전하지 않아요');
  expect(Object.keys(await modelFiles(page))).toEqual([]);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByText('켜져 있어요')).toBeVisible();
});

test('nobody asks for a while: it rests, and the next words wake it', async () => {
  const { page } = app;
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('life-helper');
        open.onerror = () => reject(new Error('no database'));
        open.onsuccess = () => {
          const writing = open.result.transaction('settings', 'readwrite');
          const engine = {
            contextTokens: null,
            sampling: 'usual',
            thinks: false,
            idleSeconds: 10,
            loadsByItself: true,
          };
          writing.objectStore('settings').put({ key: 'engine', value: engine });
          writing.oncomplete = () => resolve();
        };
      }),
  );
  await page.goto('/coach');
  await app.say('안녕');
  await expect(app.log).toContainText('안녕하세요! 오늘은 어떤 습관을 만들어 볼까요?');
  await app.answered();
  await expect(page.getByRole('link', { name: '모델 상태: 쉬는 중' })).toBeVisible();
  expect(page.workers().filter((worker) => worker.url().includes('llm.worker'))).toEqual([]);
  await app.say('습관이 자꾸 무너져');
  await expect(app.log).toContainText('하루를 놓쳐도 괜찮아요.');
});
