import type { Page } from 'playwright-core';
import { enterDemonstration } from './demonstration.ts';
import { toCardPage, typeCard } from './paying.ts';
import { arrives, hydrated } from './site.ts';

/** The console of the demonstration's Maëlle, with her requests. */
export async function openConsole(page: Page): Promise<Page> {
  await enterDemonstration(page, 'maelle', '/console');
  await page.getByRole('heading', { level: 2, name: 'Demandes' }).waitFor();
  return page;
}

/** From an advisor's page, five minutes chosen and paid for, to the room that waits for its answer; gives the room. */
export async function askAdvisor(page: Page, slug = 'maelle', way: RegExp = /^Par tchat/): Promise<string> {
  await page.goto(`/equipe/${slug}/consulter`);
  await hydrated(page);
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('radio', { name: /^5 min/ }).check();
  await page.getByRole('button', { name: /^Continuer/ }).click();
  await toCardPage(page);
  await typeCard(page);
  await page.getByRole('link', { name: 'Rejoindre le salon' }).click();
  await arrives(page, /^\/consultation\//);
  return new URL(page.url()).pathname.split('/')[2] as string;
}

/** The advisor's side says yes, and is in the room. */
export async function acceptRequest(page: Page, id: string): Promise<void> {
  await page.getByRole('region', { name: 'Demandes' }).getByRole('button', { name: 'Accepter' }).last().click();
  await arrives(page, `/console/consultation/${id}`);
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Votre message').fill(text);
  await page.keyboard.press('Enter');
}

/** The meter, as it is read. */
export const counted = async (page: Page): Promise<string> =>
  (await page.getByTestId('counted').innerText()).replaceAll(/\s/g, ' ');
