import type { Page } from 'playwright-core';
import { CARDS } from './purchases.ts';
import { arrives } from './site.ts';

/** From an order's page to the bank's: every box ticked but the one that keeps the card. */
export async function toCardPage(page: Page): Promise<void> {
  await arrives(page, /^\/paiement\/commande\//);
  const pay = page.getByRole('button', { name: /^Commander et payer/ });
  await pay.waitFor();
  // What was agreed to before a card was refused is not asked again.
  for (const box of await page.locator('.pay-form input[type=checkbox]:not([name=keep_card])').all()) await box.check();
  await pay.click();
  await page.waitForURL(/\/pay\/cs_/);
}

export async function typeCard(page: Page, number: string = CARDS.good): Promise<void> {
  await page.getByLabel('Numéro de carte').fill(number);
  await page.getByRole('button', { name: /^Payer/ }).click();
}
