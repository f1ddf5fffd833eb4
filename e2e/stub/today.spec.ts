import { expect, test } from '../support/guarded-test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a starter becomes a habit with one tap, and can be taken back', async ({ app, page }) => {
  await page.getByRole('button', { name: '고마운 일 세 줄 쓰기 더하기' }).click();
  await expect(app.todayList).toContainText('고마운 일 세 줄 쓰기');
  expect(await app.rows()).toEqual({ habits: 1, variants: 2 });
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(page.getByRole('heading', { name: '작은 것 하나면 충분해요' })).toBeVisible();
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
});

test('a check is kept over a reload, says its day and state, and can be taken back', async ({
  app,
  page,
}) => {
  await page.getByRole('button', { name: '고마운 일 세 줄 쓰기 더하기' }).click();
  const check = app.todayList.locator('.habit-row__check');
  await expect(check).toHaveAccessibleName(/^고마운 일 세 줄 쓰기, \d+월 \d+일 .요일, 아직$/);
  await check.click();
  await expect(check).toHaveAccessibleName(/했어요$/);
  await expect(check).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('오늘 할 일을 다 했어요');
  await page.reload();
  await expect(check).toHaveAccessibleName(/했어요$/);
  await check.click();
  await expect(check).toHaveAccessibleName(/아직$/);
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(check).toHaveAccessibleName(/했어요$/);
});

test('the sheet holds the other answers and lets a habit go', async ({ app, page }) => {
  await page.getByRole('button', { name: '고마운 일 세 줄 쓰기 더하기' }).click();
  const row = app.todayList.getByRole('button', { name: /다르게 답하기$/ });
  await row.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toBeFocused();
  await row.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /최소로 했어요/ })
    .click();
  await expect(app.todayList.locator('.habit-row__check')).toHaveAccessibleName(/최소로 했어요$/);
  await row.click();
  await page.getByRole('button', { name: '보관하기' }).click();
  await expect(page.getByRole('heading', { name: '작은 것 하나면 충분해요' })).toBeVisible();
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(app.todayList).toContainText('고마운 일 세 줄 쓰기');
});

test('two tabs agree without a reload', async ({ app, page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await page.getByRole('button', { name: '고마운 일 세 줄 쓰기 더하기' }).click();
  const row = other.getByRole('list', { name: '오늘의 습관' });
  await expect(row).toContainText('고마운 일 세 줄 쓰기');
  await row.locator('.habit-row__check').click();
  await expect(app.todayList.locator('.habit-row__check')).toHaveAccessibleName(/했어요$/);
});

test('language and brightness change at once and stay', async ({ page }) => {
  await page.goto('/more');
  await page.getByText('English').click();
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  await page.getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
