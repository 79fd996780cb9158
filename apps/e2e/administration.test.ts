import { eventually } from '@solelune/testing/eventually';
import { describe, expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { enterDemonstration } from './demonstration.ts';
import { memberSite } from './member-site.ts';
import { purchases } from './purchases.ts';
import { arrives } from './site.ts';

const site = memberSite();
describe('the administration', () => {
  it('an order is refunded with a reason, its member sees it, and the log shows it', async () => {
    const { email, token } = await site.member();
    const { ask, buy } = purchases(site.address(), token);
    const { order } = await buy('3000');
    const { page, problems } = await site.visit('desktop');
    await enterDemonstration(page, 'alix', '/administration/membres');
    await page.getByLabel('Commence par').fill(email.slice(0, 12));
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
    await page.getByLabel('Raison').waitFor();
    expect(await page.getByText(email).count()).toBe(0);
    await page.getByLabel('Raison').fill('Appel du membre');
    await page.getByRole('button', { name: 'Ouvrir la fiche' }).click();
    await page.getByText(email).waitFor();
    await page.getByRole('button', { name: /^Rembourser/ }).click();
    await page.getByLabel('Montant').fill('5');
    await page.getByLabel('Vers').selectOption('suns');
    await page.getByLabel('Raison du remboursement').fill('Un geste');
    await page.getByRole('button', { name: /^Rembourser\s5,00/ }).click();
    await page.getByText('ne peut pas être repris ainsi').waitFor();
    await page.getByLabel('Vers').selectOption('card');
    await page.getByRole('button', { name: /^Rembourser\s5,00/ }).click();
    await page.getByRole('cell', { name: /^remboursement en cours|^remboursée en partie/ }).waitFor();
    // The provider has its own pace; the member sees it when it is done.
    await eventually(async () =>
      expect(await ask('order/look', { id: order })).toMatchObject({ status: 'part_refunded', refunded_cents: 500 }),
    );
    await page.getByRole('link', { name: 'Journal' }).click();
    await arrives(page, '/administration/journal');
    const line = page.getByRole('row').filter({ hasText: 'Remboursement' });
    await line.waitFor();
    expect(await line.textContent()).toContain('Un geste');
    expect(await line.textContent()).toContain(order);
    expect(problems.filter((problem) => !/status of 4/.test(problem))).toEqual([]);
  });

  it('holds no axe violation, at both sizes, light and dark', async () => {
    const { page } = await site.visit('desktop');
    await enterDemonstration(page, 'alix', '/administration');
    const found: string[] = [];
    const paths = [
      '',
      '/membres',
      '/conseillers',
      '/avis',
      '/equipe',
      '/grand-livre',
      '/versements',
      '/codes',
      '/affichages',
    ];
    for (const path of [...paths, '/journal']) {
      await page.goto(`/administration${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('heading', { level: 1 }).textContent(), path).not.toMatch(/Erreur/);
      found.push(...(await accessProblems(page)).map((problem) => `${path} ${problem}`));
    }
    expect(found).toEqual([]);
  });
});
