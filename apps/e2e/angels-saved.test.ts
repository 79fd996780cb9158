import { encodeInfos } from '@solelune/screen';
import { expect, it } from 'vitest';
import { enter, logIn, memberSite } from './member-site.ts';
import { hydrated } from './site.ts';

const site = memberSite();
const given = encodeInfos({ firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25' });
const RESULT = `/angeologie/calcul-ange-gardien-naissance/resultat/${given}`;
const saved = (id: string) => `/ange/mon-ange-gardien-naissance/resultat/${id}`;

it('a birth is kept, found among the activities, opened again under its own address, and nobody else’s', async () => {
  const { page, problems } = await site.visit('desktop');
  const { email } = await site.member();
  await enter(page, email, '/profil/activites');
  await page.goto(RESULT);
  const answer = page.waitForResponse(/user\/profile\/activity\/save\.json/);
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  const { activity } = await (await answer).json();
  await page.getByText('Résultat enregistré').first().waitFor();

  await page.goto('/profil/activites/anges');
  await page
    .getByRole('link', { name: /Caliel, ange gardien/ })
    .first()
    .click();
  await page.waitForURL(`**${saved(activity.id)}`);
  await page.getByText(/^Gardé le/).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Caliel');
  expect(problems).toEqual([]);

  const { token } = await site.member();
  const other = await fetch(`${site.address()}/api/angel/birthchart/saved/${activity.id}.json`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(other.status).toBe(404);
});

it('without a login the guard stands before it; a result that is not there is a 404', async () => {
  const { page } = await site.visit('phone');
  const { email } = await site.member();
  await page.goto(saved('00000000-0000-4000-8000-000000000000'));
  await page.waitForURL('**/connexion');
  await hydrated(page);
  await logIn(page, email);
  await page.getByText('Page introuvable').first().waitFor();
});
