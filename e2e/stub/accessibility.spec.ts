import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/guarded-test';
import { addHabit, stubWorker } from '../support/stub-worker';
import type { AppPage } from '../support/app-page';

test.beforeEach(async ({ context }) => {
  await stubWorker(context, {
    햇빛: [addHabit('morning_sunlight', '아침에 햇빛 보기'), '추가했어요!'],
    술: [addHabit('alcohol', '술 끊기'), '다시 볼까요?'],
  });
});

const screens: readonly (readonly [name: string, open: (app: AppPage) => Promise<unknown>])[] = [
  ['the first screen', (app) => app.page.goto('/')],
  [
    'today with a check and a snackbar',
    async (app) => {
      await app.page.goto('/');
      await app.page.getByRole('button', { name: '고마운 일 세 줄 쓰기 더하기' }).click();
      await app.todayList.locator('.habit-row__check').click();
    },
  ],
  [
    'the sheet of answers',
    async (app) => {
      await app.page.goto('/');
      await app.page.getByRole('button', { name: '고마운 일 세 줄 쓰기 더하기' }).click();
      await app.todayList.getByRole('button', { name: /다르게 답하기$/ }).click();
      await expect(app.page.getByRole('dialog')).toBeVisible();
    },
  ],
  ['the coach, off', (app) => app.page.goto('/coach')],
  [
    'the coach with a card',
    async (app) => {
      await app.openCoach();
      await app.say('햇빛');
      await expect(app.openCard()).toBeVisible();
    },
  ],
  [
    'the coach with a refusal and words',
    async (app) => {
      await app.openCoach();
      await app.say('술');
      await app.answered();
    },
  ],
  ['the model', (app) => app.page.goto('/model')],
  ['more', (app) => app.page.goto('/more')],
  ['the catalogue', (app) => app.page.goto('/catalog')],
  [
    'a new habit with sentences and a found word',
    async (app) => {
      await app.page.goto('/new');
      await app.page.getByRole('textbox').first().fill('야식 끊고 싶어');
      await expect(app.page.getByRole('radio').nth(2)).toBeAttached();
    },
  ],
  ['a new habit out of the catalogue', (app) => app.page.goto('/new?item=alcohol')],
  ['what the coach did', (app) => app.page.goto('/activity')],
  ['the check of the model', (app) => app.page.goto('/check')],
  ['what the coach is told', (app) => app.page.goto('/prompt')],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const [name, open] of screens) {
      test(`axe finds nothing: ${name}`, async ({ app, page }) => {
        await open(app);
        // Mid-animation colours are nobody's contrast.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 120))])).toEqual(
          [],
        );
      });
    }
  });
}

test('the whole journey by keyboard', async ({ app, page }) => {
  await page.goto('/');
  const tabTo = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      if (focused.trim() === name) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo('코치');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '코치' })).toBeFocused();
  await tabTo('연습용 모델 켜기');
  await page.keyboard.press('Enter');
  await expect(page.getByText('준비됨')).toBeVisible();
  await tabTo('무엇이든 적어 보세요');
  await page.keyboard.type('햇빛');
  await page.keyboard.press('Enter');
  await expect(app.openCard()).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(app.openCard().getByRole('button', { name: '추가', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.log).toContainText('추가했어요!');
  expect(await app.rows()).toEqual({ habits: 1, variants: 2 });
});

test('at twice the text size nothing is cut off sideways', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    );
  });
  for (const address of [
    '/',
    '/coach',
    '/model',
    '/more',
    '/catalog',
    '/new',
    '/activity',
    '/check',
    '/prompt',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});
