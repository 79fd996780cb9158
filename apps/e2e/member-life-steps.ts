import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { areaLink, choosePlace, fillBirth, formWith, PASSWORD } from './member-site.ts';
import { hydrated } from './site.ts';

export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/inscription-ou-connexion');
  await hydrated(page);
  const form = formWith(page, 'Créer mon compte');
  await form.getByLabel('Prénom').fill('Camille');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Mot de passe', { exact: true }).fill('azertyuiop');
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  // The box was forgotten.
  await form.locator('.field__error').waitFor();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  // A password of everyone's.
  await form.getByText('parmi les plus utilisés').waitFor();
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

export async function completeProfile(page: Page): Promise<void> {
  const identity = page.locator('#identite form');
  await identity.locator('[name=lastname]').fill('Rivière');
  await identity.locator('[name=fixed_phone]').fill('02 40 12 34 56');
  await identity.locator('[name=mobile_phone]').fill('06 12');
  await choosePlace(identity.getByLabel('Ville actuelle'), 'Lyon', /^Lyon/);
  await identity.getByRole('button', { name: 'Enregistrer' }).click();
  await identity.locator('.field__error').first().waitFor();
  await identity.locator('[name=mobile_phone]').fill('06 12 34 56 78');
  await identity.getByRole('button', { name: 'Enregistrer' }).click();
  await identity.locator('.save-line[data-state=done]').waitFor();
  const birth = { birthdate: '1990-02-04', birthtime: '06:10', birthcity: 'Nantes' };
  await fillBirth(page.locator('#naissance form'), birth, 'Enregistrer ma naissance');
  await page.locator('.member-hero__trio').getByText('Verseau').first().waitFor();
  await page.getByRole('heading', { name: 'Il vous reste une ligne' }).waitFor();
  await page.getByRole('link', { name: /^Votre photo/ }).click();
  await page.waitForURL('**/profil/photos');
  await hydrated(page);
  const picture = { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  await page.getByLabel('Choisir des photos').setInputFiles(picture);
  const shown = page.locator('.photos-page__grid img');
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByText('Portrait', { exact: true }).waitFor();
  await areaLink(page, 'Mon profil').click();
  await page.getByRole('img', { name: 'Profil complet à 100 %' }).waitFor();
  await page.getByRole('heading', { name: 'Votre profil est complet' }).waitFor();
}

export async function addContact(page: Page): Promise<void> {
  await areaLink(page, 'Proches').click();
  await page.getByRole('link', { name: 'Ajouter un proche' }).click();
  const answers = { firstname: 'Solange', lastname: 'Rivière', birthdate: '1988-06-17', birthcity: 'Brest' };
  await fillBirth(page.locator('form.birth-form'), answers, 'Ajouter');
  await page.waitForURL('**/profil/contacts/detail/*');
  await page.getByRole('heading', { level: 1, name: 'Solange Rivière' }).waitFor();
  await page.getByText('Gémeaux').first().waitFor();
}

/** From the contact to a reading, kept, found again in the list and opened. Gives its title. */
export async function keepReading(page: Page): Promise<string> {
  await page
    .getByRole('navigation', { name: 'Lire pour Solange' })
    .getByRole('link', { name: 'Chemin de vie' })
    .click();
  await page.waitForURL('**/chemin-de-vie/calcul/1988-06-17');
  await page.getByRole('link', { name: /^Passer/ }).dispatchEvent('click');
  await page.waitForURL('**/chemin-de-vie/resultat/4');
  const reading = page.locator('.text-columns');
  const steps = page.getByLabel('Les étapes du calcul');
  const before = [await reading.textContent(), await steps.allTextContents()];
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await page.getByRole('button', { name: 'Enregistré', exact: true }).first().waitFor();
  await page.goto('/profil/activites/numerologie');
  const kept = page.locator('.activity-card h3 a');
  const title = (await kept.textContent()) ?? '';
  expect(await kept.count()).toBe(1);
  await kept.click();
  await page.waitForURL('**/chemin-de-vie/resultat/4');
  await reading.waitFor();
  expect([await reading.textContent(), await steps.allTextContents()]).toEqual(before);
  return title;
}

export async function removeAndUndo(page: Page, title: string): Promise<void> {
  await page.goto('/profil/activites');
  const card = page.locator('.activity-card').filter({ hasText: title });
  const all = page.getByRole('navigation', { name: 'Catégories' }).getByRole('link', { name: 'Tout' });
  await card.getByRole('button', { name: /^Retirer/ }).click();
  await page.getByText('est retiré').waitFor();
  expect(await all.textContent()).toBe('Tout 0');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await card.waitFor();
  await page.reload();
  await card.waitFor();
  expect(await all.textContent()).toBe('Tout 1');
}

export async function takeData(page: Page, email: string, title: string): Promise<void> {
  await areaLink(page, 'Mes données').click();
  await page.getByRole('button', { name: 'Rassembler mes données' }).click();
  await page.getByText('Solange').first().waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer le fichier' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    parts: {
      account: { prenom: 'Camille', adresse_email: email, adresse_confirmee_le: expect.any(String) },
      profile: {
        identite: {
          nom: 'Rivière',
          date_de_naissance: '1990-02-04',
          lieu_de_naissance: expect.stringMatching(/^Nantes/),
        },
        proches: [{ prenom: 'Solange', date_de_naissance: '1988-06-17' }],
        photos: [{ photo_de_profil: true }],
        activites: [{ titre: title, retiree_le: null }],
      },
    },
  });
}
