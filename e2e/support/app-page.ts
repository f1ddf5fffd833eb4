import { expect, type Locator, type Page } from '@playwright/test';
import { readTables } from '../launch/read-tables.mjs';

/** What says yes on each kind of card. */
const YES = /^(추가|기록|체크|보관)$/;

/** The app as a person uses it: by the names on its buttons. */
export class AppPage {
  readonly page: Page;
  readonly field: Locator;
  readonly log: Locator;
  readonly proposals: Locator;
  readonly refusals: Locator;
  readonly todayList: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.getByRole('textbox');
    this.log = page.getByRole('log');
    this.proposals = page.getByRole('region', { name: /^(습관|기록|체크|보관) 제안$/ });
    this.refusals = page.getByRole('region', { name: /담지 않은 제안|하지 않은 제안/ });
    this.todayList = page.getByRole('list', { name: '오늘의 습관' });
  }

  async goTo(tab: '오늘' | '코치' | '더보기'): Promise<void> {
    await this.page.getByRole('link', { name: tab, exact: true }).click();
  }

  async startModel(): Promise<void> {
    await this.page.getByRole('button', { name: '연습용 모델 켜기' }).click();
    await expect(this.page.getByRole('link', { name: '모델 상태: 준비됨' })).toBeVisible();
  }

  /** From an empty profile to a coach that listens. */
  async openCoach(): Promise<void> {
    await this.page.goto('/');
    await this.goTo('코치');
    await this.startModel();
  }

  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** Until the model has said its last word. */
  async answered(): Promise<void> {
    await expect(this.log).toHaveAttribute('aria-busy', 'false');
  }

  /** The card that can be tapped. */
  openCard(): Locator {
    return this.proposals.filter({ has: this.page.getByRole('button', { name: YES }) });
  }

  async accept(): Promise<void> {
    await this.openCard().getByRole('button', { name: YES }).click();
  }

  async decline(): Promise<void> {
    await this.openCard().getByRole('button', { name: '취소', exact: true }).click();
  }

  /** Rows in both tables, read without the app's help. */
  async rows(): Promise<{ habits: number; variants: number }> {
    const { habits, habitDoseVariants } = await readTables(this.page);
    return { habits: habits.length, variants: habitDoseVariants.length };
  }

  async tables(): ReturnType<typeof readTables> {
    return readTables(this.page);
  }

  async habits(): Promise<unknown[]> {
    return (await readTables(this.page)).habits;
  }

  /** Today shows the habit: now, after a reload, and after one with the network off, where it then stays. */
  async expectKept(sentence: string): Promise<void> {
    await this.goTo('오늘');
    await expect(this.todayList).toContainText(sentence);
    await this.page.reload();
    await expect(this.todayList).toContainText(sentence);
    await this.page.evaluate(() => navigator.serviceWorker.ready);
    await this.page.context().setOffline(true);
    await this.page.reload();
    await expect(this.todayList).toContainText(sentence);
  }
}
