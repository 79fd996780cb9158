import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addContact, completeProfile, keepReading, removeAndUndo, signUp, takeData } from './member-life-steps.ts';
import { areaLink, memberSite, newAddress, PASSWORD, part } from './member-site.ts';
import { hydrated, SIZES, type Size } from './site.ts';

const site = memberSite();

const theEnd = (page: Page) => part(page, 'Suppression du compte');

async function leave(page: Page): Promise<void> {
  const end = theEnd(page);
  await end.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await end.getByLabel('Votre mot de passe').fill('pas-le-bon-77');
  await end.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await end.locator('.field__error').waitFor();
  await end.getByLabel('Votre mot de passe').fill(PASSWORD);
  await end.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await end.getByText('seront effacés le').waitFor();
}

async function changeOnesMind(page: Page, email: string, size: Size): Promise<void> {
  // The letter is opened elsewhere, where nobody is logged in.
  const elsewhere = await site.visit(size);
  await elsewhere.page.goto(await site.linkIn('deletion-requested', email, 'Garder mon compte'));
  await hydrated(elsewhere.page);
  await elsewhere.page.getByRole('button', { name: 'Garder mon compte' }).click();
  await elsewhere.page.getByRole('heading', { name: 'Votre compte est conservé' }).waitFor();
  await page.reload();
  await theEnd(page).getByRole('button', { name: 'Supprimer mon compte' }).waitFor();
}

describe.each(Object.keys(SIZES) as Size[])('a member, %s', (size) => {
  it('signs up, confirms, tells all, keeps, takes away, changes their mind about leaving, and leaves', async () => {
    const { page, problems } = await site.visit(size);
    const email = newAddress();
    await signUp(page, email);
    await page.goto(await site.linkIn('welcome', email, 'Confirmer mon adresse'));
    await page.getByRole('heading', { name: 'Adresse confirmée' }).waitFor();
    await page.getByRole('link', { name: 'Compléter mon profil' }).click();
    await part(page, 'Adresse e-mail').getByText('Confirmée').waitFor();
    await completeProfile(page);
    await addContact(page);
    const title = await keepReading(page);
    await removeAndUndo(page, title);
    await takeData(page, email, title);
    await areaLink(page, 'Mon profil').click();
    await leave(page);
    await changeOnesMind(page, email, size);
    await leave(page);
    // Refused on purpose: a password of everyone's, a phone number cut short, a wrong password. Leaving a page gives up what it still loads.
    const expected = /responded with a status of 4|ERR_ABORTED/;
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  });
});
