import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, logIn, memberSite, part } from './member-site.ts';
import { hydrated } from './site.ts';

const site = memberSite();

describe('sessions', () => {
  it('two tabs: who leaves in one has left in the other, who enters in one has entered in the other', async () => {
    const { email } = await site.member();
    const { page, context } = await site.visit('desktop');
    await enter(page, email, '/profil/contacts');
    const other = await context.newPage();
    await other.goto('/profil/activites');
    await other.getByRole('heading', { level: 1, name: 'Ce que vous avez gardé' }).waitFor();
    await page.locator('.member-frame__out button').click();
    await page.getByRole('heading', { name: 'Votre session est fermée' }).waitFor();
    await other.waitForURL('**/connexion');
    await other.getByRole('main').getByText('réservée aux membres').waitFor();
    expect(await other.getByRole('heading', { name: 'Ce que vous avez gardé' }).count()).toBe(0);

    await page.goto('/tarot');
    await hydrated(page);
    await logIn(other, email);
    await other.waitForURL('**/profil/activites');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('long_jwtoken'))).toBeTruthy();
    await page.getByText('Camille').first().waitFor();
  });

  it('one that is closed from another browser is out at once, and stays out', async () => {
    const { email } = await site.member();
    const kept = await site.visit('desktop');
    const lost = await site.visit('phone');
    await enter(lost.page, email, '/profil/contacts');
    await enter(kept.page, email, '/profil/mon-profil');
    const devices = part(kept.page, 'Appareils connectés');
    // The signup's own session, the phone's and this one.
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(3);
    await devices.getByRole('button', { name: 'Déconnecter tous les autres' }).click();
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);

    // Nobody touches the telephone.
    await lost.page.waitForURL('**/connexion');
    await lost.page.goto('/profil/contacts');
    await lost.page.waitForURL('**/connexion');
    await kept.page.reload();
    await kept.page.getByRole('heading', { level: 1, name: 'Bonjour, Camille' }).waitFor();
  });

  it('two tabs of one profile: the second to save is told, and loses nothing of what was typed', async () => {
    const { email } = await site.member();
    const { page, context } = await site.visit('desktop');
    await enter(page, email, '/profil/mon-profil');
    const other = await context.newPage();
    await other.goto('/profil/mon-profil');
    const [first, second] = [page, other].map((tab) => tab.locator('#identite form')) as [Locator, Locator];
    await second.locator('[name=mobile_phone]').fill('06 12 34 56 78');
    await first.locator('[name=lastname]').fill('Rivière');
    await first.getByRole('button', { name: 'Enregistrer' }).click();
    await first.locator('.save-line[data-state=done]').waitFor();
    await second.getByRole('button', { name: 'Enregistrer' }).click();
    await second.getByText('dans un autre onglet').waitFor();
    await second.getByRole('button', { name: 'Recharger en gardant ma saisie' }).click();
    await expect.poll(() => second.locator('[name=lastname]').inputValue()).toBe('Rivière');
    expect(await second.locator('[name=mobile_phone]').inputValue()).toBe('06 12 34 56 78');
    await second.getByRole('button', { name: 'Enregistrer' }).click();
    await second.getByText('Votre profil est à jour').waitFor();
  });
});
