import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, logIn, memberSite } from './member-site.ts';
import { arrives, hydrated } from './site.ts';

const site = memberSite();
const CARD = '4242 4242 4242 4242';
const MAELLE = { email: 'maelle@demo.solelune.example', password: 'venus-en-balance' };

async function openConsole(): Promise<Page> {
  const { page } = await site.visit('desktop');
  await page.goto('/connexion');
  await hydrated(page);
  await logIn(page, MAELLE.email, MAELLE.password);
  await page.waitForURL((url) => url.pathname !== '/connexion');
  await page.goto('/console');
  await page.getByRole('heading', { level: 2, name: 'Demandes' }).waitFor();
  return page;
}

/** From the advisor's page to the room that waits for its answer. */
async function ask(page: Page): Promise<string> {
  await page.goto('/equipe/maelle/consulter');
  await hydrated(page);
  await page.getByRole('radio', { name: /^Par tchat/ }).check();
  await page.getByRole('radio', { name: /^5 min/ }).check();
  await page.getByRole('button', { name: /^Continuer/ }).click();
  await arrives(page, /^\/paiement\/commande\//);
  await page.getByRole('button', { name: /^Commander et payer/ }).waitFor();
  for (const box of await page.locator('.pay-form input[type=checkbox]:not([name=keep_card])').all()) await box.check();
  await page.getByRole('button', { name: /^Commander et payer/ }).click();
  await page.waitForURL(/\/pay\/cs_/);
  await page.getByLabel('Numéro de carte').fill(CARD);
  await page.getByRole('button', { name: /^Payer/ }).click();
  await page.getByRole('link', { name: 'Rejoindre le salon' }).click();
  await arrives(page, /^\/consultation\//);
  return new URL(page.url()).pathname.split('/')[2] as string;
}

const say = async (page: Page, text: string) => {
  await page.getByLabel('Votre message').fill(text);
  await page.keyboard.press('Enter');
};
const counted = async (page: Page) => (await page.getByTestId('counted').innerText()).replaceAll(/\s/g, ' ');

describe('a consultation by chat, a member on a phone and an advisor on a desktop', () => {
  it('goes from the request to the receipt, over a refresh, a second tab and a cut', async () => {
    const { email } = await site.member();
    const { page: camille } = await site.visit('phone');
    await enter(camille, email, '/profil/achats');
    const maelle = await openConsole();
    const id = await ask(camille);
    await camille.getByText(/Nous demandons à/).waitFor();

    await maelle.getByRole('region', { name: 'Demandes' }).getByRole('button', { name: 'Accepter' }).last().click();
    await arrives(maelle, `/console/consultation/${id}`);
    await expect.poll(() => counted(camille)).not.toBe('0 s');

    await say(camille, 'Bonsoir Maëlle, voyez https://exemple.fr');
    await maelle.getByText('Bonsoir Maëlle, voyez https://exemple.fr').waitFor();
    expect(await maelle.locator('.room-talk a').count()).toBe(0);
    await say(maelle, 'Bonsoir');
    await camille.getByText('Bonsoir', { exact: true }).waitFor();
    await camille.getByText(/, lu$/).waitFor();

    await camille.reload();
    await camille.getByText('Bonsoir', { exact: true }).waitFor();
    const second = await camille.context().newPage();
    await second.goto(`/consultation/${id}`);
    await second.getByText('Bonsoir', { exact: true }).waitFor();

    await camille.context().setOffline(true);
    await say(camille, 'Écrit sans réseau');
    await maelle.getByText(/Ligne coupée, rien n’est compté/).waitFor({ timeout: 40_000 });
    const frozen = await counted(maelle);
    await camille.context().setOffline(false);
    await maelle.getByText('Écrit sans réseau').waitFor();
    expect(await maelle.getByText('Écrit sans réseau').count()).toBe(1);
    await expect.poll(() => counted(maelle)).not.toBe(frozen);
    await second.close();

    await camille.getByRole('button', { name: 'Terminer' }).click();
    await camille.getByRole('button', { name: 'Oui, terminer' }).click();
    await camille.getByRole('link', { name: 'Lire le reçu' }).click();
    await camille.getByText(/la communication avec vous est coupée : le compteur s’arrête/).waitFor();
    await maelle.getByRole('link', { name: 'Voir le décompte' }).click();
    await maelle.getByTestId('total').waitFor();
    expect(await maelle.getByTestId('total').innerText()).toBe(await camille.getByTestId('total').innerText());
  });
});
