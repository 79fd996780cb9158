import { encodeInfos } from '@solelune/screen';
import { expect, it } from 'vitest';
import { areaLink, enter, logIn, memberSite, part } from './member-site.ts';

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

it('a link of somebody else asks before it changes who is here', async () => {
  const [{ email: own }, { email: other }] = [await site.member(), await site.member()];
  const { page } = await site.visit('desktop');
  await enter(page, own, '/profil/contacts');
  const link = await site.linkIn('welcome', other, 'Dire ma naissance');
  const asked = page.getByRole('dialog', { name: 'Changer de compte ?' });
  const address = part(page, 'Adresse e-mail');
  await page.goto(link);
  await asked.getByRole('button', { name: 'Rester ici' }).click();
  await asked.waitFor({ state: 'hidden' });
  await address.getByText(own).waitFor();
  // The same address again, with its key, is not a new page for the browser.
  await page.goto('/');
  await page.goto(link);
  await asked.getByRole('button', { name: 'Changer de compte' }).click();
  await address.getByText(other).waitFor();
  await part(page, 'Appareils connectés').getByText('Par un lien reçu').waitFor();
  expect(page.url()).toBe(`${site.address()}/profil/mon-profil`);
});

it('an address is confirmed where its member is logged in; elsewhere the page asks for the login', async () => {
  const { email } = await site.member();
  const { page } = await site.visit('phone');
  await page.goto(await site.linkIn('welcome', email, 'Confirmer mon adresse'));
  await page.getByRole('heading', { name: 'Est-ce bien vous ?' }).waitFor();
  await logIn(page, email);
  await page.getByRole('heading', { name: 'Adresse confirmée' }).waitFor();
  expect(page.url()).toBe(`${site.address()}/verification-email`);
});

it('a page that depends on who is here waits for the link to be read: a spinner first, then the page as its member sees it', async () => {
  const { email } = await site.member();
  const { page } = await site.visit('phone');
  const key = new URL(await site.linkIn('welcome', email, 'Dire ma naissance'), site.address()).hash;
  const infos = encodeInfos({ firstname: 'Camille', birthdate: '1990-04-12', birthcity: '2988507' });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user/account/autologin*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/astrologie/theme-astral-gratuit/resultat/${infos}${key}`);
  await page.getByRole('main').getByText('Ouverture de votre espace…').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  answer();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Régler, garder, imprimer').click();
  await page.getByRole('button', { name: 'Enregistrer dans mes activités' }).waitFor();
});
