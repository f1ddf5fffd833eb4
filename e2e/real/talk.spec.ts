import { expect, test, watch, type Guard } from '../support/guarded-test';
import { AppPage } from '../support/app-page';

/** One model, loaded once, and one talk: on a GPU in software a load costs half a minute. */
test.describe.configure({ mode: 'serial' });

let app: AppPage;
let guard: Guard;

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  guard = await watch(context, baseURL ?? '');
  app = new AppPage(await context.newPage());
  await app.openCoach();
});

test.afterAll(async () => {
  expect(guard.problems).toEqual([]);
  await app.page.context().close();
});

test('words come as words, thoughts are folded, and lost bytes are a quiet mark', async () => {
  await app.say('습관이 자꾸 무너져');
  await expect(app.log).toContainText('하루를 놓쳐도 괜찮아요. 내일은 가장 작은 것부터 해 봐요.');
  await app.say('생각하고 답해줘');
  await expect(app.log).toContainText('네, 좋아요!');
  await expect(app.page.getByText('짧게 생각해 봐요.')).toBeHidden();
  await app.say('이모지 보여줘');
  await expect(app.log).toContainText('오늘도 힘내요');
  await app.answered();
  await expect(app.log).not.toContainText('\uFFFD');
});

test('an answer stops in mid-stream, and the next request works at once', async () => {
  await app.say('길게 설명해줘');
  await expect(app.log).toContainText('습관은 작게 시작하는 것이');
  await app.page.getByRole('button', { name: '답변 멈추기' }).click();
  await expect(app.log).toContainText('멈췄어요');
  await expect(app.log).not.toContainText('몸이 기억해요');
  await app.say('안녕');
  await expect(app.log).toContainText('안녕하세요! 오늘은 어떤 습관을 만들어 볼까요?');
});

test('a no on the card writes nothing', async () => {
  await app.say('명상 시작하고 싶어');
  await app.decline();
  await expect(app.log).toContainText('알겠어요. 저장하지 않았어요.');
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
});

for (const [words, code, reason] of [
  ['담배 안 피우기 추가해줘', 'validation', '하지 않기는 담을 수 없어요'],
  ['살 5kg 빼기 추가해줘', 'validation', '결과는 담을 수 없어요'],
  ['술 끊기 추가해줘', 'r7_avoidance', '‘끊기’에는 할 일이 없어요'],
] as const) {
  test(`${code}: “${words}” is refused with a reason, and the model tries again`, async () => {
    const refusals = await app.refusals.count();
    await app.say(words);
    await expect(app.refusals).toHaveCount(refusals + 1);
    await expect(app.refusals.last()).toHaveAttribute('data-code', code);
    await expect(app.refusals.last()).toContainText(reason);
    expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
    await app.decline();
    await app.answered();
    expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
  });
}

test('not_found: a habit that is not in the catalogue', async () => {
  await app.say('마법 습관 추가해줘');
  await expect(app.refusals.last()).toHaveAttribute('data-code', 'not_found');
  await expect(app.refusals.last()).toContainText('카탈로그에 없는 습관이에요');
  await expect(app.log).toContainText('카탈로그에서 찾지 못했어요.');
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
});

test('unknown_tool: a tool that does not exist', async () => {
  await app.say('날씨 알려줘');
  await expect(app.refusals.last()).toHaveAttribute('data-code', 'unknown_tool');
  await app.answered();
});

test('a call that breaks off acts on nothing', async () => {
  await app.say('깨진 호출 보여줘');
  await expect(app.log).toContainText('제안이 도중에 끊겨서 아무것도 저장하지 않았어요.');
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });
});

test('a habit in place of an old one', async () => {
  await app.say('술 대신 다른 걸 하고 싶어');
  await app.accept();
  await app.answered();
  expect(await app.habits()).toMatchObject([{ type: 'break', breakProtocolId: 'alcohol', protocolId: null }]);
});

test('a number is logged and a habit checked, each after its tap', async () => {
  await app.say('물 5잔 마셨어');
  await expect(app.openCard()).toContainText('물 5잔');
  await app.accept();
  await app.answered();
  await expect(app.log).toContainText('기록했어요.');
  await app.say('첫 번째 습관 체크해줘');
  await expect(app.openCard()).toContainText('저녁엔 탄산수로 건배하기');
  await app.accept();
  await app.answered();
  await expect(app.log).toContainText('체크했어요. 잘하고 있어요!');
  expect(await app.tables()).toMatchObject({
    trackerEntries: [{ trackerId: 'water', value: 5 }],
    checkIns: [{ kind: 'done' }],
  });
});

test('a question is answered out of the store, and a claim without a write is set right', async () => {
  const before = await app.tables();
  await app.say('오늘 뭐 남았어?');
  await expect(app.log).toContainText('오늘 할 일을 다 했어요');
  await app.answered();
  await app.say('거짓말해 봐');
  await expect(app.log).toContainText('저장한 것은 없어요');
  await app.answered();
  expect(await app.tables()).toEqual(before);
});

test('two proposals in one answer, and then a full house', async () => {
  await app.say('두 개 추가해줘');
  await expect(app.openCard()).toHaveCount(2);
  await app.openCard().first().getByRole('button', { name: '추가', exact: true }).click();
  await app.accept();
  await app.answered();
  expect(await app.rows()).toEqual({ habits: 3, variants: 6 });

  await app.say('명상 시작하고 싶어');
  await app.accept();
  await app.answered();
  const before = await app.habits();
  expect(before).toHaveLength(4);

  await app.say('책 읽기 하는 사람이 되고 싶어');
  await expect(app.refusals.last()).toHaveAttribute('data-code', 'r3_quota');
  await expect(app.refusals.last()).toContainText('하나를 보관하거나 졸업하면');
  await app.answered();
  expect(await app.habits()).toEqual(before);
});
