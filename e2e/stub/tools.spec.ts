import type { AppPage } from '../support/app-page';
import { expect, test } from '../support/guarded-test';
import { addHabit, callText, stubWorker } from '../support/stub-worker';

test.beforeEach(async ({ context }) => {
  await stubWorker(context, {
    햇빛: [addHabit('morning_sunlight', '아침에 햇빛 보기'), '추가했어요!'],
    물: [callText('log_tracker_entry', { tracker_id: 'water', value: 5 }), '기록했어요.'],
    '물 2': [callText('log_tracker_entry', { tracker_id: 'water', value: 2 }), '기록했어요.'],
    '어제 잠': [
      callText('log_tracker_entry', { tracker_id: 'sleep', value: 7.5, day: 'yesterday', note: '푹 잤다' }),
      '기록했어요.',
    ],
    '체중 900': [callText('log_tracker_entry', { tracker_id: 'weight', value: 900 }), '다시 볼까요?'],
    혈당: [callText('log_tracker_entry', { tracker_id: 'no_such', value: 1 }), '찾지 못했어요.'],
    내일: [
      callText('log_tracker_entry', { tracker_id: 'water', value: 1, day: '2999-01-01' }),
      '아직 오지 않았어요.',
    ],
    체크: [callText('check_in_habit', { dose: 'default', habit: '1' }), '체크했어요.'],
    조금: [callText('check_in_habit', { dose: 'minimal', habit: '1' }), '체크했어요.'],
    쉼: [callText('check_in_habit', { dose: 'skip', habit: '1' }), '체크했어요.'],
    '없는 습관': [callText('check_in_habit', { dose: 'default', habit: '7' }), '찾지 못했어요.'],
    보관: [callText('archive_habit', { habit: '1' }), '보관했어요.'],
    '없는 보관': [callText('archive_habit', { habit: '7' }), '찾지 못했어요.'],
    오늘: [callText('get_today', {}), '이렇게 정리했어요.'],
    목록: [callText('list_habits', {}), '이렇게 정리했어요.'],
    '이번 주': [callText('get_progress', {}), '이렇게 정리했어요.'],
    '잠 습관': [callText('search_catalog', { query: '잠' }), '이렇게 정리했어요.'],
    '외계 습관': [callText('search_catalog', { query: 'qzxv' }), '찾지 못했어요.'],
  });
});

async function openWithHabit(app: AppPage): Promise<void> {
  await app.openCoach();
  await app.say('햇빛');
  await app.accept();
  await app.answered();
}

test('log_tracker_entry: counts add up on the card, and the entry can be undone from the list of deeds', async ({
  app,
  page,
}) => {
  await app.openCoach();
  await app.say('물');
  await expect(app.openCard()).toContainText('물 5잔');
  expect((await app.tables()).trackerEntries).toEqual([]);
  await app.accept();
  await app.answered();
  await app.say('물 2');
  await expect(app.openCard()).toContainText('오늘 모두 7잔');
  await app.accept();
  await app.answered();
  expect((await app.tables()).trackerEntries).toHaveLength(2);

  await app.goTo('더보기');
  await page.getByRole('link', { name: /코치가 한 일/ }).click();
  await page.getByRole('button', { name: /되돌리기.*물 2잔/ }).click();
  await expect(page.getByText('되돌렸어요').first()).toBeVisible();
  expect((await app.tables()).trackerEntries).toMatchObject([{ trackerId: 'water', value: 5 }]);
});

test('log_tracker_entry: another day, a fraction and a note are what is stored', async ({ app }) => {
  await app.openCoach();
  await app.say('어제 잠');
  await expect(app.openCard()).toContainText('7.5시간');
  await expect(app.openCard()).toContainText('푹 잤다');
  await expect(app.openCard()).not.toContainText('오늘');
  await app.accept();
  await app.answered();
  expect((await app.tables()).trackerEntries).toMatchObject([
    { trackerId: 'sleep', value: 7.5, note: '푹 잤다' },
  ]);
});

for (const [words, code] of [
  ['체중 900', 'validation'],
  ['혈당', 'not_found'],
  ['내일', 'validation'],
  ['없는 습관', 'not_found'],
  ['없는 보관', 'not_found'],
  ['외계 습관', 'not_found'],
] as const) {
  test(`${code}: “${words}” changes nothing`, async ({ app }) => {
    await openWithHabit(app);
    const before = await app.tables();
    await app.say(words);
    await expect(app.refusals).toHaveAttribute('data-code', code);
    await app.answered();
    await expect(app.openCard()).toHaveCount(0);
    expect(await app.tables()).toEqual(before);
  });
}

for (const [words, kind] of [
  ['체크', 'done'],
  ['조금', 'minimal'],
  ['쉼', 'skip'],
] as const) {
  test(`check_in_habit: “${words}” is ${kind} after the tap, and open again after 되돌리기`, async ({
    app,
    page,
  }) => {
    await openWithHabit(app);
    await app.say(words);
    await expect(app.openCard()).toContainText('아침에 햇빛 보기');
    expect((await app.tables()).checkIns).toEqual([]);
    await app.accept();
    await app.answered();
    expect((await app.tables()).checkIns).toMatchObject([{ kind }]);
    await page.getByRole('button', { name: '되돌리기' }).last().click();
    await expect(app.proposals.last()).toContainText('되돌렸어요');
    expect((await app.tables()).checkIns).toEqual([]);
  });
}

test('archive_habit: frees the seat after the tap, and can be undone', async ({ app, page }) => {
  await openWithHabit(app);
  await app.say('보관');
  await expect(app.openCard()).toContainText('기록은 그대로 남아요');
  await app.accept();
  await app.answered();
  expect((await app.tables()).habits).toMatchObject([{ status: 'archived' }]);
  await page.getByRole('button', { name: '되돌리기' }).last().click();
  await expect(app.proposals.last()).toContainText('되돌렸어요');
  expect((await app.tables()).habits).toMatchObject([{ status: 'active' }]);
});

test('the reading tools answer from the store, without a tap and without a write', async ({ app, page }) => {
  await openWithHabit(app);
  const before = await app.tables();
  for (const [words, shown] of [
    ['오늘', '한 가지 남았어요'],
    ['목록', '지금 하고 있는 습관 한 가지'],
    ['이번 주', '지난 7일'],
    ['잠 습관', '‘잠’에 맞는 습관'],
  ] as const) {
    await app.say(words);
    await expect(app.log).toContainText(shown);
    await app.answered();
  }
  await expect(app.openCard()).toHaveCount(0);
  expect(await app.tables()).toEqual(before);
  await page
    .getByRole('link', { name: /더하기$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: '새 습관' })).toBeVisible();
});
