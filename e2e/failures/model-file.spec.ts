import { readFileSync } from 'node:fs';
import { expect, test } from '../support/guarded-test';

// The model's request must be seen here, not inside the service worker.
test.use({ serviceWorkers: 'block' });

const model = readFileSync('public/models/tiny-demo.bin');
const flipped = Buffer.from(model);
flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;

const broken: readonly (readonly [name: string, body: Buffer, title: string])[] = [
  ['a truncated file', model.subarray(0, 600_000), '모델 파일이 온전하지 않아요'],
  ['another file', Buffer.from('<!doctype html><title>로그인</title>'), '모델 파일이 온전하지 않아요'],
  ['a file of the right size with a wrong bit', flipped, '모델 파일이 온전하지 않아요'],
  ['a file that goes on', Buffer.concat([model, model]), '모델 파일이 온전하지 않아요'],
];

for (const [name, body, title] of broken) {
  test(`${name} is named, and trying again works`, async ({ app, page }) => {
    await page.route('**/models/tiny-demo.bin', (route) => route.fulfill({ body }), { times: 1 });
    await page.goto('/model');
    await page.getByRole('button', { name: '켜 보기' }).click();
    await expect(page.getByRole('alert')).toContainText(title);
    await expect(page.getByRole('alert')).toContainText('이 파일은 쓰지 않았어요');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByText('켜져 있어요')).toBeVisible();
    await app.goTo('코치');
    await expect(page.getByRole('link', { name: '모델 상태: 준비됨' })).toBeVisible();
  });
}

for (const [name, act] of [
  ['an empty file', { status: 200, body: '' }],
  ['a missing file', { status: 404, body: 'Not found' }],
  ['a server in trouble', { status: 503, body: '' }],
] as const) {
  test(`${name} is named`, async ({ page, guard }) => {
    guard.allow(/Failed to load resource/);
    await page.route('**/models/tiny-demo.bin', (route) => route.fulfill(act));
    await page.goto('/model');
    await page.getByRole('button', { name: '켜 보기' }).click();
    await expect(page.getByRole('alert')).toContainText('모델 파일을 가져오지 못했어요');
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  });
}

test('the network gone at the first start is named, and the talk keeps the words', async ({
  app,
  page,
  guard,
}) => {
  guard.allow(/Failed to load resource|ERR_FAILED/);
  await page.route('**/models/tiny-demo.bin', (route) => route.abort());
  await page.goto('/coach');
  await app.say('아침에 햇빛 보기 습관 추가해줘');
  await expect(app.log).toContainText('모델 파일을 가져오지 못했어요');
  await expect(app.log).toContainText('아침에 햇빛 보기 습관 추가해줘');
  await expect(page.getByRole('button', { name: '다시 시도' }).first()).toBeVisible();
});

test('a runtime that does not arrive is named', async ({ page, guard }) => {
  guard.allow(/Failed to load resource|ERR_FAILED|Failed to fetch|dynamically imported/);
  await page.route('**/assets/genai_wasm*', (route) => route.abort());
  await page.goto('/model');
  await page.getByRole('button', { name: '켜 보기' }).click();
  await expect(page.getByRole('alert')).toContainText('모델을 움직이는 부분을 가져오지 못했어요');
});

test('a load can be given up', async ({ page }) => {
  await page.route('**/models/tiny-demo.bin', () => undefined);
  await page.goto('/model');
  await page.getByRole('button', { name: '켜 보기' }).click();
  await page.getByRole('button', { name: '그만두기' }).click();
  await expect(page.getByRole('button', { name: '켜 보기' })).toBeVisible();
});
