import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { bookSite, NAMES } from './book-site.ts';
import { choosePlace, enter, logIn } from './member-site.ts';
import { toCardPage, typeCard } from './paying.ts';
import { CARDS } from './purchases.ts';
import { arrives, hydrated, path } from './site.ts';

const site = bookSite();
const ORDER = '/commande-promesse-celeste';

/** A book takes seconds; its makers step back behind everything else, and on a busy machine it takes minutes. */
const MAKING = { timeout: 240_000 };

const title = (page: Page, name: string | RegExp, patience = {}) =>
  page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' }).waitFor(patience);

async function fillBirth(page: Page, firstname: string, birthtime = '14:25'): Promise<void> {
  const form = page.locator('.book-order__form');
  await form.getByLabel('Prénom sur la couverture').fill(firstname);
  await choosePlace(form.getByLabel('Lieu de naissance'), 'Lyon', /^Lyon/);
  await form.getByLabel('Date de naissance').fill('1988-06-17');
  await form.getByLabel('Heure de naissance').fill(birthtime);
}

const goOn = (page: Page) => page.getByRole('button', { name: /^Continuer vers le paiement/ }).click();

async function pay(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Commander et payer 49,00/ }).waitFor();
  await toCardPage(page);
  await typeCard(page);
  await title(page, 'Paiement accepté');
  await page.getByRole('link', { name: 'Suivre la fabrication du livre' }).click();
  await arrives(page, /^\/profil\/livres\//);
  return path(page).split('/').at(-1) ?? '';
}

/** The file, as a browser gets it. */
async function download(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('promesse-celeste.pdf');
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return bytes;
}

const seriousOf = (problems: readonly string[]) => problems.filter((one) => !/status of 4|ERR_ABORTED/.test(one));

