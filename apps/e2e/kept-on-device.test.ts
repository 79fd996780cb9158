import { expect, it } from 'vitest';
import { infosOf } from './astrology-site.ts';
import { signUp } from './member-life-steps.ts';
import { memberSite, newAddress } from './member-site.ts';
import { hydrated } from './site.ts';

const site = memberSite();
const NATAL = '/astrologie/theme-astral-gratuit/resultat';
const HERE = '/sur-cet-appareil';
const SOLANGE = { firstname: 'Solange', birthdate: '1962-02-05', birthtime: '00:10', birthcity: '2988507' };
const PAUL = { ...SOLANGE, firstname: 'Paul', birthdate: '1985-08-10' };

it('a visitor keeps charts and people on the device, deletes one, and finds the rest in the account', async () => {
  const { page, problems } = await site.visit('phone');
  for (const person of [SOLANGE, PAUL]) {
    await page.goto(`${NATAL}/${infosOf(person)}`);
    await hydrated(page);
    await page.getByText('Régler, garder, imprimer').click();
    await page.getByRole('button', { name: 'Garder sur cet appareil' }).first().click();
    await page.getByRole('button', { name: 'Gardé sur cet appareil' }).first().waitFor();
    await page.getByRole('button', { name: 'Garder la personne' }).first().click();
    await page.getByRole('button', { name: 'Personne gardée' }).first().waitFor();
  }
  await page.getByRole('link', { name: 'Voir ce qui est gardé' }).first().click();
  await page.waitForURL(`**${HERE}`);
  await hydrated(page);
  const results = page.locator('.kept-page__results h3');
  await expect.poll(() => results.allTextContents()).toEqual(['Le thème astral de Paul', 'Le thème astral de Solange']);
  await page.getByRole('button', { name: 'Retirer « Le thème astral de Paul »' }).click();
  await page.getByRole('button', { name: 'Retirer Paul' }).click();
  await expect.poll(() => results.allTextContents()).toEqual(['Le thème astral de Solange']);
  expect(await page.locator('.kept-page__people b').allTextContents()).toEqual(['Solange']);

  await page.getByRole('link', { name: 'Ouvrir un compte et tout y garder' }).click();
  await page.waitForURL('**/inscription-ou-connexion');
  await signUp(page, newAddress());
  await page.getByText('a rejoint votre compte').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('kept-on-device'))).toBeNull();
  await page.goto('/profil/activites');
  await page.getByRole('link', { name: 'Le thème astral de Solange' }).first().waitFor();
  await page.goto('/profil/contacts');
  await page.getByText('Solange').first().waitFor();
  // A signup with a password of everyone's was refused.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});
