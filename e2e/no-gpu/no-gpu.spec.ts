import { expect, test } from '../support/guarded-test';

test('without a graphics chip the model says so, and everything else works', async ({ app, page }) => {
  await page.goto('/model');
  await expect(page.getByText('그래픽 칩을 찾지 못했어요').first()).toBeVisible();
  await expect(page.getByText('습관과 기록은 그대로 쓸 수 있어요')).toBeVisible();

  await page.getByRole('button', { name: '켜 보기' }).click();
  await expect(page.getByRole('alert')).toContainText('그래픽 칩을 찾지 못했어요');
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();

  await app.goTo('코치');
  await app.say('아침에 햇빛 보기 습관 추가해줘');
  await expect(app.log).toContainText('그래픽 칩을 찾지 못했어요');

  await app.goTo('오늘');
  await page.getByRole('button', { name: '고마운 일 세 줄 쓰기 더하기' }).click();
  await expect(app.todayList).toContainText('고마운 일 세 줄 쓰기');
  expect(await app.rows()).toEqual({ habits: 1, variants: 2 });
});

test('a browser without WebGPU is told which ones have it', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { gpu?: unknown }).gpu;
  });
  await page.goto('/model');
  await expect(page.getByText('이 브라우저에서는 코치를 켤 수 없어요')).toBeVisible();
  await expect(page.getByText('최신 Chrome에서 열어 주세요')).toBeVisible();
});
