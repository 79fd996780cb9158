import type { Page } from 'playwright-core';
import { logIn } from './member-site.ts';
import { hydrated } from './site.ts';

/** The people of the demonstration who work here, as `npm start` prints them. */
const PEOPLE = {
  alix: { email: 'alix@demo.solelune.example', password: 'saturne-en-verseau' },
  ines: { email: 'ines@demo.solelune.example', password: 'neptune-en-poissons' },
  maelle: { email: 'maelle@demo.solelune.example', password: 'venus-en-balance' },
};

/** To a page of theirs, through the guard. */
export async function enterDemonstration(page: Page, who: keyof typeof PEOPLE, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForURL('**/connexion');
  await hydrated(page);
  await logIn(page, PEOPLE[who].email, PEOPLE[who].password);
  await page.waitForURL(`**${address}`);
}
