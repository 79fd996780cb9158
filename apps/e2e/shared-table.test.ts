import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { acceptRequest, askAdvisor, openConsole } from './consulting.ts';
import { enter, memberSite } from './member-site.ts';
import { arrives } from './site.ts';

const site = memberSite();
const table = (page: Page) => page.getByRole('region', { name: 'La table partagée' });
const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe('the shared table, a member on a phone and an advisor on a desktop', () => {
  it('shows both the same wheel, transits, spread and angel at once; what is taken back leaves at once; and both read it again', async () => {
    const { email } = await site.adult();
    const { page: camille } = await site.visit('phone');
    await enter(camille, email, '/profil/achats');
    const maelle = await openConsole((await site.visit('desktop')).page);
    const id = await askAdvisor(camille);
    await camille.getByText(/Nous demandons à/).waitFor();
    await acceptRequest(maelle, id);

    // Nothing of hers is there before she lends it.
    await table(maelle)
      .getByText(/Son ciel n’est pas partagé/)
      .waitFor();
    await table(camille)
      .getByLabel(/Ma naissance/)
      .click();
    await table(maelle).getByRole('button', { name: 'Poser ce ciel' }).click();
    for (const page of [camille, maelle]) await table(page).getByText('Le ciel de naissance de Camille').waitFor();
    await table(maelle)
      .getByRole('list', { name: 'Montrer une planète' })
      .getByRole('button', { name: /^Soleil/ })
      .click();
    await table(camille)
      .getByRole('button', { name: /^Soleil/, pressed: true })
      .getByText('Maëlle')
      .waitFor();
    await table(maelle).getByRole('button', { name: 'Poser les transits' }).click();
    for (const page of [camille, maelle])
      await table(page)
        .getByRole('button', { name: /^Transits du/, pressed: true })
        .waitFor();

    // A spread: shuffled and sealed first, taken by the member, turned by either, proven on both devices.
    await table(maelle).getByLabel('Avec des cartes renversées').check();
    await table(maelle).getByRole('combobox', { name: 'Un tirage à deux' }).selectOption('three');
    await table(maelle).getByRole('button', { name: 'Mélanger et poser' }).click();
    for (const page of [camille, maelle]) await table(page).getByText('L’ordre est scellé depuis le début').waitFor();
    for (const place of [7, 30, 71]) {
      await table(camille)
        .getByRole('button', { name: `Prendre la carte ${place}`, exact: true })
        .dispatchEvent('click');
      const taken = table(maelle).getByRole('button', { name: `Carte ${place}, prise`, exact: true });
      // With the last one the fan closes.
      if (place !== 71) await taken.waitFor();
    }
    const faceDown = (page: Page) => table(page).getByRole('button', { name: /^Retourner la carte/ });
    await expect.poll(() => faceDown(maelle).count()).toBe(3);
    for (const page of [maelle, camille, maelle]) {
      const left = await faceDown(maelle).count();
      await faceDown(page).first().click();
      for (const both of [camille, maelle]) await expect.poll(() => faceDown(both).count()).toBe(left - 1);
    }
    for (const page of [camille, maelle])
      await table(page)
        .getByText(/l’empreinte et les cartes concordent/)
        .waitFor();
    const faces = (page: Page) => table(page).locator('.shared-deal__what').allInnerTexts();
    expect(await faces(camille)).toEqual(await faces(maelle));
    expect((await faces(camille)).filter(Boolean)).toHaveLength(3);

    await table(maelle).getByRole('combobox', { name: 'Un ange' }).selectOption('7');
    await table(maelle).getByRole('button', { name: 'Poser son sceau' }).click();
    for (const page of [camille, maelle]) await table(page).getByText('ange 7 sur 72').waitFor();
    expect([await noOverflow(camille), await noOverflow(maelle)]).toEqual([true, true]);

    // Taken back: both skies leave the other's table at once, and can no longer be asked for.
    await table(camille).getByText('Ce que voit Maëlle de mon dossier').click();
    await table(camille)
      .getByLabel(/Ma naissance/)
      .click();
    await table(maelle)
      .getByText(/Son ciel n’est pas partagé/)
      .waitFor();
    await expect
      .poll(() =>
        table(maelle)
          .getByRole('button', { name: /^Transits du|^Le ciel de naissance/ })
          .count(),
      )
      .toBe(0);

    // Words that weigh show both the lines; the talk goes on, and is read again afterwards.
    await camille.getByLabel('Votre message').fill('Je n’ai plus envie de vivre.');
    await camille.keyboard.press('Enter');
    for (const page of [camille, maelle]) await page.getByRole('link', { name: '3114' }).waitFor();
    await maelle.getByRole('button', { name: 'Terminer' }).click();
    await maelle.getByRole('button', { name: 'Terminer sans rien compter' }).click();
    await camille.goto(`/consultation/${id}/recu`);
    await camille.getByRole('link', { name: 'Relire la conversation' }).click();
    await arrives(camille, `/consultation/${id}/conversation`);
    await camille.getByText('Je n’ai plus envie de vivre.').waitFor();
    const [file] = await Promise.all([
      camille.waitForEvent('download'),
      camille.getByRole('button', { name: 'Enregistrer en fichier texte' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^conversation-.*\.txt$/);
    expect(await noOverflow(camille)).toBe(true);
    expect(await accessProblems(camille)).toEqual([]);
    await camille.getByText('Effacer cette conversation').click();
    await camille.getByLabel(/ce qui est effacé ne revient pas/).check();
    await camille.getByRole('button', { name: 'Effacer pour toujours' }).click();
    await camille.getByText('Cette conversation est effacée').waitFor();
    await maelle.goto(`/consultation/${id}/conversation`);
    await maelle.getByText('Cette conversation est effacée').waitFor();
  });
});
