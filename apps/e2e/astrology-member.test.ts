import { expect, it } from 'vitest';
import { infosOf } from './astrology-site.ts';
import { enter, memberSite } from './member-site.ts';
import { hydrated } from './site.ts';

const site = memberSite();
const NATAL = '/astrologie/theme-astral-gratuit';
const SOLANGE = { firstname: 'Solange', birthdate: '1962-02-05', birthtime: '00:10', birthcity: '2988507' };

it('a member keeps a chart and its person, finds both again, and starts the next form from them', async () => {
  const { email, token } = await site.member();
  const { page, problems } = await site.visit('desktop');
  await enter(page, email, '/profil/activites');
  await page.goto(`${NATAL}/resultat/${infosOf(SOLANGE)}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Enregistrer dans mes activités' }).click();
  await page.getByRole('button', { name: 'Enregistré', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Ajouter à mes proches' }).click();
  await page.getByRole('button', { name: 'Parmi vos proches' }).waitFor();

  await page.goto('/profil/activites/themes');
  await page.getByRole('link', { name: 'Le thème astral de Solange' }).first().click();
  await page.waitForURL(`**${NATAL}/resultat/**`);
  await expect.poll(() => page.locator('h1').textContent()).toBe('Le thème astral de Solange');

  await page.goto(NATAL);
  await hydrated(page);
  await page.getByLabel('Pour qui ?').selectOption({ label: 'Pour Solange' });
  await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe('1962-02-05');
  expect(await page.getByLabel('Heure de naissance').inputValue()).toBe('00:10');

  // Once the member's own birth is known, the form opens with it.
  const own = new URLSearchParams({ firstname: 'Camille', birthdate: '1990-02-04', birthcity: '2988507' });
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${site.address()}/api/user/profile/infos/save_infos.json`, { method: 'POST', body: own, headers });
  await page.reload();
  await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe('1990-02-04');
  expect(problems).toEqual([]);
});

it('a member keeps an ascendant and opens it again', async () => {
  const { email } = await site.member();
  const { page, problems } = await site.visit('phone');
  await enter(page, email, '/profil/activites');
  await page.goto(`/astrologie/calcul-ascendant/resultat/${infosOf(SOLANGE)}`);
  await hydrated(page);
  const title = await page.locator('h1').textContent();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('button', { name: 'Enregistré', exact: true }).waitFor();

  await page.goto('/profil/activites/signes');
  await page
    .getByRole('link', { name: /ascendant/i })
    .first()
    .click();
  await page.waitForURL('**/astrologie/calcul-ascendant/resultat/**');
  await expect.poll(() => page.locator('h1').textContent()).toBe(title);
  expect(problems).toEqual([]);
});

it('a member whose birth is known starts with one tap, in every tool', async () => {
  const { email, token } = await site.member();
  const own = new URLSearchParams({ firstname: 'Camille', birthdate: '1990-02-04', birthcity: '2988507' });
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${site.address()}/api/user/profile/infos/save_infos.json`, { method: 'POST', body: own, headers });
  const { page, problems } = await site.visit('phone');
  await enter(page, email, '/profil/activites');
  for (const [address, name, folder] of [
    [NATAL, 'Dresser mon thème', `${NATAL}/calcul/`],
    ['/numerologie/chemin-de-vie', 'Calculer mon chemin', '/numerologie/chemin-de-vie/calcul/1990-02-04'],
    [
      '/angeologie/calcul-ange-gardien-naissance',
      'Trouver mes trois anges',
      '/angeologie/calcul-ange-gardien-naissance/calcul/',
    ],
  ] as const) {
    // A tab of its own: nothing was typed in it.
    await page.evaluate(() => sessionStorage.removeItem('mine.birth'));
    await page.goto(address);
    await hydrated(page);
    await expect.poll(() => page.getByLabel('Pour qui ?').inputValue()).toBe('self');
    await page.getByRole('button', { name }).click();
    await page.waitForURL((url) => url.pathname.startsWith(folder));
  }
  expect(problems).toEqual([]);
});
