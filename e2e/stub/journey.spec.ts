import { expect, test } from '../support/guarded-test';
import { addHabit, stubWorker } from '../support/stub-worker';

const words = '아침에 햇빛 보기 습관 추가해줘';

test.beforeEach(async ({ context }) => {
  await stubWorker(context, {
    [words]: [addHabit('morning_sunlight', '아침에 햇빛 보기'), '추가했어요! 작게 시작해 봐요.'],
  });
});

test('a sentence becomes a habit that outlives a reload and the network', async ({ app }) => {
  await app.openCoach();
  await app.say(words);
  await expect(app.openCard()).toContainText('아침에 햇빛 보기');
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });

  await app.accept();
  await expect(app.log).toContainText('추가했어요! 작게 시작해 봐요.');
  expect(await app.rows()).toEqual({ habits: 1, variants: 2 });

  await app.expectKept('아침에 햇빛 보기');
});

test('every address opens cold, and offline after the first visit', async ({ app, page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  for (const [address, heading] of [
    ['/coach', '코치'],
    ['/more', '더보기'],
    ['/model', '모델'],
    ['/nowhere', '작은 것 하나면 충분해요'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await app.goTo('더보기');
  await page.goBack();
  await expect(page.getByRole('heading', { name: '작은 것 하나면 충분해요' })).toBeVisible();
});

test('a missing asset is a 404, not the page', async ({ request }) => {
  for (const path of ['/assets/gone-12345678.js', '/models/gone.bin', '/gone.png']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).not.toContain('html');
  }
});
