import { expect, test } from '../support/guarded-test';
import { stubWorker } from '../support/stub-worker';

const Q = '<|"|>';
const candidates = [
  ['L2', '창문 열고 보리차 우리기'],
  ['L2', '야식 끊기'],
  ['L3', '나는 밤을 가볍게 여는 사람이다'],
].map(([level, text]) => `{frame_level:${Q}${level}${Q},framed_text:${Q}${text}${Q}}`);

test.beforeEach(async ({ context }) => {
  await stubWorker(context, {
    안녕: ['안녕하세요!'],
    '목표: 야식 끊고 싶어': [
      `<|tool_call>call:emit_frame_candidates{candidates:[${candidates.join(',')}]}<tool_call|>`,
    ],
  });
});

test('a habit comes out of the catalogue, its health line read before it is saved', async ({ app, page }) => {
  await page.goto('/catalog');
  await page.getByRole('searchbox').fill('ㅁㅅ');
  await expect(page.getByRole('heading', { name: '명상' })).toBeVisible();
  await page.getByRole('searchbox').fill('술을');
  await expect(page.getByText('혼자 갑자기 끊지 마세요').first()).toBeVisible();
  await page.getByRole('link', { name: '저녁엔 탄산수로 건배하기 더하기' }).click();
  await expect(page.getByRole('heading', { name: '새 습관' })).toBeVisible();
  await expect(page.getByText('혼자 갑자기 끊지 마세요').first()).toBeVisible();
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
  await page.getByRole('button', { name: '이 습관 더하기' }).click();
  await expect(app.todayList).toContainText('저녁엔 탄산수로 건배하기');
  expect(await app.habits()).toMatchObject([{ type: 'break', breakProtocolId: 'alcohol', protocolId: null }]);
  expect((await app.tables()).activities).toEqual([]);
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(app.todayList).toHaveCount(0);
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
});

test('a wish becomes a habit by rules alone, without a model and without a network', async ({
  app,
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: '직접 적기' }).click();
  const wish = page.getByRole('textbox', { name: '마음에 있는 말 그대로' });
  await wish.fill('야식 끊고 싶어');
  await expect(page.getByText('에는 할 일이 없어요.').first()).toBeVisible();
  await expect(page.getByText(/규칙으로 만든 문장이에요/).first()).toBeVisible();
  await page.getByRole('radio', { name: /양치/ }).first().check({ force: true });
  await page.getByRole('button', { name: '이 습관 더하기' }).click();
  await expect(app.todayList).toContainText('양치');
  expect(await app.habits()).toMatchObject([{ type: 'break', breakProtocolId: 'late_snack' }]);
});

test('the model’s sentences are offered only where the rules allow them', async ({ app, page }) => {
  await app.openCoach();
  await app.say('안녕');
  await app.answered();
  await page.goto('/coach');
  await app.say('안녕');
  await app.answered();
  await page.evaluate(() => {
    history.pushState(null, '', '/new');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('textbox', { name: '마음에 있는 말 그대로' }).fill('야식 끊고 싶어');
  await page.getByRole('button', { name: '코치에게 물어보기' }).click();
  await expect(page.getByRole('radio', { name: /나는 밤을 가볍게 여는 사람이다/ })).toBeAttached();
  await expect(page.getByRole('radio', { name: /^야식 끊기/ })).toHaveCount(0);
  await expect(
    page.getByText(/코치와 규칙이 만들고 확인했어요|코치가 쓰고 규칙으로 확인했어요/),
  ).toBeVisible();
});

test('food and weight leave the catalogue at a switch, and come back', async ({ app, page }) => {
  await page.goto('/more');
  await page.getByRole('switch', { name: '먹는 일과 체중 숨기기' }).click();
  await page.getByRole('link', { name: /카탈로그/ }).click();
  await page.getByRole('searchbox').fill('야식');
  await expect(page.getByRole('link', { name: '8시에 양치하고 보리차 마시기 더하기' })).toHaveCount(0);
  await page.reload();
  await page.goto('/more');
  await expect(page.getByRole('switch')).toBeChecked();
  await page.getByRole('switch').click();
  await page.goto('/catalog');
  await page.getByRole('searchbox').fill('야식');
  await expect(page.getByRole('link', { name: '8시에 양치하고 보리차 마시기 더하기' })).toBeVisible();
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
});

test('what the coach is told can be read, changed and put back', async ({ page }) => {
  await page.goto('/prompt');
  const field = page.getByRole('textbox', { name: '말투와 태도' });
  await expect(field).toHaveValue(/너는 습관 코치다/);
  await expect(page.getByText('만들 습관과 바꿀 습관은 각각 세 개까지다.')).toBeVisible();
  await field.fill('반말로 짧게 말해.');
  await page.getByRole('button', { name: '이렇게 쓰기' }).click();
  await page.reload();
  await expect(field).toHaveValue('반말로 짧게 말해.');
  await page.getByRole('button', { name: '처음 글로 되돌리기' }).click();
  await expect(field).toHaveValue(/너는 습관 코치다/);
});

test('the check of the model runs, can be saved to a file, and touches nothing of the person’s', async ({
  app,
  page,
}) => {
  await page.goto('/check?limit=4');
  const before = await app.tables();
  await page
    .getByRole('button', { name: /시작|점검/ })
    .first()
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /파일/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  expect(await app.tables()).toEqual(before);
});
