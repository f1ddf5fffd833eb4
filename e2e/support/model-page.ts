import { expect, type Locator, type Page } from '@playwright/test';

/** The model's screen, for a model that the person has an address of. */
export class ModelPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/model');
  }

  async bringFrom(url: string, sha256 = ''): Promise<void> {
    await this.page.getByRole('button', { name: '주소에서 받기' }).click();
    await this.page.getByLabel('주소', { exact: true }).fill(url);
    await this.page.getByLabel('SHA-256 (선택)').fill(sha256);
    await this.page.getByRole('dialog').getByRole('button', { name: '받기' }).click();
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  async press(name: string, button: string): Promise<void> {
    await this.card(name).getByRole('button', { name: button }).click();
  }

  /** Whole, checked and ready to be started. */
  async isHere(name: string): Promise<void> {
    await expect(this.card(name).getByRole('button', { name: '켜 보기' })).toBeVisible();
  }

  async failed(name: string, words: string | RegExp): Promise<void> {
    await expect(this.card(name).getByRole('alert')).toContainText(words);
  }
}
