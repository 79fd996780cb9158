import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { logIn, memberSite } from './member-site.ts';
import { purchases } from './purchases.ts';
import { hydrated } from './site.ts';

const site = memberSite();
/** The demonstration's administrator, as `npm start` prints it. */
const STAFF = { email: 'alix@demo.solelune.example', password: 'saturne-en-verseau' };

async function enterAsStaff(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForURL('**/connexion');
  await hydrated(page);
  await logIn(page, STAFF.email, STAFF.password);
  await page.waitForURL(`**${address}`);
}

describe('the administration', () => {
  it('an order is refunded with a reason, its member sees it, and the log shows it', async () => {
    const { email, token } = await site.member();
    const { ask, buy } = purchases(site.address(), token);
    const { order } = await buy('3000');
    const { page, problems } = await site.visit('desktop');
    await enterAsStaff(page, '/administration/membres');
    await page.getByLabel('Commence par').fill(email.slice(0, 12));
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
    expect(await page.getByText(email).count()).toBe(0);
    await page.getByLabel('Raison').fill('Appel du membre');
    await page.getByRole('button', { name: 'Ouvrir la fiche' }).click();
    await page.getByText(email).waitFor();
    await page.getByRole('button', { name: /^Rembourser/ }).click();
    await page.getByLabel('Montant').fill('5');
    await page.getByLabel('Vers').selectOption('suns');
    await page.getByLabel('Raison du remboursement').fill('Un geste');
    await page.getByRole('button', { name: /^Rembourser\s5,00/ }).click();
    await page.getByRole('cell', { name: 'remboursée en partie' }).waitFor();
    expect(await ask('order/look', { id: order })).toMatchObject({ status: 'part_refunded', refunded_cents: 500 });
    await page.getByRole('link', { name: 'Journal' }).click();
    const line = page.getByRole('row').filter({ hasText: 'Remboursement' });
    await line.waitFor();
    expect(await line.textContent()).toContain('Un geste');
    expect(await line.textContent()).toContain(order);
    expect(problems).toEqual([]);
  });

  it('holds no axe violation, at both sizes, light and dark', async () => {
    const { page } = await site.visit('desktop');
    await enterAsStaff(page, '/administration');
    const found: string[] = [];
    for (const path of ['', '/membres', '/grand-livre', '/journal']) {
      await page.goto(`/administration${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      found.push(...(await accessProblems(page)).map((problem) => `${path} ${problem}`));
    }
    expect(found).toEqual([]);
  });
});
