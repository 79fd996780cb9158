import type { Page } from 'playwright-core';
import type { Size } from './site.ts';

/**
 * What the journeys of astrology share. 17 June 1988 at 14 h 25 in Lyon: Ascendant 5°19′ Libra, Sun 26°31′ Gemini in house IX
 * (the golden files hold the same), Moon at 2° of Leo, which it had entered that morning.
 */
export const CAMILLE = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: '2996944' };

/** A birth as addresses carry it, and back. */
export const infosOf = (birth: object) => Buffer.from(JSON.stringify(birth)).toString('base64url');
export const birthIn = (address: string) =>
  JSON.parse(Buffer.from(address.split('/').at(-1) ?? '', 'base64url').toString());

export const entersFolder = (page: Page, folder: string) => page.waitForURL((url) => url.pathname.startsWith(folder));

/** On a phone the birth form asks one question after the other. */
export async function nextQuestion(page: Page, size: Size): Promise<void> {
  if (size === 'phone') await page.getByRole('button', { name: 'Continuer' }).click();
}

/** Fills the birth form as a person does, the place by the keyboard. */
export async function fillBirth(page: Page, size: Size, time: string | null): Promise<void> {
  await page.getByLabel('Prénom').fill(CAMILLE.firstname);
  await nextQuestion(page, size);
  await page.getByLabel('Date de naissance').fill(CAMILLE.birthdate);
  await nextQuestion(page, size);
  if (time) await page.getByLabel('Heure de naissance').fill(time);
  else await page.getByLabel('Je connais l’heure').selectOption('unknown');
  await nextQuestion(page, size);
  const place = page.getByRole('combobox', { name: 'Lieu de naissance' });
  await place.fill('Lyon');
  await page.getByRole('option', { name: /^Lyon/ }).first().waitFor();
  // The best answer is the first; nothing is chosen until one says so.
  await place.press('ArrowDown');
  await place.press('Enter');
}
