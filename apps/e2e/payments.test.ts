import { execFileSync } from 'node:child_process';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spend } from '../../features/wallet/api/index.ts';
import { createLogger, type Database, newId, openDatabase } from '../../packages/platform/index.ts';
import { enter, memberSite } from './member-site.ts';
import { typeCard } from './paying.ts';
import { CARDS, purchases } from './purchases.ts';
import { arrives, hydrated, SIZES, type Size } from './site.ts';

// On PostgreSQL, as where real money moves; and so that the test can use Suns as a consultation will.
let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startPostgres();
  const config = testConfig({ DATABASE_URL: server.url });
  database = await openDatabase(config, createLogger(config));
});
const site = memberSite(() => ({ DATABASE_URL: server.url }));
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

const useSuns = async (email: string, amount: number) => {
  const { rows } = await database.execute('select id from account_user where email = $1', [email]);
  const [userId, at] = [String(rows[0]?.['id']), Temporal.Now.instant()];
  const words = { key: newId(), label: 'Consultation', at };
  await database.transaction((tx) => spend(tx, { ...words, userId, currency: 'suns', amount }));
};

/** From the packs to the card page of the bank, every box ticked. */
async function toCardPage(page: Page, suns: string, { keep = false } = {}): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Choisir ${suns}`) }).click();
  await arrives(page, /^\/paiement\/commande\//);
  await orderAndPay(page, { keep });
}

async function orderAndPay(page: Page, { keep = false } = {}): Promise<void> {
  const pay = page.getByRole('button', { name: /^Commander et payer/ });
  await pay.waitFor();
  for (const box of [/conditions générales de vente/, /utilisables tout de suite/]) await page.getByLabel(box).check();
  const other = page.getByLabel('Une autre carte');
  if (await other.isVisible()) await other.check();
  if (keep) await page.getByLabel(/Garder cette carte/).check();
  await pay.click();
  await page.waitForURL(/\/pay\/cs_/);
}

const title = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words }).waitFor();

async function visitSuns(size: Size) {
  const { email, token } = await site.member();
  const visit = await site.visit(size);
  await enter(visit.page, email, '/profil/soleils');
  await hydrated(visit.page);
  return { ...visit, email, ...purchases(site.address(), token) };
}

/** From the list of contracts to the receipt of the withdrawal, then to the refund. */
async function withdraw(page: Page, contract: RegExp): Promise<void> {
  await page
    .locator('.withdrawal-list li')
    .filter({ hasText: contract })
    .first()
    .getByRole('button', { name: 'Renoncer au contrat ici' })
    .click();
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await page.getByRole('heading', { name: 'Rétractation enregistrée' }).waitFor();
  await page.getByRole('link', { name: 'Suivre le remboursement' }).click();
}

describe.each(Object.keys(SIZES) as Size[])('paying, %s', (size) => {
  it('Suns are bought, received, paid again in one tap with the kept card, and given back', async () => {
    const { page, problems, email } = await visitSuns(size);
    await page.getByRole('button', { name: /^Choisir 3.000/ }).click();
    await arrives(page, /^\/paiement\/commande\//);
    // Nothing is ticked beforehand, and nothing is ordered without it.
    expect(await page.locator('.pay-form input[type=checkbox]:checked').count()).toBe(0);
    await page.getByRole('button', { name: /^Commander et payer 30,00/ }).click();
    await page.getByText('Cette case est nécessaire pour commander').first().waitFor();
    await page.goto('/profil/soleils');
    await hydrated(page);

    await toCardPage(page, '3.000', { keep: true });
    expect(await page.locator('body').innerText()).toContain('Essai');
    await typeCard(page, CARDS.good);
    await arrives(page, /^\/paiement\/status\//);
    await title(page, 'Paiement accepté');
    await page.getByRole('link', { name: 'Voir le reçu' }).click();
    await page.getByRole('heading', { name: /^Reçu n° R\d{4}-\d{6}$/ }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger le PDF' }).click(),
    ]);
    const text = execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' });
    for (const words of [/Reçu n° R\d{4}-\d{6}/, /3\s000 Soleils/, /25,00/, /TVA 20\s%\s+5,00/, /30,00/, /Camille/])
      expect(text).toMatch(words);

    await page.goto('/profil/soleils');
    await hydrated(page);
    await page
      .locator('.suns-page__balance')
      .getByText(/3.000.Soleils/)
      .waitFor();
    await page.getByRole('button', { name: /^Choisir 1.000/ }).click();
    await page.getByLabel(/Visa •••• 4242/).waitFor();
    for (const box of [/conditions générales de vente/, /utilisables tout de suite/])
      await page.getByLabel(box).check();
    await page.getByRole('button', { name: /^Commander et payer 10,00/ }).click();
    await arrives(page, /^\/paiement\/status\//);
    await title(page, 'Paiement accepté');

    await page.getByRole('link', { name: 'Renoncer au contrat ici' }).first().click();
    await arrives(page, '/renoncer-au-contrat');
    await withdraw(page, /^1.000/);
    await title(page, 'Remboursé');
    await page.goto('/profil/achats');
    await hydrated(page);
    await page.getByRole('link', { name: /^Avoir A\d{4}-/ }).waitFor();
    await page.getByRole('button', { name: /^Retirer la carte/ }).click();
    await page.getByText('Aucune carte n’est gardée').waitFor();
    await page.goto('/profil/soleils');
    await page
      .locator('.suns-page__balance')
      .getByText(/3.000.Soleils/)
      .waitFor();
    const movement = (words: RegExp) => page.locator('.sun-movements li').filter({ hasText: words });
    await movement(/Soleils remboursés.*−.1.000reste 3.000.Soleils/).waitFor();

    // Some are used, then the rest is given back: what was used stays paid.
    await useSuns(email, 1200);
    await page.goto('/renoncer-au-contrat');
    await hydrated(page);
    await page.getByText('À vous rendre : 18,00').waitFor();
    await withdraw(page, /^3.000/);
    await title(page, 'Remboursé en partie');
    await page.goto('/profil/soleils');
    await movement(/Soleils remboursés.*−.1.800reste 0.Soleil/).waitFor();
    await movement(/Consultation.*−.1.200/).waitFor();
    expect(problems.filter((problem) => !/status of 4|ERR_ABORTED/.test(problem))).toEqual([]);
  });

  it('each test card does what it says, and the page of the payment tells it', async () => {
    const { page, choose } = await visitSuns(size);
    await toCardPage(page, '1.000');
    const cardPage = page.url();
    for (const [number, said] of [
      ['4000 0000 0000 0002', 'Cette carte a été refusée'],
      ['4000 0000 0000 9995', 'provision'],
      ['4000 0000 0000 0069', 'expiré'],
      ['4000 0000 0000 0127', 'cryptogramme'],
      ['4000 0000 0000 0119', 'Cette carte a été refusée'],
      ['4000 0000 0000 1111', 'pas celui d’une carte d’essai'],
    ] as const) {
      await typeCard(page, number);
      await page.getByRole('alert').getByText(said).waitFor();
    }
    await typeCard(page, CARDS.asks);
    await page.getByRole('button', { name: 'Refuser' }).click();
    await page.getByRole('alert').getByText('n’a pas confirmé').waitFor();
    await page.getByRole('link', { name: 'Revenir sans payer' }).click();
    await title(page, 'Paiement refusé');
    await page.getByText('Votre banque n’a pas pu vous reconnaître').waitFor();
    await page.goto(cardPage);
    await typeCard(page, CARDS.other);
    await title(page, 'Paiement accepté');

    const payWith = async (number: string) => {
      await page.goto(`/paiement/commande/${await choose('1000')}`);
      await hydrated(page);
      await orderAndPay(page);
      await typeCard(page, number);
    };
    await payWith('4000 0000 0000 0259');
    await title(page, 'Paiement contesté');
    // Given back, and sent back by the bank: the Suns return.
    await payWith('4000 0000 0000 5126');
    await title(page, 'Paiement accepté');
    const paid = page.url();
    await page.goto('/renoncer-au-contrat');
    await hydrated(page);
    await page.locator('.withdrawal-list li').first().waitFor();
    await withdraw(page, /1.000/);
    await expect.poll(() => page.url()).toBe(paid);
    await title(page, 'Paiement accepté');
    await page.goto('/profil/soleils');
    await page.locator('.sun-movements li').filter({ hasText: 'Remboursement non abouti' }).waitFor();
  });

  it('a card is refused, the bank asks, one comes back, opens two tabs, and loses the network: it is paid once', async () => {
    const { page, context } = await visitSuns(size);
    await toCardPage(page, '1.000');
    const cardPage = page.url();
    await typeCard(page, CARDS.poor);
    await page.getByRole('alert').getByText('provision').waitFor();
    await page.getByRole('link', { name: 'Revenir sans payer' }).click();
    await title(page, 'Paiement refusé');
    await page.getByText('La provision de cette carte ne suffit pas').waitFor();
    await page.getByRole('link', { name: 'Essayer autrement' }).click();
    await page.getByRole('button', { name: /^Commander et payer 10,00/ }).click();
    await page.waitForURL(/\/pay\/cs_/);
    expect(page.url()).toBe(cardPage);

    // The back button in the middle, and on again.
    await page.goBack();
    await page.goto(cardPage);
    const second = await context.newPage();
    await second.goto(cardPage);
    await typeCard(page, CARDS.asks);
    await page.getByRole('heading', { name: /Votre banque vous demande/ }).waitFor();
    const answered = page.waitForURL(/\/paiement\/status\//, { waitUntil: 'commit' }).catch(() => {});
    // The connection is cut on the way back: the bank has its answer, the page never comes.
    await page.route('**/paiement/status/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Confirmer le paiement' }).click();
    await answered;
    await typeCard(second, CARDS.good);
    await second.getByText('Ce paiement est déjà fait.').waitFor();
    await second.getByRole('link', { name: 'Revenir au site' }).click();
    await title(second, 'Paiement accepté');
    await second.goto('/profil/soleils');
    await second
      .locator('.suns-page__balance')
      .getByText(/1.000.Soleils/)
      .waitFor();
  });
});

describe('when the provider tells badly', () => {
  it('too late, twice, in the wrong order or never: each payment is seen, and counted once', async () => {
    const { page } = await visitSuns('desktop');
    for (const webhooks of ['lost', 'doubled', 'reordered', 'late']) {
      await toCardPage(page, '1.000');
      const { origin } = new URL(page.url());
      await fetch(`${origin}/_sandbox`, { method: 'POST', body: JSON.stringify({ webhooks, after: 1 }) });
      await typeCard(page, CARDS.good);
      await title(page, 'Paiement accepté');
      await page.goto('/profil/soleils');
      await hydrated(page);
    }
    await page
      .locator('.suns-page__balance')
      .getByText(/^4.000.Soleils/)
      .waitFor();
  });
});
