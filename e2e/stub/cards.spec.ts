import { expect, test } from '../support/guarded-test';
import { addHabit, stubWorker } from '../support/stub-worker';

const four = [
  ['morning_sunlight', '아침에 햇빛 보기'],
  ['meditation', '의자에 앉아 숨 세기'],
  ['stretch', '샤워하고 5분 스트레칭하기'],
  ['reading', '침대에서 책 10쪽 읽기'],
] as const;

test.beforeEach(async ({ context }) => {
  await stubWorker(context, {
    둘: [addHabit(...four[0]) + addHabit(...four[1]), '둘 다 더했어요.'],
    '또 둘': [addHabit(...four[2]) + addHabit(...four[3]), '여기까지예요.'],
    햇빛: [addHabit(...four[0]), '추가했어요!'],
    '술 끊기': [addHabit('alcohol', '술 끊기'), addHabit('alcohol', '술 안 마시기'), '못 들을 말'],
    거짓말: ['아침 햇빛 습관을 추가했어요!'],
  });
});

test('two cards for the last seat: the second says so before it is tapped, and can be carried out in place of an old habit', async ({
  app,
  page,
}) => {
  await app.openCoach();
  await app.say('둘');
  await expect(app.openCard()).toHaveCount(2);
  await app.openCard().first().getByRole('button', { name: '추가' }).click();
  await app.accept();
  await app.answered();

  await app.say('또 둘');
  await expect(app.openCard()).toHaveCount(2);
  const [, second] = [app.openCard().first(), app.openCard().last()];
  await app.openCard().first().getByRole('button', { name: '추가' }).click();
  await expect(second).toContainText('하나를 보관하거나 졸업하면');
  expect((await app.tables()).habits).toHaveLength(3);

  await second.getByRole('button', { name: '‘아침에 햇빛 보기’ 보관하기' }).click();
  await expect(second).not.toContainText('하나를 보관하거나 졸업하면');
  await second.getByRole('button', { name: '추가' }).click();
  await app.answered();
  const { habits } = await app.tables();
  expect(habits).toHaveLength(4);
  expect(habits.filter((habit) => (habit as { status: string }).status === 'active')).toHaveLength(3);
  await expect(page.getByText('둘 다 더했어요.')).toBeVisible();
});

test('a card can be changed in place, under the same rules, and what it then shows is stored', async ({
  app,
  page,
}) => {
  await app.openCoach();
  await app.say('햇빛');
  await app.openCard().getByRole('button', { name: '수정' }).click();
  const sentence = page.getByRole('textbox', { name: '문장' });
  await expect(sentence).toBeFocused();
  await sentence.fill('폰 안 보기');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(sentence).toBeVisible();
  expect((await app.tables()).habits).toEqual([]);
  await sentence.fill('창가에서 물 마시며 햇빛 보기');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(app.openCard()).toContainText('창가에서 물 마시며 햇빛 보기');
  await app.accept();
  await app.answered();
  expect(await app.habits()).toMatchObject([{ frameFramedText: '창가에서 물 마시며 햇빛 보기' }]);
});

test('an open card outlives a reload, writes once after it, and the talk is still there', async ({
  app,
  page,
}) => {
  await app.openCoach();
  await app.say('햇빛');
  await expect(app.openCard()).toBeVisible();
  await page.reload();
  await expect(app.openCard()).toContainText('아침에 햇빛 보기');
  await expect(page.locator('.chat__me')).toHaveText(['햇빛']);
  await app.openCard().getByRole('button', { name: '추가' }).dblclick();
  await expect(app.proposals).toContainText('더했어요');
  expect(await app.rows()).toEqual({ habits: 1, variants: 2 });
  await page.reload();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(app.proposals).toContainText('되돌렸어요');
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
});

test('a card closes after an hour without an answer, and can be looked at again', async ({ app, page }) => {
  await page.clock.install();
  await app.openCoach();
  await app.say('햇빛');
  await expect(app.openCard()).toBeVisible();
  await page.clock.fastForward('01:00:01');
  await expect(app.openCard()).toHaveCount(0);
  await expect(app.proposals).toContainText('대답하지 않아서 닫았어요');
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
  await page.getByRole('button', { name: '다시 보기' }).click();
  await app.accept();
  await expect(app.proposals).toContainText('더했어요');
  expect(await app.rows()).toEqual({ habits: 1, variants: 2 });
});

test('a habit with records is not taken back, and the list of deeds says why', async ({ app, page }) => {
  await app.openCoach();
  await app.say('햇빛');
  await app.accept();
  await app.answered();
  await app.goTo('오늘');
  await page.locator('.habit-row__check').click();
  await app.goTo('더보기');
  await page.getByRole('link', { name: /코치가 한 일/ }).click();
  await page.getByRole('button', { name: /되돌리기/ }).click();
  await expect(page.getByText('그 뒤에 기록이 더해져서 그대로 두었어요')).toBeVisible();
  expect(await app.rows()).toEqual({ habits: 1, variants: 2 });
});

test('refused twice, the turn ends with an offer of the rules', async ({ app, page }) => {
  await app.openCoach();
  await app.say('술 끊기');
  await expect(app.refusals).toHaveCount(2);
  await app.answered();
  await expect(app.log).not.toContainText('못 들을 말');
  await page.getByRole('button', { name: '이걸로' }).last().click();
  await app.accept();
  await expect(app.proposals).toContainText('더했어요');
  expect(await app.habits()).toMatchObject([{ frameFramedText: '저녁엔 탄산수로 건배하기' }]);
});

test('a model that claims a write without one is set right', async ({ app, page }) => {
  await app.openCoach();
  await app.say('거짓말');
  await expect(app.log).toContainText('저장한 것은 없어요');
  await expect(app.log).toContainText('코치가 방금 한 말로는 아무것도 바뀌지 않았어요');
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
  await page.reload();
  await expect(app.log).toContainText('저장한 것은 없어요');
});

test('the talk can be cleared and taken back; what was saved stays', async ({ app, page }) => {
  await app.openCoach();
  await app.say('햇빛');
  await app.accept();
  await app.answered();
  await page.getByRole('button', { name: '대화 지우기' }).click();
  await expect(app.log).toHaveCount(0);
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(app.log).toContainText('추가했어요!');
  expect(await app.rows()).toEqual({ habits: 1, variants: 2 });
});
