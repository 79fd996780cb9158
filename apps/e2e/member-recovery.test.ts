import { describe, expect, it } from 'vitest';
import { enter, formWith, logIn, memberSite } from './member-site.ts';
import { hydrated } from './site.ts';

const site = memberSite();

describe('a forgotten password', () => {
  it('is replaced by the link of a letter, once, and closes the sessions', async () => {
    const { email } = await site.member();
    const open = await site.visit('desktop');
    await enter(open.page, email, '/profil/contacts');
    const { page } = await site.visit('phone');
    await page.goto('/connexion');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await page.waitForURL('**/recuperation-mot-de-passe');
    await page.getByRole('main').getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.getByRole('heading', { name: 'Regardez votre courrier' }).waitFor();

    const link = await site.linkIn('recovery', email, 'Choisir un mot de passe');
    expect(link).toMatch(/^\/recuperation-mot-de-passe#/);
    await page.goto(link);
    // Nobody ever confirmed this address.
    await page.getByText('il repart à neuf').waitFor();
    expect(page.url()).toBe(`${site.address()}/recuperation-mot-de-passe`);
    const form = formWith(page, 'Changer mon mot de passe');
    await form.getByLabel('Nouveau mot de passe').fill('soleil-en-lion-88');
    await form.getByLabel('Le même, une seconde fois').fill('soleil-en-lion-89');
    await form.getByRole('button', { name: 'Changer mon mot de passe' }).click();
    await form.locator('.field__error').waitFor();
    await form.getByLabel('Le même, une seconde fois').fill('soleil-en-lion-88');
    await form.getByRole('button', { name: 'Changer mon mot de passe' }).click();
    await page.getByRole('heading', { name: 'C’est fait' }).waitFor();

    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('**/connexion');
    await logIn(page, email);
    await page.getByText('Connexion impossible').first().waitFor();
    await logIn(page, email, 'soleil-en-lion-88');
    await page.waitForURL((url) => url.pathname === '/');

    await open.page.reload();
    await open.page.waitForURL('**/connexion');
    // In the path, as the address of the page has it, a code is read as well.
    await page.goto(link.replace('#', '/'));
    await page.getByRole('heading', { name: 'Ce lien n’est plus valable' }).waitFor();
  });
});
