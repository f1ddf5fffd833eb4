import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { ensureChromium } from './install-chromium.mjs';
import { readTables } from './read-tables.mjs';

/** @typedef {import('playwright').Page} Page */

const sentence = '아침에 햇빛 보기 습관 추가해줘';

/** In software the model's first answer takes half a minute on a small machine. */
const patience = 180_000;

/** @param {string} text */
const say = (text) => console.log(text);

/** @param {string} text */
const quote = (text) => text.replace(/\n+/g, '\n').replace(/^/gm, '    | ');

/**
 * From an empty profile to a stored habit, as a person does it; says what happens.
 * @param {Page} page
 * @param {string} address
 */
async function addHabit(page, address) {
  say(`Opening ${address}`);
  await page.goto(address);
  await page.getByRole('link', { name: '코치', exact: true }).click();

  say('Coach: turning on the practice model …');
  await page.getByRole('button', { name: '연습용 모델 켜기' }).click();
  await page.getByRole('link', { name: /준비됨/ }).waitFor();
  say('  it is ready');

  say(`Typing: ${sentence}`);
  await page.getByRole('textbox').fill(sentence);
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: '습관 제안' });
  const add = card.getByRole('button', { name: '추가' });
  await add.waitFor();
  say(`The model proposes:\n${quote(await card.innerText())}`);
  const before = await readTables(page);
  say(`Stored before the tap: ${count(before)}`);

  say('Tapping 추가 …');
  await add.click();
  await card.getByText('더했어요').waitFor();
  const log = page.getByRole('log');
  await log.and(page.locator('[aria-busy=false]')).waitFor();
  say(`The conversation:\n${quote(await log.innerText())}`);
}

/** @param {import('./read-tables.mjs').Tables} tables */
const count = ({ habits, habitDoseVariants }) =>
  `${habits.length} in habits, ${habitDoseVariants.length} in habitDoseVariants`;

/**
 * What was stored, and that it outlives a reload without a network.
 * @param {Page} page
 */
async function showStored(page) {
  const tables = await readTables(page);
  say(`Stored after the tap: ${count(tables)}`);
  for (const [name, rows] of Object.entries(tables)) {
    for (const row of rows) say(`  ${name} ${JSON.stringify(row)}`);
  }
  if (tables.habits.length !== 1 || tables.habitDoseVariants.length === 0) {
    throw new Error('The habit and its doses should be stored.');
  }
  await page.getByRole('link', { name: '오늘', exact: true }).click();
  const today = page.getByRole('list', { name: '오늘의 습관' });
  say(`Today shows:\n${quote(await today.innerText())}`);

  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await today.getByText('아침에 햇빛 보기').waitFor();
  say('Reloaded with the network off: it is still there.');
}

/**
 * Drives the journey in a Chromium without a window, on software WebGPU.
 * @param {string} address where the built app is served
 * @returns {Promise<boolean>} whether all of it worked
 */
export async function runDemo(address) {
  if (!(await ensureChromium())) return false;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ locale: 'ko-KR', viewport: { width: 412, height: 915 } });
    page.setDefaultTimeout(patience);
    /** @type {string[]} */
    const elsewhere = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(address))
        elsewhere.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') say(`  console error: ${message.text()}`);
    });
    page.on('pageerror', (error) => say(`  page error: ${error.message}`));
    await addHabit(page, address);
    await showStored(page);
    say(`Requests to other servers: ${elsewhere.length}`);
    if (elsewhere.length > 0) throw new Error(`The page asked for ${elsewhere.join(', ')}.`);
    say('\nThe demo worked from start to end.');
    return true;
  } catch (error) {
    say(`\nThe demo failed: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    await browser.close();
  }
}
