import { expect, it } from 'vitest';
import { areaLink, memberSite, part } from './member-site.ts';

const site = memberSite();

it('a link of a letter opens a session, which is shown as such and may not take the data away', async () => {
  const { email } = await site.member();
  const { page } = await site.visit('phone');
  await page.goto(await site.linkIn('welcome', email, 'Dire ma naissance'));
  await page.getByRole('heading', { level: 1, name: 'Bonjour, Camille' }).waitFor();
  expect(page.url()).toBe(`${site.address()}/profil/mon-profil`);
  await part(page, 'Appareils connectés').getByText('Par un lien reçu').waitFor();
  await areaLink(page, 'Mes données').click();
  await page.getByRole('button', { name: 'Rassembler mes données' }).click();
  await page.locator('.save-line[data-state=wrong]').waitFor();
  expect(await page.getByRole('button', { name: 'Enregistrer le fichier' }).count()).toBe(0);
});