describe('a book', () => {
  it('for oneself: the specimen is leafed through, the cover is drawn, three pages are read, the login comes between; it is made, opened by its owner alone, corrected and made again', async () => {
    const { email } = await site.member();
    const { page, problems } = await site.visit('desktop');
    await page.goto('/landing-promesse-celeste');
    await hydrated(page);
    await page.getByText('Pages 2 et 3').waitFor();
    await page.getByRole('button', { name: 'Pages suivantes' }).click();
    await page.getByText('Pages 4 et 5').waitFor();
    await page.getByRole('link', { name: 'Composer le mien' }).click();
    await arrives(page, ORDER);

    await goOn(page);
    await page.getByText('Ce champ est requis').first().waitFor();
    await fillBirth(page, NAMES.self);
    const cover = page.locator('.book-live svg');
    await cover.getByText(NAMES.self).waitFor();
    await cover.getByText(/^Lyon, le 17.juin 1988 à 14.h.25$/).waitFor();
    await page.getByRole('button', { name: 'Voir ces trois pages' }).click();
    await page.getByText('Elles sont définitives').waitFor(MAKING);
    const pages = page.locator('.book-extract__pages img');
    await expect
      .poll(() => pages.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)))
      .toEqual([620, 620, 620]);
    await goOn(page);
    await arrives(page, '/connexion');
    await hydrated(page);
    await logIn(page, email);
    await arrives(page, `${ORDER}/suite`);
    // What was written is still there.
    await expect.poll(() => page.getByLabel('Prénom sur la couverture').inputValue()).toBe(NAMES.self);
    await goOn(page);
    const id = await pay(page);
    await title(page, /se compose|attend son tour/);
    await title(page, `Le livre de ${NAMES.self}`, MAKING);
    const first = await download(page);
    expect(await site.linkIn('book-ready', email, 'Ouvrir le livre')).toBe(`/profil/livres/${id}`);

    const stranger = await site.member();
    for (const [call, fields] of [
      ['link.json', { id }],
      [`one/${id}.json`, null],
    ] as const)
      expect(await site.ask(stranger.token, `book/${call}`, fields)).toMatchObject({ status: 404 });
    const other = await site.visit('desktop');
    await enter(other.page, stranger.email, '/profil/livres');
    await other.page.getByText('Aucun livre encore').waitFor();
    await other.page.goto(`/profil/livres/${id}`);
    await other.page.getByRole('heading', { level: 1, name: /introuvable|n’existe pas|404/i }).waitFor();

    await page.getByText('L’heure de naissance se précise ?').click();
    await page.getByLabel('Heure de naissance').fill('15:10');
    await page.getByRole('button', { name: 'Corriger et refaire le livre' }).click();
    await title(page, /se compose|attend son tour/);
    await title(page, `Le livre de ${NAMES.self}`, MAKING);
    await page
      .locator('.book-beside__cover')
      .getByText(/à 15.h.10$/)
      .waitFor();
    expect((await download(page)).equals(first)).toBe(false);
    expect(await accessProblems(page)).toEqual([]);

    await page.goto('/profil/activites/livres');
    await hydrated(page);
    await page.getByRole('link', { name: `Le livre de ${NAMES.self}` }).click();
    await arrives(page, `/profil/livres/${id}`);
    expect(seriousOf(problems)).toEqual([]);
  });

  it('as a gift at a date: it waits, can be given up; on its day it is made, sent with its word, taken, and no longer the giver’s', async () => {
    const [giver, taker] = [await site.member(), await site.member()];
    const { page, problems } = await site.visit('phone');
    await enter(page, giver.email, '/profil/livres');
    const order = async (day: string, firstname: string) => {
      await page.goto(ORDER);
      await hydrated(page);
      await page.getByLabel('Un cadeau').check();
      await fillBirth(page, firstname);
      await page.getByLabel('Remis le').fill(day);
      await page.getByLabel('À l’adresse de').fill(taker.email);
      await page.getByLabel(/^Un mot/).fill('Pour tes vingt prochaines années.');
      await goOn(page);
    };
    const inAMonth = site.today().add({ days: 30 });
    await order(site.today().subtract({ days: 1 }).toString(), NAMES.gift);
    await page.getByText('Ce jour est passé').waitFor();
    await page.getByLabel('Remis le').fill(inAMonth.toString());
    await goOn(page);
    await pay(page);
    await page.getByText(/^À remettre le/).waitFor();
    await page.getByRole('button', { name: 'Annuler et être remboursé' }).click();
    await page.getByText(/Remboursement en cours|Remboursé/).waitFor();

    await order(inAMonth.toString(), NAMES.gift);
    const id = await pay(page);
    await page.getByText(/^À remettre le/).waitFor();
    await site.comeToTheDay(id);
    const sent = async () => (await site.ask(giver.token, `book/one/${id}.json`, null)).body;
    await expect.poll(sent, MAKING).toMatchObject({ book: { gift_sent: true } });
    const gift = await site.linkIn('book-gift', taker.email, 'Ouvrir le cadeau');

    const other = await site.visit('phone');
    await other.page.goto(gift);
    await hydrated(other.page);
    await other.page.getByText('Pour tes vingt prochaines années.').waitFor();
    expect(await accessProblems(other.page)).toEqual([]);
    await other.page.getByRole('button', { name: 'Ranger ce livre dans mon compte' }).click();
    await arrives(other.page, '/connexion');
    await hydrated(other.page);
    await logIn(other.page, taker.email);
    await arrives(other.page, `${gift}/ranger`);
    await other.page.getByRole('button', { name: 'Ranger ce livre dans mon compte' }).click();
    await arrives(other.page, `/profil/livres/${id}`);
    await download(other.page);
    expect(await site.ask(giver.token, 'book/link.json', { id })).toMatchObject({ status: 404 });
    await page.goto(`/profil/livres/${id}`);
    await page.getByText('Offert, et rangé dans un autre compte').waitFor();
    expect(seriousOf(problems)).toEqual([]);
  });

  it('for a contact: a refused card makes none; paid for, the server is killed while it is made, and the next one goes on', async () => {
    const { email, token } = await site.member();
    await site.addContact(token, NAMES.contact);
    const { page } = await site.visit('desktop');
    await enter(page, email, '/profil/livres');
    await page.goto(ORDER);
    await hydrated(page);
    await page.getByLabel('Un proche').check();
    await page.getByLabel('Parmi vos proches').selectOption({ label: NAMES.contact });
    await expect.poll(() => page.getByLabel('Prénom sur la couverture').inputValue()).toBe(NAMES.contact);
    await goOn(page);
    await toCardPage(page);
    await typeCard(page, CARDS.poor);
    await page.getByRole('alert').getByText('provision').waitFor();
    await page.getByRole('link', { name: 'Revenir sans payer' }).click();
    await title(page, 'Paiement refusé');
    expect((await site.ask(token, 'book/mine.json', null)).body).toMatchObject({ books: [] });
    await page.getByRole('link', { name: 'Essayer autrement' }).click();
    await toCardPage(page);
    await typeCard(page);
    // A book is made in seconds: whoever waited for the next page would come too late.
    const id = await site.killWhileMaking();
    await page.goto(`/profil/livres/${id}`);
    await title(page, `Le livre de ${NAMES.contact}`, MAKING);
    await download(page);
    expect(await site.linkIn('book-ready', email, 'Ouvrir le livre')).toBe(`/profil/livres/${id}`);
  });
});
