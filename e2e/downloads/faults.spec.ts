import { expect, test } from '../support/guarded-test';
import { FaultServer, type Fault } from '../support/fault-server';
import { modelFiles } from '../support/model-files';
import { ModelPage } from '../support/model-page';

const server = new FaultServer();
const NAME = 'faulty.task';

test.beforeAll(async () => {
  await server.listen();
});
test.beforeEach(({ guard }) => {
  server.reset();
  guard.allowHost(server.origin);
  // What the network does is what these tests are about.
  guard.allow(/Failed to load resource|net::ERR_|CORS policy|blocked by/);
});
test.afterAll(() => server.close());

/** Each fault passes by itself: the file arrives whole, and what is said on the way is said. */
const passing: readonly (readonly [name: string, faults: readonly Fault[], words?: RegExp])[] = [
  ['a cut connection', [{ cutAt: 0.3 }, { cutAt: 0.7 }]],
  ['no answer at all', [{ isDown: true }], /연결이 끊겼어요/],
  ['429 with a wait', [{ status: 429, retryAfter: '2' }], /바빠요/],
  ['503 twice', [{ status: 503 }, { status: 503 }], /바빠요/],
  ['a server without ranges', [{ cutAt: 0.5 }, { ignoresRanges: true, holdAt: 0.9 }], /처음부터 다시/],
  ['another file by now', [{ cutAt: 0.5 }, { version: 1, holdAt: 0.9 }, { version: 1 }], /처음부터 다시/],
  ['a wrong range', [{ cutAt: 0.5 }, { sendsWrongRange: true }]],
  ['a range that may not be read', [{ cutAt: 0.5 }, { hidesRange: true }]],
  ['a body shorter than announced', [{ cutAt: 0.4 }]],
];

for (const [name, faults, words] of passing) {
  test(`${name} passes by itself`, async ({ page }) => {
    const models = new ModelPage(page);
    await models.open();
    server.next(...faults);
    const version = faults.at(-1)?.version ?? 0;
    if (version > 0) server.always({ version });
    await models.bringFrom(server.url(NAME));
    if (words) await expect(models.card(NAME)).toContainText(words);
    server.release();
    await expect(models.card(NAME)).toContainText(server.sha256(version));
    expect(await modelFiles(page)).toMatchObject({ [`${await idOf(page)}.model`]: server.size });
  });
}

test('If-Range is left out where the host doesn’t let it through', async ({ page }) => {
  const models = new ModelPage(page);
  await models.open();
  server.next({ cutAt: 0.5 });
  server.always({ refusesPreflight: true });
  await models.bringFrom(server.url(NAME));
  await expect(models.card(NAME)).toContainText(server.sha256());
  expect(server.log.map(({ range, ifRange }) => [range === null, ifRange])).toEqual([
    [true, null],
    [false, null],
  ]);
  expect(server.sent).toBe(server.size);
});

/** These the person has to know of. */
const final: readonly (readonly [name: string, fault: Fault, words: RegExp, button: string])[] = [
  ['401', { status: 401 }, /토큰을 넣거나/, '다시 받기'],
  ['403', { status: 403 }, /토큰을 넣거나/, '다시 받기'],
  ['404', { status: 404 }, /그 주소에 파일이 없어요/, '다시 받기'],
  ['400', { status: 400 }, /거절했어요\(400\)/, '다시 받기'],
  [
    'a login page',
    { body: '<!doctype html><title>로그인</title><p>먼저 들어오세요</p>' },
    /모델 파일이 아니에요/,
    '다시 받기',
  ],
  ['no length', { hidesLength: true }, /크기를 알려 주지 않아서/, '다시 받기'],
];

for (const [name, fault, words, button] of final) {
  test(`${name} is said, and one tap tries again`, async ({ page }) => {
    const models = new ModelPage(page);
    await models.open();
    server.next(fault);
    await models.bringFrom(server.url(NAME));
    await models.failed(NAME, words);
    expect(await modelFiles(page)).toEqual({});
    await models.press(NAME, button);
    await expect(models.card(NAME)).toContainText(server.sha256());
  });
}

test('a file of another size than the manifest’s is not begun', async ({ page, context, guard }) => {
  guard.allowHost('https://huggingface.co');
  await context.route('https://huggingface.co/**', (route) =>
    route.fulfill({ body: server.content(), headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.goto('/model');
  const models = new ModelPage(page);
  await models.press('Gemma 4 E2B', '그래도 받기');
  await models.failed('Gemma 4 E2B', /알고 있는 크기와 달라요/);
  expect(await modelFiles(page)).toEqual({});
});

test('a wrong hash is deleted and said, and the right file is taken without a question', async ({ page }) => {
  const models = new ModelPage(page);
  await models.open();
  server.next({ flipsByte: true });
  await models.bringFrom(server.url(NAME), server.sha256());
  await models.failed(NAME, /지문\(SHA-256\)이 맞지 않아요/);
  expect(await modelFiles(page)).toEqual({});
  await models.press(NAME, '다시 받기');
  await models.isHere(NAME);
});

test('a host that stays silent is given up after its tries, and what has arrived is kept', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const models = new ModelPage(page);
  await models.open();
  server.next({ cutAt: 0.5 });
  server.always({ status: 503, retryAfter: '0' });
  await models.bringFrom(server.url(NAME));
  await models.failed(NAME, /계속 바빠요/);
  server.always({});
  await models.press(NAME, '이어 받기');
  await expect(models.card(NAME)).toContainText(server.sha256());
  expect(server.sent).toBe(server.size);
});

test('a token goes to its host, and not along with a redirect', async ({ page, guard }) => {
  const other = new FaultServer();
  guard.allowHost(await other.listen());
  const models = new ModelPage(page);
  await models.open();
  server.always({ token: 'hf_secret' });
  await models.bringFrom(server.url(NAME));
  await models.failed(NAME, /토큰을 넣거나/);
  await page.getByText('받을 때 쓰는 토큰').click();
  await page.getByLabel('받는 곳').fill(new URL(server.origin).host);
  await page.getByLabel('토큰', { exact: true }).fill('hf_secret');
  await page.getByRole('button', { name: '넣기' }).click();
  server.next({ token: 'hf_secret', redirectTo: other.url(NAME) });
  await models.press(NAME, '다시 받기');
  await expect(models.card(NAME)).toContainText(other.sha256());
  expect(server.log.at(-1)?.authorization).toBe('Bearer hf_secret');
  expect(other.log.map(({ authorization }) => authorization)).toEqual([null]);
  await other.close();
});

test('only the download worker reaches another host: the page can’t', async ({ page, guard }) => {
  guard.allow(/Content Security Policy|policy: connect-src/);
  await page.goto('/model');
  const outcome = await page.evaluate(
    (url) =>
      fetch(url).then(
        () => 'reached',
        () => 'refused',
      ),
    server.url('secret'),
  );
  expect(outcome).toBe('refused');
  expect(server.log).toEqual([]);
});

test('no address but https, and http on this machine, is asked', async ({ page }) => {
  const models = new ModelPage(page);
  await models.open();
  for (const address of [
    'http://models.example/a.task',
    'ftp://localhost/a',
    'javascript:alert(1)',
    'https://a:b@c.example/m',
  ]) {
    await models.bringFrom(address);
    await expect(page.getByText('https://로 시작하는 주소만 받을 수 있어요.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '취소' }).click();
  }
});

/** The id that the app gave the only file. */
async function idOf(page: Parameters<typeof modelFiles>[0]): Promise<string> {
  const name = Object.keys(await modelFiles(page)).find((each) => each.endsWith('.model'));
  return name?.replace('.model', '') ?? '';
}
